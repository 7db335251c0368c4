import type { Employer } from "../types/employer.ts";

export const employer: Employer = {
  questions: [
    {
      question: "Which of your problems has been open longest?",
      goodAnswer: "You've found the right place if they grin and talk about it for twenty minutes.",
    },
    {
      question: "How do I get permission to try something odd?",
      goodAnswer: "Best of all, you tell one person, and then you get a day to try it.",
    },
    {
      question: "How much of this job is routine?",
      goodAnswer: "A third or less is good, if they say so without blushing.",
    },
    {
      question: "Who writes the manual?",
      goodAnswer: "They have someone who enjoys it, or they give you paid hours for it.",
    },
    {
      question: "What comes after I have solved the first problem?",
      goodAnswer: "Hope for a second problem, which they can already describe.",
    },
  ],
  suits: {
    size: "A small, clever company works for you, or a repair team inside a big one.",
    pace: "You want changing tasks and a new problem every few months.",
    pay: "Pay by outcome fits you: a base, and a bonus for each thing you solve.",
  },
  warnings: [
    "Be suspicious if everyone gives the same answer in the same words.",
    "A place that counts the minutes at your desk will bore you within a year.",
    "Propose another way of doing something, and worry if somebody quotes the rule before anyone hears your idea.",
    "It's also a bad sign if the newest tool in the building is the coffee machine.",
  ],
};
