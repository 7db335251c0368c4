import type { CompanyElements } from "../types/company-elements.ts";

export const companyElements: CompanyElements = {
  wood: "You work best with fresh ideas and a young team, so choose a company that's still growing. You'll want to improve everything in the first week. Before you change a form, talk to the colleague who made it. That colleague can help you with the next one.",
  fire: "You're brilliant under pressure, for a few weeks. Choose a company that works in bursts, and in the interview, ask when its quiet weeks are. A race without an end wears you out, and you'd be the last to notice.",
  earth:
    "You're twice as good beside somebody steady, so choose a company with an experienced boss who likes your ideas. Comfort is the danger. After three years of solving the same problem, hand it to a colleague and ask for a new one, or you'll get lazy.",
  metal:
    "You solve problems alone and often at night, so a company that only looks at the result suits you. Look for a colleague who likes to argue, and let that person attack your plan first. A mistake made at two in the morning is easy to see at ten.",
  water:
    "You bring people together and explain things well, so look at consulting, support or partnerships. Email an idea to your boss before you talk about it. If you don't, a colleague shows your idea next week, and everyone thinks that it's hers.",
};
