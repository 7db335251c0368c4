import type { Employer } from "../types/employer.ts";

export const employer: Employer = {
  questions: [
    {
      question: "What did the team do together last month?",
      goodAnswer: "Listen for something small that people really wanted to do.",
    },
    {
      question: "How do you tell somebody that the work isn't good enough?",
      goodAnswer: "A kind boss does it early and in private, with an example of what good looks like.",
    },
    {
      question: "Who guards the schedule?",
      goodAnswer: "They name a person who warns people in time and doesn't shout.",
    },
    { question: "May I see something you're proud of?", goodAnswer: "The right people light up and show you." },
    {
      question: "When are salaries reviewed?",
      goodAnswer: "It should be every year, for everyone, by a written scale.",
    },
  ],
  suits: {
    size: "Your place is a small company with taste, or a quiet department in a kind one.",
    pace: "Waves of intense work, with calm between them, suit the way you make things.",
    pay: "Look for a fixed salary on a public pay scale, because it spares you the bargaining.",
  },
  warnings: [
    "Be wary if they praise people for working through lunch.",
    "A manager who puts your samples aside without a look isn't hiring you for your work.",
    "Note any joke at someone's expense, above all if the others laugh too fast.",
    "Turn down an office without a window, even if they joke that nobody has time to look out.",
  ],
};
