import type { CompanyElements } from "../types/company-elements.ts";

export const companyElements: CompanyElements = {
  wood: "You bring order to a young company that has customers and no system yet, so look for one of those. Watch each new thing for three weeks before you change it. Some of what looks like a mess turns out to be what the customers pay for.",
  fire: "You run a big day better than anyone, so look for a company with grand openings, fairs or elections. In the interview, learn how people there decide when things get hectic. You need a quiet room and ten minutes, because in a crowd you sign too soon.",
  earth:
    "Places with a long past value you: auditors, archives, utilities and family firms. In the interview, ask how they notice that somebody prevents mistakes. If they can't say, agree on a number that gets counted, such as days without an error. That number helps you when raises are decided.",
  metal:
    "Your standards belong where mistakes are dangerous, such as aviation, medicine or auditing. Choose a company where people can admit an error without shame. Test that in the first month: admit a small error, and see whether your boss thanks you or blames you.",
  water:
    "You explain rules so well that people keep them, so look at training, safety and communications. In the interview, ask who will read what you write. Without one clear reader in mind, you write four versions and send none of them.",
};
