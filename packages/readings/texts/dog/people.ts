import type { PeoplePairs } from "../types/people-pairs.ts";

export const people: PeoplePairs<"dog"> = {
  dog: {
    works: "Two Dogs stay late for each other, and for the intern. Hardly anyone ever leaves their team.",
    grates: "Both worry, and worry is catching. One asks whether the plan is safe, and soon nobody dares to begin.",
    advice: {
      dog: "Set a timer with the other Dog, fifteen minutes of doubts for each of you. When it rings, vote and begin. Most of the doubts won't come true.",
    },
  },
  pig: {
    works:
      "The Pig trusts everybody and the Dog checks everybody, so a new partner feels at home and nobody gets cheated.",
    grates: "The Dog wants to know why the Pig said yes again. The Pig wants to know why there has to be a reason.",
    advice: {
      dog: "Let the Pig name three good things about a newcomer before you list your doubts. Then they'll accept what your phone call finds.",
      pig: "Let the Dog make one phone call before you hire a charming new friend. It takes ten minutes, and an honest newcomer won't mind.",
    },
  },
};
