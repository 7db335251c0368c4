import type { CompanyElements } from "../types/company-elements.ts";

export const companyElements: CompanyElements = {
  wood: "You grow with a good cause, and a company with a purpose will want all of you. Choose one cause at a time. Find out how many unpaid duties come with the job, and get that number in writing.",
  fire: "You speak up, so choose a company that thanks people for it. In the interview, let them tell you about the last person who did, and what came of it. The answer tells you whether you'd be happy there.",
  earth:
    "You're the one who knows where everything is, so companies that last suit you. Your first opinion of a place is hard to change, and it may be wrong. Give a new employer a year, and then write down what surprised you.",
  metal:
    "You're loyal to principles first, so read a company's code of conduct before its pay scale, and compare it with what people there do. Keep fixed days of rest. Nobody will see how much your strictness costs you.",
  water:
    "You calm other people, so look for work between two sides: customers, unions, neighbors, patients. Companies seldom notice how tiring such talks are. Agree on an hour each day without any.",
};
