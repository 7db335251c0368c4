import type { CompanyElements } from "../types/company-elements.ts";

export const companyElements: CompanyElements = {
  wood: "You can share the lead, so a partnership or a young company may suit you better than the top of an old one. In the interview, say in one sentence what you want to build there. If nobody likes it, you've saved yourself a year.",
  fire: "You're quick and much loved, and applause will carry you into anything. Choose a company whose head of finance isn't impressed by you, and meet that person before you sign. A no from that person is why there's money left for your third launch.",
  earth:
    "Banks and boards trust you with large projects, so apply for the long work: plants, property, contracts over ten years. Once you're there, spend an hour a week with customers, because nobody brings complaints to the person at the top.",
  metal:
    "You keep promises to the letter, so join only a company that keeps its own. Before the interview, read what it announced three years ago, and check what came of it. An employer that dropped its own plans will drop yours.",
  water:
    "You stay calm where others shout, so you're worth most to a company in trouble. Take such an offer if you may speak with the owners directly. And tell your team what worries you, because people work better when they know.",
};
