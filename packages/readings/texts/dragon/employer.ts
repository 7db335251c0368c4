import type { Employer } from "../types/employer.ts";

export const employer: Employer = {
  questions: [
    {
      question: "Where should this company be in five years, and what is the first step?",
      goodAnswer: "You want a clear aim, and a first step that already has a budget.",
    },
    {
      question: "Who would finish what I start?",
      goodAnswer: "They name a deputy, or a team that has already been hired.",
    },
    {
      question: "Which project did you stop last year?",
      goodAnswer: "Good managers name one at once and say what they learned.",
    },
    {
      question: "Who will tell me when I'm wrong?",
      goodAnswer: "The best answer is one name, and the person seems to look forward to it.",
    },
    {
      question: "Where would my work be seen?",
      goodAnswer: "They show you a stage, a report or a customer meeting, with your name on the work.",
    },
  ],
  suits: {
    size: "Choose a company that is large enough for a big plan, or a small one with serious money behind it.",
    pace: "Long goals, cut into quarters, hold your attention.",
    pay: "A good salary plus a share of the result is right for you, with the formula fixed before you start.",
  },
  warnings: [
    "Be wary if the title is bigger than the team.",
    "If they agree with everything you say, nobody will stop you later.",
    "If nobody knows how the last grand plan ended, it ended badly.",
    "Think twice about a founder who introduces the team and forgets two of the names.",
  ],
};
