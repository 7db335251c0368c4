import type { CompanyElements } from "../types/company-elements.ts";

export const companyElements: CompanyElements = {
  wood: "You raise teams and start-ups for others, so join young companies only with a share. It's a small clause at the beginning and an awkward one later. If they refuse it while they need you, they won't offer it afterward.",
  fire: "You stay cheerful when it gets hot, so hotels, kitchens, stages and sales floors are good employers for you. Before you calm everyone else, say what you'd like yourself. Your wish should get ten minutes, too.",
  earth:
    "You save, and you finish what you begin, so you can be trusted with a shop or a budget of your own. Choose a company that offers one. Let it pay for something comfortable as well; you'd buy it for any guest.",
  metal:
    "You can say no pleasantly, and whole teams are glad to have you bargain for them. Look for a company with such a role. Since you're strong, they'll hand you everything, so agree on what isn't your job.",
  water:
    "Where trust is the product, you're the best they could hire: care, insurance, advice, hospitality. You won't set limits yourself. Choose a company that has them: closing times, contracts and a colleague who counts.",
};
