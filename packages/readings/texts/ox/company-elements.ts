import type { CompanyElements } from "../types/company-elements.ts";

export const companyElements: CompanyElements = {
  wood: "You can change an old company without breaking it, and few people can. Look for one that knows what it wants to reform, and insist on one new method per season. With two at once, even you lose the thread.",
  fire: "You need work that shows, such as a launch or a large order, so avoid companies where nothing ever ends. Put a quiet month into your calendar after each big push, before the next one is offered.",
  earth:
    "Stability suits you so well that you may stay somewhere too long. Choose a company that sends its people to other plants or departments now and then. You wouldn't suggest it yourself, and it keeps your skills fresh.",
  metal:
    "Your standard is higher than most companies pay for. Look at their tools before you sign: if those are well kept, you'll be valued. Have the training of two others written into your job, or you'll carry the standard alone.",
  water:
    "You bargain better than other Oxen because you can listen, so look at purchasing, contracts or labor relations in any company. Tell your boss early when something bothers you there. You'd otherwise keep it for ten years.",
};
