import type { Employer } from "../types/employer.ts";

export const employer: Employer = {
  questions: [
    { question: "What did the team do together last month?", goodAnswer: "Something small that people wanted to do." },
    {
      question: "How do you tell somebody that the work isn't good enough?",
      goodAnswer: "In private, early, with an example of what good looks like.",
    },
    { question: "Who guards the schedule?", goodAnswer: "A person who warns in time and doesn't shout." },
    { question: "May I see something you're proud of?", goodAnswer: "They light up and show you." },
    { question: "When are salaries reviewed?", goodAnswer: "Every year, for everyone, by a list." },
  ],
  suits: {
    size: "Your place is a small house with taste, or a quiet department in a kind one.",
    pace: "Waves of intense work with calm between them suit your way of making things.",
    pay: "A public pay scale spares you the bargaining, so look for a fixed salary with clear steps.",
  },
  warnings: [
    "They praise people for working through lunch.",
    "Your samples are put aside without a look.",
    "The manager makes a joke at someone's expense, and the others laugh too fast.",
    "The workroom has no window, and they say that nobody has time to look out anyway.",
  ],
};
