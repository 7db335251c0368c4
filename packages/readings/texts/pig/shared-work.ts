import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"pig"> = {
  pig: {
    opens: "pig",
    closes: "pig",
    decides: { pig: "the limits" },
    split:
      "One of you opens with lunch, and the other closes with the contract and eats beforehand, because nobody bargains well next to dessert. Decide the limits together on a quiet day: hours, loans, discounts.",
    quarrel:
      "You each give in to please the other, and end up with a Saturday shift that neither of you wanted. Nobody is angry, so nobody changes it.",
    mend: "Before a shared decision, both write your real wish on a napkin, and turn the napkins over together. Quite often, both napkins say the same thing.",
  },
};
