import type { Employer } from "../types/employer.ts";

export const employer: Employer = {
  questions: [
    {
      question: "Where would I sit, and how loud is it there?",
      goodAnswer: "They show you the room, and it's quiet enough to think.",
    },
    {
      question: "What happens when two people in the team disagree?",
      goodAnswer: "You want to hear that they talk in private and that someone decides on a set day.",
    },
    { question: "Who has the last word on quality?", goodAnswer: "It should be you, for your own part of the work." },
    {
      question: "How much notice do people get before a change?",
      goodAnswer: "They give at least a week, with the reason.",
    },
    {
      question: "Which client has been with you longest, and why?",
      goodAnswer: "You're looking for a name, and a story about good care instead of a low price.",
    },
  ],
  suits: {
    size: "You do well in a small or middle-sized firm with good manners and clients who return.",
    pace: "Steady weeks with few emergencies keep your standard high.",
    pay: "Take a fixed salary that is reviewed every year without your having to bring it up.",
  },
  warnings: [
    "Take it as a warning if the interviewers interrupt each other.",
    "Jokes about who cried last quarter mean that somebody did.",
    "Be suspicious if they won't let you see where you'd sit.",
    "Your team will have little say if your future boss answers every question that you put to the others.",
  ],
};
