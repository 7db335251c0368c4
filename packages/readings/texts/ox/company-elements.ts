import type { CompanyElements } from "../types/company-elements.ts";

export const companyElements: CompanyElements = {
  wood: "You can change an old company without breaking it, and few people can. In the interview, ask which routine everyone complains about, and offer to change that one in your first year. With two at once, even you would get stuck.",
  fire: "You need work that ends in something to see, such as a launch or a large order. In the interview, ask what the team finished last year. Then agree on a quiet week after each big push, because nobody will offer you one.",
  earth:
    "You like stability so well that you may stay too long in one job. Look for an employer that sends people to other plants or departments now and then. You'd never suggest the move, and it keeps your skills fresh.",
  metal:
    "Your standard is higher than most companies pay for. Before you sign, ask to see the tools, because well-kept tools mean that good work is valued. If you also get to train two colleagues, you won't carry the standard alone.",
  water:
    "You listen, so you bargain better than other Oxen: look at purchasing, contracts or labor relations. Agree with your boss on a short talk every week. Without one, you'd keep a complaint to yourself for ten years.",
};
