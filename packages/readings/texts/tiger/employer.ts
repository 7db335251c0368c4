import type { Employer } from "../types/employer.ts";

export const employer: Employer = {
  questions: [
    {
      question: "What is broken here, and who has tried to fix it?",
      goodAnswer: "A straight story with names and without blame.",
    },
    { question: "What may I decide without a second signature?", goodAnswer: "A sum in dollars and a short list." },
    { question: "When did somebody last tell the boss no?", goodAnswer: "Recently, and that person still works here." },
    {
      question: "How will we both know after six months that hiring me was right?",
      goodAnswer: "By one result that customers would notice.",
    },
    {
      question: "Who takes care of the paperwork in this role?",
      goodAnswer: "A colleague with a name, who likes doing it.",
    },
  ],
  suits: {
    size: "Look for a place in trouble or one that grows fast, with a short way to the top.",
    pace: "Hard pushes with a rest after each are your rhythm.",
    pay: "A large variable part suits you, tied to one target, on a base that covers the rent.",
  },
  warnings: [
    "They call the job a challenge and won't say why.",
    "Every question is passed on to a committee.",
    "Your future boss checks the phone while you talk.",
    "The last person who saved the company was let go for being difficult.",
  ],
};
