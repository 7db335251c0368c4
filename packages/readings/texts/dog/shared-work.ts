import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"dog"> = {
  dog: {
    opens: "dog",
    closes: "dog",
    decides: { dog: "which risks you accept" },
    split:
      "One of you opens by naming what worries you, the other closes by saying what you'll do about it. Decide together which risks you accept, and write them down once.",
    quarrel:
      "You make each other anxious. One hears a rumor, the other has heard a worse one, and after an hour you've prepared for something that didn't happen.",
    mend: "Call the person the rumor is about before you discuss it. If you can't, note the day on which you'll know more, and don't mention the rumor until then.",
  },
  pig: {
    opens: "pig",
    closes: "dog",
    decides: { dog: "what has to be checked first", pig: "who gets a chance" },
    split:
      "The Pig opens and lets people in. The Dog closes, after a phone call or two. The Pig decides who gets a chance, and the Dog decides what has to be checked first.",
    quarrel:
      "The Pig has said yes to someone new, and the Dog wants to know why. It sounds like an interrogation, so next time the Pig mentions it later.",
    mend: "The Pig reports each yes the same day, and the Dog begins with what they like about the newcomer. Then comes one check, and the subject is closed.",
  },
};
