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
    mend: "If you wake up gloomy, say so at nine, with a number from one to ten. Above seven, you work in different rooms and meet for a walk at noon.",
  },
  monkey: {
    opens: "goat",
    closes: "monkey",
    decides: { goat: "how it should feel", monkey: "how it works" },
    split:
      "The Goat opens by finding out what people would love. The Monkey closes by building it. The Goat decides how it should feel, and the Monkey decides how it works.",
    quarrel:
      "The Monkey changes the product the night before a demo, and it no longer feels right. The Goat can't say why, and the Monkey won't undo the change without a reason.",
    mend: "Freeze the product two days before anyone sees it. Until then the Goat may say that it feels wrong, and the Monkey builds a second version to compare.",
  },
  rooster: {
    opens: "goat",
    closes: "rooster",
    decides: { goat: "the look", rooster: "the sizes, the spelling and the price tag" },
    split:
      "The Goat opens with a first version made by feel. The Rooster closes with a last version that holds up. The Goat decides the look, and the Rooster decides the sizes, the spelling and the price tag.",
    quarrel:
      "The Rooster fixes something that wasn't an error. The Goat says nothing and changes it back at night, and the printer gets both versions.",
    mend: "The Goat marks everything intentional with a green dot. You discuss those parts before anyone touches them, and the Rooster corrects all the rest without asking.",
  },
  dog: {
    opens: "goat",
    closes: "dog",
    decides: { goat: "how to help", dog: "how much" },
    split:
      "The Goat opens, because people tell them things. The Dog closes, by seeing that every promise is kept. Put it in writing: the Goat decides how to help, and the Dog decides how much.",
    quarrel:
      "Something you agreed on was forgotten. The Dog speaks of duty, the Goat hears “You're a bad person,” and both stay hurt for weeks.",
    mend: "Text each agreement to each other the same evening, in four words. If one is missed, the Dog says what they need now, without a word about last time.",
  },
  pig: {
    opens: "pig",
    closes: "goat",
    decides: { goat: "the list", pig: "how many guests there is room for" },
    split:
      "The Pig opens and fills the house. The Goat closes with a printed price list, so neither of you has to say a number. The Goat decides the list, and the Pig decides how many guests there is room for.",
    quarrel:
      "You don't fight. You both say yes to the same customer, and at midnight each is doing a favor the other had also promised.",
    mend: "Keep one notebook for favors, with room for three a week. The fourth customer hears, “Next week, gladly,” and you both go home on time.",
  },
};
