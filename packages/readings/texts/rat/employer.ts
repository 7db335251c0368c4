import type { Employer } from "../types/employer.ts";

export const employer: Employer = {
  questions: [
    {
      question: "How long have the last three people in this job stayed?",
      goodAnswer: "You want to hear two years or more, and where each of them went next.",
    },
    {
      question: "What does this team still not know about its customers?",
      goodAnswer: "They name one gap, and a budget for closing it.",
    },
    {
      question: "Who sees the numbers, and how often?",
      goodAnswer: "Ideally, everyone on the team sees them once a week.",
    },
    {
      question: "What did you spend on testing your last new idea?",
      goodAnswer: "A small sum is fine, if somebody remembers it.",
    },
    {
      question: "What happens to my ideas after I hand them over?",
      goodAnswer: "They promise that you stay on the project and that your name stays on the page.",
    },
  ],
  suits: {
    size: "A firm of twenty to two hundred people suits you, because you can know everyone's business there.",
    pace: "You like quick tests and a result each week.",
    pay: "You earn best with a solid base and a share of what you save or bring in.",
  },
  warnings: [
    "Be wary if nobody can say who holds the budget.",
    "If three people describe the job in three ways, nobody has decided what it is.",
    "Watch out if the salary comes up only after you've explained your best idea.",
    "If they only smile when you bring up last year's profit, there wasn't any.",
  ],
};
