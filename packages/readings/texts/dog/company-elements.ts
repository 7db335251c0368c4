import type { CompanyElements } from "../types/company-elements.ts";

export const companyElements: CompanyElements = {
  wood: "You grow with a good cause, and a company that has one will want all of you. Before you sign, ask how many unpaid duties come with the job, and get the number in writing. You can show that number when somebody wants a third Saturday from you.",
  fire: "You speak up when something is wrong, so you need a company that's grateful for it. In the interview, ask who spoke up last and what came of it. If that person was thanked, you'll be happy there. If that person is gone, you'd be next.",
  earth:
    "You know where everything is, so a company that has lasted for decades suits you. Your first opinion of a place is hard to change, and it may be wrong. Write it down on day one, read it a year later, and quit only if you still agree.",
  metal:
    "You're loyal to principles first, so read a company's code of conduct before its pay scale. Then ask two people there whether it's kept. Fix your days of rest from the first week, because being strict is tiring, and nobody else will see that you're worn out.",
  water:
    "You calm people down, so look for a job with upset people: complaints, labor talks, patient services. Companies seldom notice how tiring such talks are. Agree with your boss on one hour a day without any, and you'll still be patient at five o'clock.",
};
