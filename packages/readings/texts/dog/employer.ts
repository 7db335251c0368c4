import type { Employer } from "../types/employer.ts";

export const employer: Employer = {
  questions: [
    {
      question: "How did you treat the last people you had to let go?",
      goodAnswer: "They gave a month's notice and some pay, and a few of those people still visit.",
    },
    {
      question: "Which customer have you turned down?",
      goodAnswer: "A firm with a conscience can name one, and tell you why.",
    },
    {
      question: "What do people complain about here?",
      goodAnswer: "They tell you openly, and it's something ordinary, like the parking.",
    },
    {
      question: "Do the rules apply to the top as well?",
      goodAnswer: "They say yes, and they have an example from this year.",
    },
    { question: "How is overtime counted?", goodAnswer: "It should be written down, and then paid or given back." },
  ],
  suits: {
    size: "Pick a firm with a purpose that you could explain to your neighbor.",
    pace: "An even load suits you, with everyone taking turns on call.",
    pay: "You sleep well where pay is open: the same money for the same work, with overtime on the pay stub.",
  },
  warnings: [
    "Be careful if they want you to keep quiet about what you earn.",
    "It should worry you when nobody mentions the person who had this job before.",
    "Be slow to trust a founder who is praised by all and described by no one.",
    "If your question about complaints gets a laugh, there are plenty of complaints.",
  ],
};
