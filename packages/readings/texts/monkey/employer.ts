import type { Employer } from "../types/employer.ts";

export const employer: Employer = {
  questions: [
    {
      question: "Which of your problems has been open longest?",
      goodAnswer: "They grin, and tell you about it for twenty minutes.",
    },
    {
      question: "How do I get permission to try something odd?",
      goodAnswer: "You tell one person and limit the risk to a day.",
    },
    { question: "How much of this job is routine?", goodAnswer: "A third or less, and they say it without blushing." },
    { question: "Who writes the manual?", goodAnswer: "Someone who enjoys it, or you get hours for it." },
    {
      question: "What comes after I have solved the first problem?",
      goodAnswer: "A second one, which they can already describe.",
    },
  ],
  suits: {
    size: "Small and clever works for you, or a repair team inside something big.",
    pace: "You want changing tasks and a new problem every few months.",
    pay: "Pay by outcome fits: a base, and a bonus for each thing you solve.",
  },
  warnings: [
    "Everyone gives the same answer in the same words.",
    "They count the minutes at your desk.",
    "When you propose another way, somebody quotes the rule before anyone asks what it is.",
    "The newest tool in the building is the coffee machine.",
  ],
};
