import type { Employer } from "../types/employer.ts";

export const employer: Employer = {
  questions: [
    {
      question: "How many evenings did the team stay late last month?",
      goodAnswer: "One or two, and the hours were given back.",
    },
    { question: "Who decides what is added to my list?", goodAnswer: "One person, who takes something off first." },
    { question: "Where do people eat?", goodAnswer: "Together, on most days." },
    { question: "Which of your customers recommend you?", goodAnswer: "They name two and let you call." },
    { question: "What does the contract say about extra work?", goodAnswer: "They open it and read it with you." },
  ],
  suits: {
    size: "You belong in a friendly firm that has been around for a while and treats its suppliers well.",
    pace: "The long middle of big projects is yours, at a speed that lasts for years.",
    pay: "A comfortable salary and good benefits count. Prefer a bonus for the whole team to one for you.",
  },
  warnings: [
    "They call themselves a family, and the contract leaves out two things.",
    "Three desks are empty and the work on them isn't.",
    "You are asked for a favor before you have signed.",
    "The team is too busy to meet you, and this is told as good news.",
  ],
};
