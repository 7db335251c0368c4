import type { Employer } from "../types/employer.ts";

export const employer: Employer = {
  questions: [
    {
      question: "How did you treat the last people you had to let go?",
      goodAnswer: "With notice and money, and some of them still visit.",
    },
    { question: "Which order would you turn down?", goodAnswer: "They name one that they did turn down." },
    { question: "What do people complain about here?", goodAnswer: "Something ordinary, and they tell you openly." },
    { question: "Do the rules apply to the top as well?", goodAnswer: "Yes, with an example from this year." },
    { question: "How is overtime counted?", goodAnswer: "It is written down, and paid or given back." },
  ],
  suits: {
    size: "Pick a firm with a purpose that you could explain to your neighbor.",
    pace: "An even load suits you, with people on call by turns.",
    pay: "Open pay lets you sleep: the same for the same work, with the overtime on the slip.",
  },
  warnings: [
    "They want you to keep quiet about what you earn.",
    "Nobody mentions the person who had this job before.",
    "The founder is praised by all and described by no one.",
    "Your question about complaints gets a laugh.",
  ],
};
