import type { Employer } from "../types/employer.ts";

export const employer: Employer = {
  questions: [
    {
      question: "What should be finished at the end of my first year?",
      goodAnswer: "One or two things, named, with enough time to do them well.",
    },
    {
      question: "How often did the plan change in the last six months?",
      goodAnswer: "Once or twice, and they can tell you why.",
    },
    {
      question: "Which tools would I work with?",
      goodAnswer: "Good ones, and there is a person who keeps them running.",
    },
    {
      question: "How did the last promotion come about?",
      goodAnswer: "By results over several years, and they describe them.",
    },
    {
      question: "How do I hear whether my work is good?",
      goodAnswer: "In a fixed talk every few months, in words and in pay.",
    },
  ],
  suits: {
    size: "An established company fits, large or small, as long as it plans to exist in twenty years.",
    pace: "Long projects with dates that hold bring out your best.",
    pay: "You want a good fixed salary with a raise written into the calendar. Bonuses leave you cold.",
  },
  warnings: [
    "Everybody is proud of how fast priorities change.",
    "The job has been renamed twice this year.",
    "They want you to start on Monday and can't say on what.",
    "Nobody in the building has stayed longer than two years.",
  ],
};
