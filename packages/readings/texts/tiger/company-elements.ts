import type { CompanyElements } from "../types/company-elements.ts";

export const companyElements: CompanyElements = {
  wood: "You build people as well as markets, so look for a company that lets you hire. Agree on how many teams you may lead. You love to start the next one, and you've never been good at closing one.",
  fire: "You give everything at the start, so choose a company with short campaigns and real breaks between them. Find out how many people have been in the same job there for five years. If it's none, you wouldn't last either.",
  earth:
    "You check before you leap, so companies can trust you with larger sums than other Tigers: construction, budgets, operations. Agree with your boss on the point at which a failing project is stopped; your pride won't find it alone.",
  metal:
    "Clear targets bring out your best, and a company that measures results suits you better than one that admires courage. See how it treats people who miss a target once. You'll be hard on your own team, and you need a kinder example.",
  water:
    "Doors open for you through people, so begin where somebody already knows you. With several offers, you wait until the best is gone. Set a day on which you'll say yes to one of them, and tell a friend.",
};
