import type { PeoplePairs } from "../types/people-pairs.ts";

export const people: PeoplePairs<"monkey"> = {
  monkey: {
    works: "Two Monkeys can fix anything by Tuesday, with a paper clip, a script and a bet on who finishes first.",
    grates: "It works, and no one knows why. Each was sure the other would write it down.",
    advice: {
      monkey:
        "Bet on the boring part. Whoever documents first picks the next puzzle, and the loser brings bananas for the team.",
    },
  },
  rooster: {
    works:
      "The Monkey tries forty versions and the Rooster knows which one is straight. The other thirty-nine get labels and a shelf.",
    grates:
      "The Rooster explains the procedure, and the Monkey has already left through the window that it was leaning on.",
    advice: {
      monkey:
        "Follow one of the Rooster's rules to the letter for a month. You'll be amazed what it then lets you get away with.",
      rooster:
        "Tell the Monkey the result you need and leave the steps open. Then grade the result, twice if you like.",
    },
  },
  dog: {
    works:
      "The Dog keeps the Monkey honest and the Monkey keeps the Dog from brooding. Support tickets get closed with a laugh.",
    grates: "The Dog asks for a straight answer. What it gets is a better story than the one it asked about.",
    advice: {
      monkey:
        "Give the Dog the dull truth, early, in one sentence. You can have the rest of the hour for the funny version.",
      dog: "Go by what the Monkey does and not by what it says. It shows its loyalty by fixing your laptop at midnight.",
    },
  },
  pig: {
    works:
      "A Monkey's sharp eye saves the Pig from a bad bargain, and the Pig's good name gets the Monkey a second meeting.",
    grates:
      "The Monkey borrows, the Pig lends, and no one wrote down whether it was a gift. That gets awkward by August.",
    advice: {
      monkey: "Pay the Pig back a day early, with a note. It will never ask, and it will always know.",
      pig: "Write it down before you lend it, be it money, a tool or your name. Call it a hobby if it feels stiff.",
    },
  },
};
