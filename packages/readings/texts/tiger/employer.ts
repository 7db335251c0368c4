import type { Employer } from "../types/employer.ts";

export const employer: Employer = {
  questions: [
    {
      question: "What is broken here, and who has tried to fix it?",
      goodAnswer: "You want a straight story, with names and without blame.",
    },
    {
      question: "What may I decide without a second signature?",
      goodAnswer: "They give you a sum in dollars and a short list.",
    },
    {
      question: "When did somebody last tell the boss no?",
      goodAnswer: "Recently is good, and it's even better if that person still works here.",
    },
    {
      question: "How will we both know after six months that hiring me was right?",
      goodAnswer: "They point to one result that customers would notice.",
    },
    {
      question: "Who takes care of the paperwork in this role?",
      goodAnswer: "You're hoping for a colleague with a name, who likes doing it.",
    },
  ],
  suits: {
    size: "Look for a place in trouble, or one that grows fast, where you can talk to the top directly.",
    pace: "Hard pushes with a rest after each one are your rhythm.",
    pay: "A large bonus tied to one target suits you, on a base that covers the rent.",
  },
  warnings: [
    "Be on guard if they call the job a challenge and won't say why.",
    "If every question gets passed to a committee, your decisions will be, too.",
    "A future boss who checks the phone now won't listen later either.",
    "Walk away if the last person who saved the company was let go for being difficult.",
  ],
};
