import type { PeoplePairs } from "../types/people-pairs.ts";

export const people: PeoplePairs<"goat"> = {
  goat: {
    works: "Two Goats give a room music, color and plants that live. Visitors ask whether there are openings.",
    grates: "When one feels low, so does the other within an hour, and nobody looks at the schedule.",
    advice: {
      goat: "A brisk friend could keep the dates for you both. Then take turns to be the cheerful one, by the calendar.",
    },
  },
  monkey: {
    works:
      "The Goat brings the feeling and the Monkey the gadget. Together they make useful things that people get fond of.",
    grates: "The Monkey makes a quick joke and forgets it. The Goat still hears it a week later.",
    advice: {
      goat: "Tell the Monkey which topic is off the table. It has a thousand others, and it never knew.",
      monkey:
        "Read the Goat's face before the punch line. If it's smiling with the mouth alone, save that one for the train.",
    },
  },
  rooster: {
    works:
      "The Goat knows how it should feel and the Rooster how it should fit. Their catalog wins prizes, and the prices in it are right.",
    grates: "A margin is off by a hair, says the Rooster. It was off on purpose, says the Goat, to the window.",
    advice: {
      goat: "Explain the why of your choice before the red pen arrives. A Rooster protects anything that has a reason.",
      rooster:
        "Ask the Goat which rules may bend before you measure. Then praise the color, since you noticed it first.",
    },
  },
  dog: {
    works:
      "In an emergency they forget themselves. The Goat comforts, the Dog guards the door, and everyone is home by dark.",
    grates: "Each remembers a broken promise of the other's. Neither says so, and both stop doing what they agreed on.",
    advice: {
      goat: "Keep your promises in small things: the key, the call, the form. A Dog judges you by those first.",
      dog: "Drop the word should for a week. Ask what would help, and the Goat will do more than duty ever got from it.",
    },
  },
  pig: {
    works:
      "The Goat and the Pig look after everyone, and each other. Customers stay for hours and come back with their friends.",
    grates: "Neither will say no to a customer. The favors fill a drawer, then a cabinet, then a room.",
    advice: {
      goat: "Design the price list and frame it. The Pig can point at it when its heart would rather knock off half.",
      pig: "Consult the Goat before you adopt another project. It can't say no to you, so look at its desk instead.",
    },
  },
};
