import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"goat"> = {
  goat: {
    opens: "goat",
    closes: "goat",
    decides: { goat: "the colors" },
    split:
      "One of you opens the job by showing designs, the other closes it by sending the bill, and you swap each month. Decide the colors together, but let a friend set the deadlines.",
    quarrel:
      "One of you comes in with a bad mood, and within an hour it has moved to the other desk. No design gets finished that day.",
    mend: "If you wake up gloomy, say so at nine, with a number from one to ten. Above seven, work in different rooms. Usually one of you can still design.",
  },
  monkey: {
    opens: "goat",
    closes: "monkey",
    decides: { goat: "how the product should feel", monkey: "how it works" },
    split:
      "The Goat opens the project, because customers tell a Goat what they'd love. The Monkey closes it once the product is built. The Goat decides how the product should feel, and the Monkey how it works.",
    quarrel:
      "The night before a demo, the Monkey makes one clever change. The Goat says it feels wrong but can't say why, so the Monkey won't undo it.",
    mend: "Freeze the product two days earlier. Until then, “It feels wrong” needs no reason, and the Monkey builds another version. With two, you'll agree quickly.",
  },
  rooster: {
    opens: "goat",
    closes: "rooster",
    decides: { goat: "the look", rooster: "the sizes, the spelling and the price tag" },
    split:
      "The Goat opens the project with a first version, made by feel. The Rooster closes it and prints the final one. The Goat decides the look, and the Rooster the sizes, the spelling and the price tag.",
    quarrel:
      "The Rooster sees a crooked line and fixes the error. It was no error. The Goat changes it back, so the printer gets two versions.",
    mend: "The Goat puts a green dot on everything that's crooked on purpose. The Rooster leaves the dots alone and corrects the rest. Then the printer gets one version.",
  },
  dog: {
    opens: "goat",
    closes: "dog",
    decides: { goat: "how to help", dog: "how much time it may take" },
    split:
      "The Goat opens the talks with an unhappy customer, because nobody hides a worry from a Goat. The Dog closes them with a promise. The Goat decides how to help, and the Dog how much time it may take.",
    quarrel:
      "The Goat had agreed to call the customer, and the call was forgotten. The Dog speaks of duty, and you're both hurt.",
    mend: "Text each other what you agree on: “Friday, Goat, call.” If it still goes wrong, the Dog sends one reminder, and the Goat calls. The customer stays.",
  },
  pig: {
    opens: "pig",
    closes: "goat",
    decides: { goat: "the prices", pig: "how many guests there is room for" },
    split:
      "The Pig opens the customer event and makes everyone feel at home. The Goat closes it with a printed list, so nobody has to mention money. The Pig decides how many guests there is room for, and the Goat the prices.",
    quarrel:
      "You don't fight over favors, you do too many. A guest mentions a birthday, you each promise a cake, and at midnight you're both baking.",
    mend: "Keep one notebook, with room for three favors a week and a name beside each. Then every birthday gets one cake, which is enough.",
  },
};
