import type { CompanyElements } from "../types/company-elements.ts";

export const companyElements: CompanyElements = {
  wood: "You end up holding an office together, and no title says so. In your first year, get that unofficial work written into your review. Your boss can then pay you for what used to be a favor.",
  fire: "You can hold a room, and the next day you pay for it. In the interview, ask for a day at home after each big event. A company that refuses you one day would have worn you out within a year.",
  earth:
    "You like what lasts, so you think about an offer until somebody else has the job. Suggest a trial to a company you like: three months, a clear task, and a decision on both sides. You can go on being careful, on full pay.",
  metal:
    "Your eye for quality belongs where quality is sold: design, restoration, medicine, fine food. In the interview, ask what happened after the last big mistake. You need a boss who forgives one, because you don't forgive yourself.",
  water:
    "People confide in you everywhere, so look for work where that counts: hiring, client care or mediation. Before you talk to anyone about an offer, write down your own answer. You see all sides so well that you forget yours.",
};
