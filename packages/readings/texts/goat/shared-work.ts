import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"goat"> = {
  goat: {
    opens: "goat",
    closes: "goat",
    decides: { goat: "the colors" },
    split:
      "One of you opens by showing the work, the other closes by sending the bill, and you swap each month. Decide the colors together for as long as you like, and let a friend set the dates.",
    quarrel:
      "A bad mood moves from one desk to the other. Neither knows who started it, both feel unloved, and the day is gone.",
    mend: "Whoever wakes up gloomy says so at nine, with a number from one to ten. Above seven, you work in different rooms and meet for a walk at noon.",
  },
  monkey: {
    opens: "goat",
    closes: "monkey",
    decides: { goat: "how it should feel", monkey: "how it works" },
    split:
      "The Goat opens by finding out what people would love. The Monkey closes with a thing that does it. The Goat decides how it should feel, the Monkey decides how it works.",
    quarrel:
      "The Monkey changes the gadget the night before, and it no longer feels right. The Goat can't say why, the Monkey wants a reason, and it gets a sulk.",
    mend: "Freeze the thing two days before anyone sees it. Until then the Goat may say that it feels wrong, and the Monkey builds one other version to compare.",
  },
  rooster: {
    opens: "goat",
    closes: "rooster",
    decides: { goat: "the look", rooster: "the sizes, the spelling and the price tag" },
    split:
      "The Goat opens with a first version made by feel. The Rooster closes with a last version that holds up. The Goat decides the look; the Rooster decides the sizes, the spelling and the price tag.",
    quarrel:
      "The Rooster fixes something that wasn't an error. The Goat doesn't defend it, changes it back at night, and on Tuesday you both find a third version.",
    mend: "Mark what is meant with a green dot. Whatever has a dot is discussed before it's touched, and whatever has none may be corrected without a word.",
  },
  dog: {
    opens: "goat",
    closes: "dog",
    decides: { goat: "how to help", dog: "how much" },
    split:
      "The Goat opens, since people tell it things. The Dog closes, and sees to it that what was promised gets done. Put in writing that the Goat decides how to help and the Dog decides how much.",
    quarrel:
      "Something agreed was forgotten. The Dog speaks of duty, the Goat hears that it's a bad person, and both keep the hurt for weeks.",
    mend: "Repeat each agreement by text the same evening; four words are enough. When one is missed, the Dog says what it needs now, without a word about last time.",
  },
  pig: {
    opens: "pig",
    closes: "goat",
    decides: { goat: "the list", pig: "how many guests there is room for" },
    split:
      "The Pig opens and fills the house. The Goat closes with a printed price list, which spares you both the saying of a number. The Goat decides the list, and the Pig decides how many guests there is room for.",
    quarrel:
      "You don't fight. You both say yes to the same customer, and at midnight each of you is doing a favor that the other had also promised.",
    mend: "Keep one notebook for favors, on the counter. Three favors a week go in, and for the fourth the answer is: next week.",
  },
};
