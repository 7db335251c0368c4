import type { CompanyElements } from "../types/company-elements.ts";

export const companyElements: CompanyElements = {
  wood: "You stay while you're learning, so look for a company that pays for courses and lets you change departments. In the interview, agree on two things that you'd learn in your first year. Without them, you'd be gone in eight months.",
  fire: "You need speed, and a company that takes six weeks to answer your application won't get faster once you're hired. Choose one that decides within days. Then let one careful colleague tell you to wait, because nobody else there will.",
  earth:
    "You finish things and send the invoice, which is rare among Horses, so you can run a branch or a small firm. Look for a company that needs somebody for the road as well as the desk. For each new duty, hand back an old one, or you'll work nights.",
  metal:
    "You like results in black and white: a figure, a title, a signed contract. A company with commissions and clear ranks suits you. Before you start, get the rules for the bonus in writing, because you'd argue about them later, and loudly.",
  water:
    "Doubts make you change plans halfway, so choose a company with short projects. In the interview, ask how long the last three took. If it was three months each, you'd be finished before you could doubt them.",
};
