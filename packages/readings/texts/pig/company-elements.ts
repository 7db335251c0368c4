import type { CompanyElements } from "../types/company-elements.ts";

export const companyElements: CompanyElements = {
  wood: "You build up teams and start-ups for other people, so join a young company only if you get a share. Bring that up before you sign, while the founders need you and the clause is small. Later, when there's money, nobody likes to talk about it.",
  fire: "You stay cheerful when it gets hot, so hotels, kitchens, stages and sales floors are good employers for you. Before you calm the others, say what you'd like yourself. Otherwise the shift ends with everyone happy, and you never got your break.",
  earth:
    "You save money and finish what you begin, so a company can trust you with a branch or a budget of your own. In the interview, say that you'd like one. Name the largest budget you've ever kept to, because bosses remember a figure.",
  metal:
    "You can turn people down so pleasantly that they thank you. Look for a company where you'd bargain with suppliers for a whole team. Everything else lands on your desk as well, so agree at the start on what isn't your job.",
  water:
    "You're the best choice where trust is the product, as in care, insurance, advice or hospitality. You won't set limits yourself, so choose a company that does: closing times, contracts and a colleague who counts your hours. You'll do your best work there and get home for supper.",
};
