import type { CompanyElements } from "../types/company-elements.ts";

export const companyElements: CompanyElements = {
  wood: "People grow when they work beside you, so jobs in training and care are open to you at every company. You'll be handed everyone's troubles, too. When you start, settle how many people you look after, or your own work never gets done.",
  fire: "You're bold for a Goat, and you want your work to be seen. Choose a company that tells its customers who did the work, by name. Agree on a monthly date for feedback, because when your boss says nothing, you think that something is wrong.",
  earth:
    "A useful job near home with a good lunch suits you better than a famous name. The danger is that you'll do the same thing for ten years. Sign up for one course every second year, and your talent stays fresh.",
  metal:
    "You design with precision, which pays best where a thing has to be both lovely and right: packaging, software, medical tools. In the interview, ask how overtime is recorded. Left to yourself, you'd write down half of your hours.",
  water:
    "You know how a team feels before its boss does, so a company that's changing needs you. You bargain well, too, because you can wait longer than the other side. Use that for your own starting salary, since nobody gets a raise for good listening.",
};
