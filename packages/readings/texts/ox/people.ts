import type { PeoplePairs } from "../types/people-pairs.ts";

export const people: PeoplePairs<"ox"> = {
  ox: {
    works: "Two Oxen on one job mean that it gets done, in the right order, by the date that was printed on the plan.",
    grates: "If they disagree, nobody moves. The same decision can lie between two desks for a year.",
    advice: {
      ox: "Name a third person who breaks ties, and accept the ruling the same day. You were both going to wait it out.",
    },
  },
  tiger: {
    works:
      "The Tiger wins the order while everyone cheers, and the Ox is still building it, correctly, when they've all gone home.",
    grates:
      "The Tiger starts over each Monday, the Ox goes step by step, and each thinks that the other is in the way.",
    advice: {
      ox: "Give the Tiger a date on which the debate ends. It can bear a slow answer much better than no answer.",
      tiger: "Ask for the plan early, then leave it alone. Each new idea after Wednesday costs the Ox a whole night.",
    },
  },
  rabbit: {
    works:
      "Quiet desks, early dates, clean edges. The Rabbit polishes what the Ox has built, and the office hears only the printer.",
    grates: "The Ox criticizes in one bare sentence. The Rabbit would have wrapped it in two compliments.",
    advice: {
      ox: "Put one kind word in front of the correction. It is no lie, it takes four seconds, and the fix arrives sooner.",
      rabbit: "Ask the Ox for a plain yes or no, then believe it. There's no second meaning to dig for.",
    },
  },
  dragon: {
    works:
      "The Dragon knows how a thing should look and the Ox knows how to build it. Once they agree on the drawing, it gets done.",
    grates: "Both want the last word, so a deal that they made in March has to be made once more in May.",
    advice: {
      ox: "Write down what the Dragon agreed to, and read it aloud at the next meeting without any expression at all.",
      dragon:
        "Don't change the plan while the Ox is building it. Save your new idea for the next project, and the Ox builds that too.",
    },
  },
  snake: {
    works:
      "The Snake thinks it through, the Ox carries it out, and the rivals only learn about it from the annual report.",
    grates: "Both can keep silent for a month, and each takes the other's silence for consent.",
    advice: {
      ox: "Before you begin, ask the Snake what could go wrong. It found the soft spot on Tuesday and is waiting for somebody to ask.",
      snake:
        "Tell the Ox why, once, at length. It will then carry the reason for years without needing to hear it again.",
    },
  },
  horse: {
    works: "With a Horse on sales and an Ox on delivery, the order comes in fast and leaves the dock complete.",
    grates:
      "Small misunderstandings pile up. A Horse said soon, the Ox heard next quarter, and the client heard Thursday.",
    advice: {
      ox: "Repeat the date back to the Horse with the weekday in it. Soon is not a day, whatever your colleague believes.",
      horse:
        "Knock before you change the schedule, and bring coffee. An Ox that is asked pulls; one that is told digs in.",
    },
  },
  goat: {
    works: "On a calm day the Goat finds what is missing from a plan, and the Ox finds the hours to put it in.",
    grates: "They clash head on, rules against feelings, and neither of them gives way an inch.",
    advice: {
      ox: "Ask what would make the week bearable before you explain the policy. Then bend one rule and keep the rest.",
      goat: "Name the change that you want and the date you want it by. The Ox can grant a request; with a sigh it can do nothing.",
    },
  },
  monkey: {
    works: "The Monkey finds a way to do it in half the steps, and the Ox does all of those, properly.",
    grates: "A prank in the team channel is a gift to a Monkey. To an Ox it is nine minutes of lost work.",
    advice: {
      ox: "Try the clever way on one small job before you bury it. You can always say that you were right.",
      monkey:
        "Show the result first and the trick second. An Ox trusts what already stands, so build it before you boast.",
    },
  },
  rooster: {
    works: "The Rooster sets the standard at nine, the Ox meets it at five, and both go home pleased with the day.",
    grates: "A typo can hold up a shipment. So can the question of which of them saw it first.",
    advice: {
      ox: "Tell the Rooster when good is good enough, and give it the figure that proves it. It listens to facts.",
      rooster:
        "Praise the work before you mark it. The Ox doesn't need applause; it needs to know that the effort was seen.",
    },
  },
  dog: {
    works: "Hand this pair the keys to the building. The Ox and the Dog will lock up, and lie awake if they haven't.",
    grates: "Each has principles, and they're not the same ones. Lunch can turn into a hearing with sandwiches.",
    advice: {
      ox: "When the Dog objects, ask who it is worried about. It has a person in mind, seldom a paragraph.",
      dog: "Pick the one rule that really matters to you this month, and drop the others. That one the Ox will defend against anybody.",
    },
  },
  pig: {
    works:
      "The Pig keeps the mood up and the Ox keeps the dates. Long projects with both of them end with cake, on time.",
    grates: "The Pig calls the gift generous and the Ox calls it over budget, and both have the receipt.",
    advice: {
      ox: "Leave the Pig a little money for other people's birthdays. Your plan will survive it, and your team will like it.",
      pig: "Tell the Ox about the overrun on the day that it happens. In week one it costs a phone call, and in week nine a client.",
    },
  },
};
