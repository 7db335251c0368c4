import type { CompanyElements } from "../types/company-elements.ts";

export const companyElements: CompanyElements = {
  wood: "You can share the lead, so a partnership or a young company may suit you better than the top of an old one. Before you join, say in one sentence what you want to build there. Ideas that don't fit it can wait.",
  fire: "You're quick and much loved, and applause will carry you into anything. Choose a company whose head of finance isn't impressed by you. That person's no is the reason that your third launch will still be paid for.",
  earth:
    "Banks and boards trust you with large things, so apply for the long work: plants, property, contracts over ten years. Spend an hour a week with the customers. From the top, you won't hear what they say.",
  metal:
    "You keep promises to the letter, so join only a company that keeps its own. Read what it announced three years ago and check what came of it. If that looks good, pick two battles a year and let the others go.",
  water:
    "Your calm is worth most in a company that's in trouble, where others shout. Take such an offer if you may speak with the owners directly. Tell your team what worries you, too; they work better when they know.",
};
