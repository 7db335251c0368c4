import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"dog"> = {
  dog: {
    opens: "dog",
    closes: "dog",
    decides: { dog: "which risks you accept" },
    split:
      "One of you opens by naming what worries you, and the other closes by saying what you'll do about it. Decide together which risks you accept, because otherwise you'd accept none.",
    quarrel:
      "You make each other anxious. One of you hears a rumor about layoffs, the other has heard a worse one, and an hour later you're both cleaning out your desks.",
    mend: "Before you discuss a rumor, go together to the person who would know. If the answer has to wait, note the day. Most rumors don't last that long.",
  },
  pig: {
    opens: "pig",
    closes: "dog",
    decides: { dog: "what has to be checked first", pig: "who gets a chance" },
    split:
      "The Pig opens, because a Pig lets people in. The Dog closes, after a phone call or two. So the Pig decides who gets a chance, and the Dog what has to be checked first.",
    quarrel:
      "The Pig has said yes to somebody new, and the Dog asks why. It sounds like an interrogation, so the Pig mentions the next yes a week late.",
    mend: "The Pig reports each yes the same day, and the Dog says something nice before making one call. Most newcomers turn out to be fine.",
  },
};
