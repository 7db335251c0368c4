import type { Employer } from "../types/employer.ts";

export const employer: Employer = {
  questions: [
    {
      question: "How long have the last three people in this job stayed?",
      goodAnswer: "Two years or more, and they can say where each of them went.",
    },
    {
      question: "What does this team still not know about its customers?",
      goodAnswer: "A gap that they can name, with a budget for finding out.",
    },
    { question: "Who sees the numbers, and how often?", goodAnswer: "Everyone on the team, once a week." },
    {
      question: "What did you spend on testing your last new idea?",
      goodAnswer: "A small sum, and somebody remembers it.",
    },
    {
      question: "What happens to my ideas after I hand them over?",
      goodAnswer: "You stay on the project, and your name stays on the page.",
    },
  ],
  suits: {
    size: "A firm of twenty to two hundred people suits you, where you can know everyone's business.",
    pace: "You like quick tests and a result each week.",
    pay: "You earn best with a solid base and a share of what you save or bring in.",
  },
  warnings: [
    "They are vague about who holds the budget.",
    "Three people describe the job in three ways.",
    "The salary comes up only after you have explained your best idea.",
    "Your questions about costs are answered with a smile.",
  ],
};
