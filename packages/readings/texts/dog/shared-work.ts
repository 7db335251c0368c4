import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"dog"> = {
  dog: {
    opens: "dog",
    closes: "dog",
    decides: { dog: "which risks you accept" },
    split:
      "One of you opens by naming what worries you, the other closes by saying what you'll do about it. Decide together which risks you accept, and write them down once.",
    quarrel:
      "You make each other anxious. One hears a rumor, the other has heard a worse one, and after an hour you have defended yourselves against something that didn't happen.",
    mend: "Call the person the rumor is about before you discuss it. If you can't, put it on paper with a date, and leave the paper alone until then.",
  },
  pig: {
    opens: "pig",
    closes: "dog",
    decides: { dog: "what has to be checked first", pig: "who gets a chance" },
    split:
      "The Pig opens and lets people in. The Dog closes, after a phone call or two. The Pig decides who gets a chance, and the Dog decides what has to be checked first.",
    quarrel:
      "The Pig has said yes to someone, and the Dog wants to know why. It sounds like a hearing, so next time the Pig tells it later.",
    mend: "The Pig reports a yes that day, and the Dog begins with what it likes about the newcomer. Then comes one check, and the subject is over.",
  },
};
