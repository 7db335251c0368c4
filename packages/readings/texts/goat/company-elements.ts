import type { CompanyElements } from "../types/company-elements.ts";

export const companyElements: CompanyElements = {
  wood: "People grow beside you, so training and care are open to you in every company. It'll happily give you everyone's troubles as well. Settle how many people you look after, and which afternoon is yours alone.",
  fire: "You're bold for a Goat, and you need to be seen. Choose a company that shows its makers to the customers, with their names. Agree on a monthly date for feedback; when nobody speaks, you think they no longer like you.",
  earth:
    "A useful job near home with a good lunch is worth more to you than a famous name. Such companies are easy to stay in. Enter a contest or take a course every second year, and your talent stays awake.",
  metal:
    "You design with precision, and that's paid best where a thing has to be both lovely and right: packaging, software, medical tools. Sell your work by the piece if you can. Paid by the hour, you'd give too much.",
  water:
    "You fit in anywhere and know how a team feels before its boss does, so a company in change needs you. In the evening, leave its sorrows at the pool or the choir. You bargain well, too; do it once for yourself.",
};
