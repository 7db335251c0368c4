import type { CompanyElements } from "../types/company-elements.ts";

export const companyElements: CompanyElements = {
  wood: "You bring order to what grows, so choose a young company that has customers and no system yet. Give each new thing three weeks before you correct it. Much that looks untidy at first turns out to be the product.",
  fire: "You can run an event like a general, so look for a company with big days: openings, fairs, elections. Find out how it decides when things get hectic. You need a quiet room and ten minutes before you sign anything.",
  earth:
    "Companies with a long memory value you, such as auditors, archives, utilities and family firms. Your work there is thorough and seldom noticed. Report in four lines each month what you've kept from going wrong.",
  metal:
    "Your standards belong where mistakes are dangerous: aviation, medicine, auditing. Choose a company in which people admit an error without shame. Admit a small one of your own in the first month, and you'll see.",
  water:
    "You explain rules so well that people keep them, so look at training, safety and communications. Choose a company that tells you for which readers you write. Otherwise you'll make four versions and send none of them.",
};
