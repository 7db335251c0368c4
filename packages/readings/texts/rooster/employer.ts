import type { Employer } from "../types/employer.ts";

export const employer: Employer = {
  questions: [
    {
      question: "How do you judge whether work here is good?",
      goodAnswer: "There's a written standard, and they show it to you.",
    },
    {
      question: "What did you last change because an employee found a mistake?",
      goodAnswer: "They changed a process within weeks, and they thanked the person who found the mistake.",
    },
    { question: "How far ahead is the work planned?", goodAnswer: "A quarter is good, if the plan usually holds." },
    { question: "Who signs off on what?", goodAnswer: "There should be one person for each item, and you for yours." },
    {
      question: "How do people get thanked?",
      goodAnswer: "You want to hear that it's done by name, in front of the others.",
    },
  ],
  suits: {
    size: "A company with rules worth keeping fits you: regulated, certified, or proud of its craft.",
    pace: "Planned weeks with fixed hours let you be exact.",
    pay: "Choose a clear pay grade with clear steps up, and a budget for training.",
  },
  warnings: [
    "Be wary if you point out an error in the job ad and everyone laughs.",
    "“You'll soon find your way around” means that nothing is written down.",
    "If the interview starts twenty minutes late without a word of apology, the meetings will, too.",
    "It's worst when two people give you different numbers for the same thing, and neither of them looks it up.",
  ],
};
