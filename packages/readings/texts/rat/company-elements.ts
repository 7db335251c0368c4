import type { CompanyElements } from "../types/company-elements.ts";

export const companyElements: CompanyElements = {
  wood: "You share more than other Rats do, and employers gladly take that for free. In the interview, ask whether training beginners counts in your review. If it does, your help earns you a raise instead of overtime.",
  fire: "You pitch well by day and have doubts at night. Before you sign, ask how soon a new idea gets announced. You need a boss who waits a night before telling the client, because you check the costs in the morning.",
  earth:
    "Rules scare you less than they scare other Rats, so large, regulated employers suit you: banks, insurers, public works. Once a year, pitch a plan that's a little risky. Nobody else there dares to, and your bosses listen because you keep the rules.",
  metal:
    "You learn best from a strict boss, so choose the boss before the company. In the interview, ask who would check your work in the first year, and meet that person. What you learn there pays off for twenty years, even if the salary is lower now.",
  water:
    "You hear every rumor first, and each one makes you start something new. In the interview, ask who keeps the schedule, and try to sit near that person. Hearing “What's due on Thursday?” twice a week is how your projects get finished.",
};
