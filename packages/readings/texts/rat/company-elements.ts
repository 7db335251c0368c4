import type { CompanyElements } from "../types/company-elements.ts";

export const companyElements: CompanyElements = {
  wood: "You share more than other Rats, and a company will gladly take it for free. Look for one where helping beginners or new branches is part of the job, and settle in the first month how many projects are yours.",
  fire: "You pitch well and doubt it afterward, so choose a company that lets you sleep a night between an idea and a promise. A boss who decides at once would have you on stage before you've checked the costs.",
  earth:
    "Rules don't scare you the way they scare other Rats, so large and regulated companies are open to you: banks, insurers, public works. Once a year, propose something risky there; they won't expect it from you, and they'll listen.",
  metal:
    "Strict mentors are good for you. Choose a company by the person who'd teach you, even if the pay is a little lower, because you'll use those methods for twenty years. Share what you learn, or the team will resent it.",
  water:
    "You hear everything and start too much, so a company with fixed dates does you more good than one without. In the interview, find out who keeps the schedule; that's the person to sit next to.",
};
