import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"goat"> = {
  goat: {
    opens: "goat",
    closes: "goat",
    decides: { goat: "the colors" },
    split:
      "One of you opens by showing the work, the other closes by sending the bill, and you swap each month. Decide the colors together, but let a friend set the dates.",
    quarrel:
      "One of you comes in with a bad mood, and within an hour it has moved to the other desk. You both feel unloved, and the day is gone.",
    mend: "If you wake up gloomy, say so at nine, with a number from one to ten. Above seven, work in different rooms. Usually only one of you was sad.",
  },
  monkey: {
    opens: "goat",
    closes: "monkey",
    decides: { goat: "how the product should feel", monkey: "how it works" },
    split:
      "The Goat opens, because people tell a Goat what they'd love, and the Monkey closes, once it's built. The Goat says how the product should feel, and the Monkey decides how it works.",
    quarrel:
      "The night before a demo, the Monkey makes one clever change. The Goat says it feels wrong but can't explain, so the Monkey won't undo it.",
    mend: "Freeze the product two days earlier. Until then, “It feels wrong” needs no reason, and the Monkey builds a second version. With both in hand, you'll agree in a minute.",
  },
  rooster: {
    opens: "goat",
    closes: "rooster",
    decides: { goat: "the look", rooster: "the sizes, the spelling and the price tag" },
    split:
      "The Goat opens and makes a first version by feel, and the Rooster closes, with a final one. So the Goat chooses the look, and the Rooster the sizes, the spelling and the price tag.",
    quarrel:
      "The Rooster sees a crooked line and fixes the error. It was no error. The Goat changes it back at night, so the printer gets two versions.",
    mend: "The Goat puts a green dot on everything that's crooked on purpose. The Rooster leaves the dots alone and corrects the rest. Then the printer gets one version.",
  },
  dog: {
    opens: "goat",
    closes: "dog",
    decides: { goat: "how to help", dog: "how much time it may take" },
    split:
      "The Goat opens, because nobody hides a worry from a Goat, and leaves the promises to the Dog, who closes. The Goat decides how to help, and the Dog how much time it may take.",
    quarrel:
      "The Goat had promised to lock up, and it was forgotten. The Dog speaks of duty, the Goat hears “bad person,” and you're both hurt.",
    mend: "Text each other what you agree on: “Friday, Goat, front door.” If it still goes wrong, the Dog calls, and the Goat goes. Locking a door takes two minutes.",
  },
  pig: {
    opens: "pig",
    closes: "goat",
    decides: { goat: "the prices on it", pig: "how many guests there is room for" },
    split:
      "The Pig opens and fills the house, and the Goat closes with a printed price list, so nobody has to mention money. The Goat decides the prices on it, and the Pig how many guests there is room for.",
    quarrel:
      "You don't fight over favors, you do too many. A customer mentions a birthday, you each promise a cake, and at midnight you meet in the kitchen.",
    mend: "Keep one notebook, with room for three favors a week. The fourth customer hears “Next week, gladly,” and one cake is enough.",
  },
};
