import type { CompanyElements } from "../types/company-elements.ts";

export const companyElements: CompanyElements = {
  wood: "You're good at building teams, so look for a company that lets you hire. Agree with your boss that you start a new team only when somebody else has taken over the last. Otherwise you'd lead five of them in a year and have time for none.",
  fire: "You give everything at the start, so you need short campaigns and real rest between them. In the interview, ask how many people have had the same job for five years. If the answer is none, you wouldn't last either.",
  earth:
    "You check before you leap, so companies trust you with larger sums than other Tigers get. Look at construction, budgets and operations. Before a project starts, agree with your boss on the loss at which it stops. Without that number, your pride keeps it going.",
  metal:
    "You do your best with clear targets, so a company that measures results suits you better than one that admires courage. In the interview, ask what happens after one missed target. Hope for a kind answer, because you'll be hard on your own team, and you need the example.",
  water:
    "Doors open for you through people, so apply first where somebody knows you. With several offers, you wait until the best one is gone. Tell a friend the day on which you'll say yes, and you'll keep to it.",
};
