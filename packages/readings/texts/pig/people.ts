import type { PeoplePairs } from "../types/people-pairs.ts";

export const people: PeoplePairs<"pig"> = {
  pig: {
    works:
      "Two Pigs run the most comfortable office in town. Staff stay for decades, and deals are closed over second helpings.",
    grates:
      "Each gives in to be nice, and both end up where neither wished to go. The bill is split with great courtesy.",
    advice: {
      pig: "Let a strict friend read the contract aloud to the two of you. Until it's finished, nobody may offer anybody anything.",
    },
  },
};
