import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"pig"> = {
  pig: {
    opens: "pig",
    closes: "pig",
    decides: { pig: "the limits" },
    split:
      "The one with fewer Saturdays so far starts the shift schedule and writes in everyone's wishes. The other fills the gaps and finishes by pinning it up. On a quiet day, set the limits together: hours, swaps, Saturdays.",
    quarrel:
      "A colleague needs cover on a Saturday. You each say yes to please the other. Then you both sit in an empty office, a little cross, with two cakes.",
    mend: "“I didn't want to come. Did you?” says one of you. You share a cake and go home. After that, you each answer by text from home, where nobody looks sad. Most Saturdays, neither of you goes in.",
  },
};
