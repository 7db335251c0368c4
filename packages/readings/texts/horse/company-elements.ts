import type { CompanyElements } from "../types/company-elements.ts";

export const companyElements: CompanyElements = {
  wood: "You stay while you're learning, so look for a company that pays for courses and lets you change departments. In the interview, agree on two things that you'd learn in your first year. Without them, you'd be gone in eight months.",
  fire: "You need speed, and a company that takes six weeks to answer your application won't get faster once you're hired. Choose one that decides within days. Then let one careful colleague tell you to wait, because nobody else there will.",
  earth:
    "You finish things and send the invoice, which is rare among Horses, so you can run a branch or a small firm. Look for a company that needs somebody for the road as well as the desk. For each new duty, hand back an old one, or you'll work nights.",
  metal:
    "You like results in black and white: a figure, a title, a signed contract. A company with commissions and clear ranks suits you. Have a colleague read your sharper emails before you send them, because one of those could cost you the bonus.",
  water:
    "Doubts make you change plans halfway, so choose a company whose projects last three months and not three years. Short ones get finished before you can doubt them. Apply for a job with customers, because you can tell what they feel before they say it.",
};
