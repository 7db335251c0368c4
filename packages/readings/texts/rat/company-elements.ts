import type { CompanyElements } from "../types/company-elements.ts";

export const companyElements: CompanyElements = {
  wood: "You share more than other Rats do, and employers gladly take that for free. In the interview, ask whether training beginners counts in your review. If it does, your help earns you a raise instead of overtime.",
  fire: "You pitch well by day and have doubts at night. Before you sign, ask how soon a new idea gets announced. You need a boss who waits a night before telling the client, because you check the costs in the morning.",
  earth:
    "Rules scare you less than they scare other Rats, so large, regulated employers suit you: banks, insurers, public works. Once a year, pitch a risky plan there. People listen, because you're the one who keeps the rules.",
  metal:
    "You learn best from a strict boss, so choose the boss before the company. In the interview, ask who would check your work in the first year, and meet that person. What you learn there pays off for twenty years, even if the salary is lower now.",
  water:
    "You hear every rumor and start too much, so fixed dates are good for you. In the interview, ask who keeps the schedule, and try to sit near that person. You'll finish more of what you start.",
};
