import type { Employer } from "../types/employer.ts";

export const employer: Employer = {
  questions: [
    { question: "How do you judge whether work here is good?", goodAnswer: "By a standard that exists on paper." },
    {
      question: "What did you last change because an employee found a mistake?",
      goodAnswer: "A process, within weeks, and the finder was thanked.",
    },
    { question: "How far ahead is the work planned?", goodAnswer: "A quarter, and the plan usually holds." },
    { question: "Who signs off on what?", goodAnswer: "One person for each item, and you for yours." },
    { question: "How do people get thanked?", goodAnswer: "By name, in front of the others." },
  ],
  suits: {
    size: "A company with rules worth keeping fits you: regulated, certified, or proud of its craft.",
    pace: "Planned weeks with fixed hours let you be exact.",
    pay: "You are at ease with a clear pay grade, clear steps up, and a budget for training.",
  },
  warnings: [
    "There are errors in the job ad and nobody minds.",
    "They say that you'll soon find your way around.",
    "The interview starts twenty minutes late without a word of apology.",
    "Two people give you different numbers for the same thing, and neither of them looks it up.",
  ],
};
