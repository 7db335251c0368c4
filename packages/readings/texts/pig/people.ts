import type { PeoplePairs } from "../types/people-pairs.ts";

export const people: PeoplePairs<"pig"> = {
  pig: {
    works:
      "Two Pigs run the most comfortable office in town. Staff stay for decades, and deals are closed over second helpings.",
    grates: "Each gives in to be nice, and they end up with a supplier that neither of them wanted.",
    advice: {
      pig: "Let a strict friend read the contract aloud to you and the other Pig. Nobody may offer anything before the last page, so you stop giving discounts that nobody asked for.",
    },
  },
};
