import type { PeoplePairs } from "../types/people-pairs.ts";

export const people: PeoplePairs<"pig"> = {
  pig: {
    works:
      "Two Pigs run the most comfortable office in town. Staff stay for decades, and deals are closed over second helpings.",
    grates: "Each gives in to be nice, and they end up with a supplier that neither of them wanted.",
    advice: {
      pig: "Before the two of you talk, write down which supplier you want, and have the other Pig do the same. Then read both notes. Nobody can give in to be nice once the notes are on the table.",
    },
  },
};
