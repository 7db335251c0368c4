import type { Employer } from "../types/employer.ts";

export const employer: Employer = {
  questions: [
    {
      question: "How much of the week would I spend with customers?",
      goodAnswer: "More than half, and you plan the route.",
    },
    { question: "How soon could I try something on my own?", goodAnswer: "In the first month." },
    {
      question: "What do people here do after two years?",
      goodAnswer: "They move to a new market or team, and the firm helps.",
    },
    {
      question: "Who looks after an account once I have won it?",
      goodAnswer: "A colleague who is hired for exactly that.",
    },
    { question: "Do you measure my hours or my results?", goodAnswer: "Results, every month, for everyone to see." },
  ],
  suits: {
    size: "Look for a young company, one that travels, or the sales side of an old one.",
    pace: "You run on fast starts and short goals.",
    pay: "You need a base for the slow months and a commission without a ceiling, paid monthly.",
  },
  warnings: [
    "There is a time clock at the door.",
    "Everybody who had the role before left for the same reason.",
    "They describe a desk job and promise a lot of variety.",
    "Your first trip is planned for next year.",
  ],
};
