import type { PeoplePairs } from "../types/people-pairs.ts";

export const people: PeoplePairs<"dog"> = {
  dog: {
    works: "Two Dogs stay late for each other, and for the intern. Hardly anyone ever leaves their team.",
    grates: "Both worry, and worry is catching. One asks whether it's safe, and soon nobody dares to begin.",
    advice: {
      dog: "Set a timer for the doubts, fifteen minutes each. When it rings, vote, and make the first call together.",
    },
  },
  pig: {
    works:
      "The Pig trusts them all and the Dog checks them all, so a new partner feels at home and nobody gets cheated.",
    grates: "The Dog wants to know why the Pig said yes again. The Pig wants to know why it has to be a question.",
    advice: {
      dog: "Ask the Pig for three good things about the newcomer before you list your bad ones. Then check the address anyway.",
      pig: "Let the Dog make one phone call before you hire your charming new friend. One call, and no sighing.",
    },
  },
};
