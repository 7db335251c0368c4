import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"dog"> = {
  dog: {
    opens: "dog",
    closes: "dog",
    decides: { dog: "which risks you accept" },
    split:
      "One of you opens the planning meeting by naming what could go wrong. The other closes the meeting and says what you'll do. Decide together which risks you accept, because otherwise you'd accept none.",
    quarrel:
      "You make each other anxious. One of you hears that the project may be cut, the other has heard worse, and soon you're both cleaning out your desks.",
    mend: "Before you discuss a rumor, go together to the person who would know. If the answer must wait, note the day. Most rumors don't last that long.",
  },
  pig: {
    opens: "pig",
    closes: "dog",
    decides: { dog: "what has to be checked first", pig: "who gets a chance" },
    split:
      "The Pig opens the job interview, because candidates relax with a Pig. The Dog closes the search after a phone call or two. The Pig decides who gets a chance, and the Dog what has to be checked first.",
    quarrel:
      "The Pig says yes to a candidate, and the Dog asks why. It sounds like an interrogation, so the Pig reports the next yes a week late.",
    mend: "The Pig reports each yes the same day, and the Dog says something nice before making one call. Most candidates turn out fine.",
  },
};
