import type { Employer } from "../types/employer.ts";

export const employer: Employer = {
  questions: [
    {
      question: "Which question has nobody here been able to answer?",
      goodAnswer: "A real problem, and it would be yours.",
    },
    {
      question: "How many hours a week are free of meetings?",
      goodAnswer: "About half of them, and the calendar proves it.",
    },
    {
      question: "Who made the last big decision, and on what evidence?",
      goodAnswer: "One name, and data that you may look at.",
    },
    {
      question: "How are mistakes discussed?",
      goodAnswer: "In a small group, with facts, and afterward they are closed.",
    },
    {
      question: "How long may good work take here?",
      goodAnswer: "As long as it needs, provided you report where you are.",
    },
  ],
  suits: {
    size: "A small team of experts suits you, even inside a huge company.",
    pace: "Your pace is slow and deep, with a distant deadline.",
    pay: "Prefer a high base and long-term shares, since you have the patience to hold them.",
  },
  warnings: [
    "They want your answer on the spot.",
    "The office has no door that closes.",
    "People lower their voices when a certain name comes up.",
    "The job was open for a year and nobody explains it.",
  ],
};
