import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"pig"> = {
  pig: {
    opens: "pig",
    closes: "pig",
    decides: { pig: "the limits" },
    split:
      "One of you opens with lunch, the other closes with the contract, and the one who closes eats beforehand. Decide the limits together on a quiet day: hours, loans, discounts.",
    quarrel:
      "Each gives in to please the other, and you end up with a plan that neither wanted. Nobody is angry, so nobody changes it.",
    mend: "Before a shared decision, both write their real wish on a napkin and turn it over at the same time. Then you choose one of the two, because a mix would please nobody.",
  },
};
