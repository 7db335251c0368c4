import type { PeoplePairs } from "../types/people-pairs.ts";

export const people: PeoplePairs<"goat"> = {
  goat: {
    works: "Two Goats give an office music, color and plants that live. Visitors ask whether there are job openings.",
    grates: "When one feels low, so does the other within an hour, and nobody looks at the schedule.",
    advice: {
      goat: "Let a brisk colleague keep the dates for you and the other Goat. On days when you both feel low, the work still goes out on time.",
    },
  },
  monkey: {
    works:
      "The Goat knows what people love, and the Monkey knows how to build it. Together they make useful things that people get fond of.",
    grates: "The Monkey makes a quick joke and forgets it. The Goat still hears it a week later.",
    advice: {
      goat: "Tell the Monkey which topic is off limits. They have a thousand others, and they never knew that this one hurt.",
      monkey:
        "Look at the Goat's face before the punch line. If only the mouth smiles, skip it, and you'll save yourself a week of silence.",
    },
  },
  rooster: {
    works:
      "The Goat makes the catalog beautiful and the Rooster makes it correct. It wins a prize, and the prices in it are right.",
    grates: "The Rooster says that a margin is off by a hair. The Goat meant it that way, and sulks.",
    advice: {
      goat: "Tell the Rooster why you chose something before the red pen comes out. A Rooster protects anything that has a reason.",
      rooster:
        "Before you measure, ask the Goat which parts are meant to look that way. You'll fix only real errors, and they'll keep showing you drafts.",
    },
  },
  dog: {
    works:
      "In an emergency they forget themselves. The Goat comforts people, the Dog guards the door, and everyone gets home safely.",
    grates: "Each remembers a promise that the other broke. Neither says so, and both stop doing what they agreed on.",
    advice: {
      goat: "Keep your small promises to the Dog: the key, the call, the form. Dogs judge you by those before they trust you with more.",
      dog: "Drop the word “should” for a week, and ask the Goat what would help. They do more out of kindness than they ever did out of duty.",
    },
  },
  pig: {
    works:
      "The Goat and the Pig look after everyone, and each other. Customers stay for hours and come back with their friends.",
    grates: "Neither can say no to a customer. One favor turns into ten, and both work unpaid until nine.",
    advice: {
      goat: "Make a pretty price list and hang it where the Pig can point at it. Pointing is easier than saying no to a nice customer.",
      pig: "Before you take on another project, look at the Goat's desk. If the pile is high, say no for both of you, because the Goat can't.",
    },
  },
};
