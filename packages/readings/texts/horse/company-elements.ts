import type { CompanyElements } from "../types/company-elements.ts";

export const companyElements: CompanyElements = {
  wood: "You stay for as long as you can learn, so choose a company that pays for courses and changes of department. Agree on what you'll have learned in a year. When you leave, hand your work to somebody by name.",
  fire: "You need speed, and a company that's slow to answer before it hires you will be slower later. Choose one that decides within days. Then find one careful colleague who may say wait, and listen to them.",
  earth:
    "Unlike other Horses, you finish and send the invoice, so you can run a branch or a small firm. Choose a company that needs the same person on the road and at the desk. Drop an old duty before you accept a new one.",
  metal:
    "You want results that can be read off: a figure, a title, a contract. A company with commissions and clear ranks suits you. Let somebody see your sharper emails before they go out; one of them could cost you the bonus.",
  water:
    "Doubt makes you change plans, so choose a company whose projects last three months and not three years. Promise yourself to finish each before you judge it. Customers are your best place, because you can tell what they feel.",
};
