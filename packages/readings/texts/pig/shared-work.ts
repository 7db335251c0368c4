import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"pig"> = {
  pig: {
    opens: "pig",
    closes: "pig",
    decides: { pig: "the limits" },
    split:
      "The Pig who has worked fewer Saturdays starts the shift schedule. The other fills the gaps and finishes by pinning it up. On a quiet day, you agree on the limits, such as how many Saturdays are too many.",
    quarrel:
      "A colleague needs cover on a Saturday. You each say yes to please the other, and then sit in an empty office, a little cross, with two cakes.",
    mend: "“I didn't want to come, did you?” asks one. You share a cake and go home. After that, you answer by text from home, where nobody looks sad. Most Saturdays, neither goes in.",
  },
};
