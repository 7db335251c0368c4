import type { Employer } from "../types/employer.ts";

export const employer: Employer = {
  questions: [
    {
      question: "How much of the week would I spend away from my desk?",
      goodAnswer: "You want half or more: with customers or at other sites.",
    },
    {
      question: "How soon could I try something on my own?",
      goodAnswer: "You want to hear “within a month,” with the name of somebody who did.",
    },
    {
      question: "What do people here do after two years?",
      goodAnswer: "In a good firm they move to a new market or team, with the company's help.",
    },
    {
      question: "Who takes over a project once I've gotten it going?",
      goodAnswer: "Ideally, it's a colleague who was hired for exactly that.",
    },
    {
      question: "Do you measure my hours or my results?",
      goodAnswer: "You want results, discussed with your boss every month.",
    },
  ],
  suits: {
    size: "Look for a young company, one that sends people on trips, or the newest branch of an old one.",
    pace: "You run on fast starts and short goals.",
    pay: "You need a base for the slow months and a bonus without a ceiling, paid monthly.",
  },
  warnings: [
    "Be careful if there is a time clock at the door.",
    "If the last three people in the job got bored, you'd be the fourth.",
    "Distrust a desk job that comes with a promise of a lot of variety.",
    "If your first trip is planned for next year, you'll be restless in your first week.",
  ],
};
