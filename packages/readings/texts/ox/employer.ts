import type { Employer } from "../types/employer.ts";

export const employer: Employer = {
  questions: [
    {
      question: "What should be finished at the end of my first year?",
      goodAnswer: "You want one or two named projects, with enough time to do them well.",
    },
    {
      question: "How often did the plan change in the last six months?",
      goodAnswer: "Once or twice is healthy, if they can tell you why.",
    },
    {
      question: "Which tools would I work with?",
      goodAnswer: "They list good ones, and name the person who keeps them running.",
    },
    {
      question: "How did the last promotion come about?",
      goodAnswer: "It should come from results over several years, which they describe.",
    },
    {
      question: "How do I hear whether my work is good?",
      goodAnswer: "You get a review every few months, and a good one shows up in your pay.",
    },
  ],
  suits: {
    size: "An established company fits you, large or small, if it plans to exist in twenty years.",
    pace: "Long projects with dates that hold bring out your best.",
    pay: "Take a good fixed salary with a yearly raise, because bonuses leave you cold.",
  },
  warnings: [
    "Be careful with a team that is proud of how fast its priorities change.",
    "A job that has been renamed twice this year may not exist next year.",
    "Say no if they want you on Monday and can't tell you what for.",
    "It's a bad sign when nobody in the building has stayed longer than two years.",
  ],
};
