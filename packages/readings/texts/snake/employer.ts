import type { Employer } from "../types/employer.ts";

export const employer: Employer = {
  questions: [
    {
      question: "Which question has nobody here been able to answer?",
      goodAnswer: "Listen for a real problem that would be yours to solve.",
    },
    {
      question: "How many hours a week are free of meetings?",
      goodAnswer: "About half of them is right, and they show you a calendar to prove it.",
    },
    {
      question: "Who made the last big decision, and on what evidence?",
      goodAnswer: "You want one name, and data that you may look at.",
    },
    {
      question: "How are mistakes discussed?",
      goodAnswer: "In a healthy team, a few people go over the facts once and then close the matter.",
    },
    {
      question: "How long can good work take here?",
      goodAnswer: "They allow the time it needs, provided you report where you are.",
    },
  ],
  suits: {
    size: "A small team of experts suits you, even inside a huge company.",
    pace: "Your best pace is slow and deep, with a distant deadline.",
    pay: "Prefer a high base and long-term shares, since you have the patience to hold them.",
  },
  warnings: [
    "Be cautious if they want your answer on the spot.",
    "An office without a door that closes will cost you your best hours.",
    "Take note if people lower their voices when a certain name comes up.",
    "If the job was open for a year and nobody explains it, the reason is probably your future boss.",
  ],
};
