import type { CompanyElements } from "../types/company-elements.ts";

export const companyElements: CompanyElements = {
  wood: "People grow when they work beside you, so jobs in training and care are open to you at every company. You'll be handed everyone's troubles, too. When you start, settle how many people you look after, or your own work never gets done.",
  fire: "You're bold for a Goat, and you want your work to be seen. Choose a company that shows its makers to the customers, by name. Agree on a monthly date for feedback, because when your boss says nothing, you think that something is wrong.",
  earth:
    "A useful job near home with a good lunch suits you better than a famous name. The danger is that you'll do the same thing for ten years. Sign up for one course every second year, and your talent stays fresh.",
  metal:
    "You design with precision, which pays best where a thing has to be both lovely and right: packaging, software, medical tools. Charge by the piece if you can. Paid by the hour, you'd leave half of your hours off the bill.",
  water:
    "You know how a team feels before its boss does, so a company that's changing needs you. In the evening, leave its worries at the pool or the choir. You bargain well for others, so bargain once for yourself, over your starting salary.",
};
