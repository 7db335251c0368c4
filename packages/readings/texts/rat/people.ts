import type { PeoplePairs } from "../types/people-pairs.ts";

export const people: PeoplePairs<"rat"> = {
  rat: {
    works:
      "Two Rats know by Monday lunch who is hiring, who is leaving and what the rival charges. Nothing slips past both of them.",
    grates:
      "Each keeps a private version of the numbers. Sooner or later both open their laptops in a meeting, and the columns don't match.",
    advice: {
      rat: "Move your numbers into one sheet that you and the other Rat share, and delete the private copy. Yes, that one too. From then on, you both quote clients the same price.",
    },
  },
  ox: {
    works: "The Rat spots the opening and the Ox does the work, so the client gets both the idea and the delivery.",
    grates: "By the time the Ox has finished a first cup of coffee, the Rat has changed the plan twice.",
    advice: {
      rat: "Bring the Ox your changes every other Monday, on one list, with the reason for each. On a list some get built, and one at a time they get refused.",
      ox: "Say yes to a small trial before you say no to the whole idea. While the trial runs, the Rat leaves your plan alone.",
    },
  },
  tiger: {
    works:
      "Give the Tiger a cause and the Rat a phone, and a shy little project has backers and a budget within the week.",
    grates:
      "The Tiger announces a plan from the stage while the Rat is still checking whether the company can pay for it.",
    advice: {
      rat: "Hand the Tiger three figures that are safe to quote. Without them the Tiger rounds up, and you spend the next day explaining the gap.",
      tiger:
        "Call the Rat before you make a promise, not in the taxi afterward. Ten minutes saves you a public correction.",
    },
  },
  rabbit: {
    works: "The Rabbit makes the proposal lovely and the Rat makes it pay. Buyers keep the folder and sign the quote.",
    grates: "The Rat skips the greeting and goes straight to the figure. The Rabbit remembers that tone until spring.",
    advice: {
      rat: "Start with “Good morning,” and let the Rabbit answer before you bring up the figure. Those eight seconds get you a helpful reply.",
      rabbit:
        "A curt message means that the Rat is busy counting, not angry with you. Say once what stung, and most Rats apologize the same day.",
    },
  },
  dragon: {
    works:
      "The Dragon promises the customer something huge, and the Rat already knows a supplier. The order ships on time and near budget.",
    grates: "The Rat wants to see every receipt. The Dragon has no idea where the receipts are.",
    advice: {
      rat: "Give the Dragon two numbers before a meeting: one to brag about and one they must not exceed. They'll remember two, and they'll never open your spreadsheet.",
      dragon:
        "Thank the Rat by name when the applause comes. The Rat found the money, and will find more of it after a thank-you.",
    },
  },
  snake: {
    works:
      "Both do their homework before a negotiation, so the other side rarely asks a question that this pair can't answer.",
    grates:
      "Neither says what they're planning. They can share an office and prepare the same launch for two different quarters.",
    advice: {
      rat: "Put it to the Snake directly: “What do you want from this deal?” Guessing costs you a week, and you'd guess too low.",
      snake:
        "Tell the Rat your real deadline, and say that it has no cushion. Otherwise the Rat assumes that you padded the date, and hands the work in late.",
    },
  },
  horse: {
    works: "The Horse storms ahead and the Rat checks what was left behind, so even a rushed project arrives complete.",
    grates: "The Horse calls the Rat sneaky, the Rat calls the Horse loud, and each has a witness.",
    advice: {
      rat: "Tell the Horse your doubt in the meeting, face to face. If they hear it later from somebody else, you'll get a fight instead of a fix.",
      horse:
        "Before you start running, let the Rat name the one bill that could sink the plan. Cover that bill, and the Rat will stop slowing you down.",
    },
  },
  goat: {
    works: "The Goat notices how a product feels and the Rat notices the cost, so they catch both kinds of flaw.",
    grates:
      "The Goat hints at a problem, and the Rat misses it. Six weeks later, the hint turns out to be a complaint.",
    advice: {
      rat: "When you ask the Goat how the week went, wait for the second sentence. The first is always “fine,” the second is the problem.",
      goat: "Tell the Rat the problem in plain words, with its cost: “This takes me three hours a week.” Rats fix what they can count.",
    },
  },
  monkey: {
    works:
      "The Monkey invents the trick and the Rat finds the buyer. They finish each other's sentences and most of the snacks.",
    grates: "Both love a shortcut, so nobody does the boring part. It's usually the test or the tax form.",
    advice: {
      rat: "Keep a list of what the two of you promised customers this month. The Monkey won't, and one forgotten promise loses a good client.",
      monkey:
        "Let the Rat try your idea on three real customers before the pitch. You'll hear the rude question while you can still fix the answer.",
    },
  },
  rooster: {
    works:
      "The Rooster files everything in order and the Rat knows what each paper is worth. Their audit is over at ten in the morning.",
    grates:
      "After lunch they disagree about what was agreed. The Rat remembers the gist, and the Rooster remembers the exact wording.",
    advice: {
      rat: "Send the Rooster a short summary the same day, and wait for the “yes.” Then you won't argue next month about who promised what.",
      rooster:
        "Correct the Rat's figure and leave the style alone. They fix a number in a minute, but they'd argue about a comma all morning.",
    },
  },
  dog: {
    works: "The Dog vouches for people and the Rat checks their references. Between them, nobody bad gets hired twice.",
    grates:
      "Where the Rat sees a clever loophole, the Dog sees somebody being cheated, and stands in the doorway with folded arms.",
    advice: {
      rat: "Show the Dog the whole deal, including the part you'd rather skip. Then they'll defend it to your boss, and people believe a Dog.",
      dog: "Before you judge the Rat's method, say, “What is this for?” Half the time they're protecting somebody on your own team.",
    },
  },
  pig: {
    works: "The Rat brings news, the Pig brings lunch, and when the meal ends a small idea has a customer.",
    grates: "The Pig picks up the check for everyone. The Rat lies awake adding up the month's desserts.",
    advice: {
      rat: "Set a monthly fun budget with the Pig, and put a real amount in it. As long as the Pig stays below that amount, you can sleep.",
      pig: "Let the Rat read each contract before you shake hands on it. You're good at judging people, and Rats are good at small print.",
    },
  },
};
