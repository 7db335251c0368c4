import type { Employer } from "../types/employer.ts";

export const employer: Employer = {
  questions: [
    {
      question: "How many evenings did the team stay late last month?",
      goodAnswer: "You want to hear one or two, with the hours given back.",
    },
    {
      question: "Who decides what is added to my list?",
      goodAnswer: "The right answer is one person, who takes something off it first.",
    },
    { question: "Where do people eat?", goodAnswer: "You're hoping for a shared table on most days." },
    { question: "Which of your customers recommend you?", goodAnswer: "They name two, and let you call them." },
    {
      question: "What does the contract say about extra work?",
      goodAnswer: "A fair employer opens it and reads the page with you.",
    },
  ],
  suits: {
    size: "You belong in a friendly firm that has been around for a while and treats its suppliers well.",
    pace: "You do best in the long middle of a big project, at a pace you could keep up for years.",
    pay: "Look for a comfortable salary, good benefits, and a bonus for the whole team instead of one for you alone.",
  },
  warnings: [
    "Be wary if they call themselves a family and the contract leaves out two things they promised.",
    "Three empty desks mean that you'd do the work of four people.",
    "Think again if they want a favor from you before you've signed.",
    "A team that is too busy to meet you is a bad sign, even if they're proud of it.",
  ],
};
