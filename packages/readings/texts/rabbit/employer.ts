import type { Employer } from "../types/employer.ts";

export const employer: Employer = {
  questions: [
    {
      question: "Where would I sit, and how loud is it there?",
      goodAnswer: "They show you the room, and it is one where you can think.",
    },
    {
      question: "What happens when two people in the team disagree?",
      goodAnswer: "They talk in private, and someone decides on a set day.",
    },
    { question: "Who has the last word on quality?", goodAnswer: "You do, for your own part of the work." },
    { question: "How much notice do people get before a change?", goodAnswer: "At least a week, with the reason." },
    {
      question: "Which client has been with you longest, and why?",
      goodAnswer: "A name, and a story about care rather than price.",
    },
  ],
  suits: {
    size: "You do well in a small or middle-sized firm with good manners and clients who return.",
    pace: "Steady weeks with few emergencies keep your standard high.",
    pay: "Take a fixed salary that is reviewed every year without your having to bring it up.",
  },
  warnings: [
    "The interviewers interrupt each other.",
    "They joke about who cried last quarter.",
    "Nobody can tell you where you would work when the new office is ready.",
    "Your future boss answers every question that you put to the others.",
  ],
};
