import type { CompanyElements } from "../types/company-elements.ts";

export const companyElements: CompanyElements = {
  wood: "You like to explain, so look for a company that publishes, teaches or advises. It should set your dates, because you'd collect material for another year. What you know today is already worth a fee.",
  fire: "You decide quickly and want to win more than you show. Choose a company where contests are open and the winner is named; hidden rivalries would make you brood. Say what annoys you on the same day, at half strength.",
  earth:
    "You turn ideas into procedures, and growing companies pay well for that. Look for one in which nothing is written down yet. Keep a few hours a week for thinking that nobody has ordered, or the work will bore you.",
  metal:
    "Money and hard facts are your field, so look at finance, law and restructuring in any company. You like to win alone, and large deals are won by two. Choose the partner before you choose the employer.",
  water:
    "You read people well and hide your own wishes, so a quiet company would leave you where you are. Prefer one with fixed talks about your career, twice a year. Bring a wish to each of them, even a small one.",
};
