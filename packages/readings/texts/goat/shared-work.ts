import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"goat"> = {
  goat: {
    opens: "goat",
    closes: "goat",
    decides: { goat: "the colors" },
    split:
      "The Goat with the calmer week starts the booklet for new hires and draws the cover. The other lays it out and finishes at the printer's. You choose the colors in one afternoon, or it takes all month.",
    quarrel:
      "One of you brings a bad mood, and within an hour the other desk has it. You sigh at each other, and the new hires arrive before their booklet.",
    mend: "The gloomy one says, “It's my landlord, not you,” and the other puts the kettle on. Now you save captions and page numbers for such days. By evening, half a booklet is ready.",
  },
  monkey: {
    opens: "goat",
    closes: "monkey",
    decides: { goat: "how the new one should feel", monkey: "how it works" },
    split:
      "The Goat watches three colleagues struggle with the old expense form and decides how the new one should feel. The Monkey builds it, decides how it works, and finishes when a newcomer can use it alone.",
    quarrel:
      "The night before the launch, the Monkey makes one clever change. The Goat says it feels wrong but can't say why, so the Monkey won't undo it. Accounting gets both forms.",
    mend: "The Monkey puts the old version back: “Yours goes out today.” Now a late idea waits for version two, and you watch a colleague try it. One frown explains what the Goat couldn't.",
  },
  rooster: {
    opens: "goat",
    closes: "rooster",
    decides: { goat: "the look", rooster: "the sizes, the spelling and the cost" },
    split:
      "The Goat sketches new signs for the building and decides the look. The Rooster measures every door, decides the sizes, the spelling and the cost, and finishes by checking each sign on the wall.",
    quarrel:
      "The Rooster finds a crooked leaf on the lobby sign and fixes the error. The leaf was crooked on purpose, so the Goat changes it back, and you pay for two signs.",
    mend: "“I straightened something you meant, sorry,” says the Rooster. The Rooster now marks a copy, and the Goat answers each with yes or no. Nine marks get a yes, and the leaf stays crooked.",
  },
  dog: {
    opens: "goat",
    closes: "dog",
    decides: { goat: "how to help", dog: "how much time it may take" },
    split:
      "When a colleague has a complaint, the Goat listens and decides how to help. The Dog talks to the other side, decides how much time it may take, and finishes with a written answer.",
    quarrel:
      "The Goat had promised to call the colleague back, and the call was forgotten. The Dog speaks of duty, and the complaint lands with a lawyer.",
    mend: "The Goat phones the colleague: “I forgot you, and I'm sorry.” The Dog tells the Goat, “I was too hard on you.” Each promised call is now an alarm on both phones: the Goat dials, and the Dog makes tea.",
  },
  pig: {
    opens: "pig",
    closes: "goat",
    decides: { goat: "the prices", pig: "how many guests there is room for" },
    split:
      "The Pig starts an office lunch service, asks what people like and decides how many guests there is room for. The Goat draws the menu, sets the prices, and finishes each week with printed bills.",
    quarrel:
      "Neither of you turns down favors. A colleague mentions a birthday, you each promise a cake, and at midnight you're both baking, and both annoyed.",
    mend: "The Pig calls: “Turn off your oven, mine is hot.” From then on, you answer every wish with “I'll check with my partner,” and only the partner may agree. Half the guests say never mind before you're back.",
  },
};
