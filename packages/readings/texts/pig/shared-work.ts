import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"pig"> = {
  pig: {
    opens: "pig",
    closes: "pig",
    decides: { pig: "the limits" },
    split:
      "One of you opens the talks over lunch. The other closes the deal and eats beforehand, because nobody bargains well next to dessert. Decide the limits together on a quiet day: hours, loans, discounts.",
    quarrel:
      "A customer wants help on a Saturday. You each say yes to please the other, and end up with a shift that neither of you wanted.",
    mend: "Before a shared decision, each of you writes a real wish on a napkin, and you turn the napkins over together. Quite often, both napkins say no.",
  },
};
