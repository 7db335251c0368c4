import type { CompanyElements } from "../types/company-elements.ts";

export const companyElements: CompanyElements = {
  wood: "You like to explain, so look for a company that publishes, teaches or advises. In the interview, ask who sets the dates. If you'd do it yourself, keep looking. Left alone, you'd read for another year.",
  fire: "You decide quickly, and behind a calm face you want to win. In the interview, ask how the last promotion was decided. You do your best where people compete openly. Where they do it in secret, you only brood.",
  earth:
    "You turn ideas into procedures, and growing companies pay well for that. Look for one in which nothing is written down yet. Keep three hours a week for a problem of your own choice, or you'll be bored once the procedures work.",
  metal:
    "Money and hard facts are your field, so look at finance, law and restructuring. You like to win alone, but a large deal takes two. Before you sign, meet the colleague you'd work with on deals, because your bonus depends on that person.",
  water:
    "You read people well and hide your own wishes, so a quiet boss would leave you where you are. Choose a company with career talks twice a year, and bring one wish to each. Nobody promotes you to a job that you never mentioned.",
};
