import type { Employer } from "../types/employer.ts";

export const employer: Employer = {
  questions: [
    {
      question: "Where should this company be in five years, and what is the first step?",
      goodAnswer: "A clear aim, and a step that already has a budget.",
    },
    { question: "Who would finish what I start?", goodAnswer: "A deputy or a team that has been hired." },
    { question: "Which project did you stop last year?", goodAnswer: "They name one and say what it taught them." },
    {
      question: "Who will tell me when I'm wrong?",
      goodAnswer: "They name one person, who seems to look forward to it.",
    },
    {
      question: "Where would my work be seen?",
      goodAnswer: "With customers, on a stage or in print, under your name.",
    },
  ],
  suits: {
    size: "Choose a house that is large enough for a big plan, or a small one with serious backing.",
    pace: "Long goals, cut into quarters, hold your attention.",
    pay: "A good salary plus a share in the result is right for you. Fix the formula before you start.",
  },
  warnings: [
    "The title is bigger than the team.",
    "They agree with everything you say.",
    "Nobody knows how the last grand plan ended.",
    "The founder introduces the team and forgets two of the names.",
  ],
};
