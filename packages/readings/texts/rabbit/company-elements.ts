import type { CompanyElements } from "../types/company-elements.ts";

export const companyElements: CompanyElements = {
  wood: "You become the one who holds an office together, and no title says so. In any company, get that unofficial work into your review within the first year. Your next raise depends on it.",
  fire: "You can hold a room, and the next day you pay for it. Choose a company that lets you work from home after a big event, and mention it in the interview. A cold tone in the hallways is a reason to decline.",
  earth:
    "You like what lasts, and you test it for too long. Suggest a trial to a company you like: three months, a clear task, then a decision on both sides. It suits your caution and ends your search.",
  metal:
    "Your eye for quality belongs in a company that sells quality: design, restoration, medicine, fine food. Find out how it handles a mistake. You need a house that forgives one, because you don't forgive yourself.",
  water:
    "People confide in you everywhere, so look for a job in which that counts, such as hiring, client care or mediation. You see all sides of an offer. Write down your own answer before you talk to anyone about it.",
};
