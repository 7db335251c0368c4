import type { Employer } from "../types/employer.ts";

export const employer: Employer = {
  questions: [
    {
      question: "How much of the week would I spend with customers?",
      goodAnswer: "You want more than half, on a route that you plan yourself.",
    },
    { question: "How soon could I try something on my own?", goodAnswer: "The answer you need is the first month." },
    {
      question: "What do people here do after two years?",
      goodAnswer: "In a good firm they move to a new market or team, with the company's help.",
    },
    {
      question: "Who looks after an account once I have won it?",
      goodAnswer: "Ideally, it's a colleague who was hired for exactly that.",
    },
    {
      question: "Do you measure my hours or my results?",
      goodAnswer: "It should be results, posted every month for everyone to see.",
    },
  ],
  suits: {
    size: "Look for a young company, one that travels, or the sales side of an old one.",
    pace: "You run on fast starts and short goals.",
    pay: "You need a base for the slow months and a commission without a ceiling, paid monthly.",
  },
  warnings: [
    "Be careful if there is a time clock at the door.",
    "It's no accident when everybody who had the role before left for the same reason.",
    "Distrust a desk job that comes with a promise of a lot of variety.",
    "If your first trip is planned for next year, you'll be restless in your first week.",
  ],
};
