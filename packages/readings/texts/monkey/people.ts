import type { PeoplePairs } from "../types/people-pairs.ts";

export const people: PeoplePairs<"monkey"> = {
  monkey: {
    works: "Two Monkeys can fix anything in a day, with a paper clip, a script and a bet on who finishes first.",
    grates: "The fix works, and no one knows why. Each was sure the other would write it down.",
    advice: {
      monkey:
        "Bet the other Monkey that you'll write the manual page first. The winner picks the next puzzle, and for once the dull part gets done.",
    },
  },
  rooster: {
    works:
      "The Monkey tries forty versions, and the Rooster knows which one is right. The other thirty-nine get labels and a shelf.",
    grates: "The Rooster explains the procedure. Halfway through, the Monkey is already trying another one.",
    advice: {
      monkey:
        "Follow one of the Rooster's rules to the letter for a month. You'll be amazed at how much the Rooster lets you get away with afterward.",
      rooster:
        "Tell the Monkey which result you need, and leave the steps to them. They'll get there sooner than your procedure, and you still grade the result.",
    },
  },
  dog: {
    works:
      "The Dog keeps the Monkey honest and the Monkey keeps the Dog from brooding. Support tickets get closed with a laugh.",
    grates: "The Dog asks for a straight answer and gets a very good story about something else.",
    advice: {
      monkey:
        "Give the Dog the dull truth first, in one sentence. After that they can relax and enjoy the funny version.",
      dog: "Judge the Monkey by what they do, and let the jokes pass. The colleague who laughs at your old laptop is the one who fixes it at midnight.",
    },
  },
  pig: {
    works:
      "A Monkey's sharp eye saves the Pig from a bad bargain, and the Pig's good name gets the Monkey a second meeting.",
    grates: "The Monkey borrows, the Pig lends, and no one writes anything down. In August that gets awkward.",
    advice: {
      monkey:
        "Return what you borrowed from the Pig a day early, with a note. They never ask for things back, but they remember who brings them.",
      pig: "Before you lend the Monkey money, a tool or your name, write it down with a date. You'll get it back without an awkward talk.",
    },
  },
};
