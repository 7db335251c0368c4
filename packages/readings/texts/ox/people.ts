import type { PeoplePairs } from "../types/people-pairs.ts";

export const people: PeoplePairs<"ox"> = {
  ox: {
    works: "Two Oxen on one job finish it, in the right order, on the date that was printed on the plan.",
    grates: "If they disagree, neither gives in. The same decision can lie between two desks for a year.",
    advice: {
      ox: "Agree with the other Ox on a third person who breaks ties, and accept that person's ruling the same day. The work starts again, and neither of you had to give in.",
    },
  },
  tiger: {
    works:
      "The Tiger wins the order while everyone cheers, and the Ox is still building it, correctly, when they've all gone home.",
    grates:
      "The Tiger starts over with each new idea, the Ox goes step by step, and each thinks the other is in the way.",
    advice: {
      ox: "Give the Tiger a day for your answer: “You'll have a yes or a no on Thursday.” They can bear a slow answer, but not silence.",
      tiger:
        "Bring the Ox new ideas on Mondays only. Each idea that comes later in the week makes the delivery a day later.",
    },
  },
  rabbit: {
    works:
      "The Rabbit polishes what the Ox has built. Their office is so quiet that you only hear the printer, and the work is early.",
    grates: "The Ox criticizes in one bare sentence. The Rabbit would have wrapped it in two compliments.",
    advice: {
      ox: "Put one kind sentence in front of each correction you send the Rabbit. It takes ten seconds, and the page comes back fixed.",
      rabbit:
        "Get a plain yes or no from the Ox, and believe it. There's no second meaning, so you save the evening you'd spend looking for one.",
    },
  },
  dragon: {
    works:
      "The Dragon knows how a thing should look and the Ox knows how to build it. Once they agree on the drawing, it gets done.",
    grates: "Both want the last word, so a decision they made in March gets made again in May.",
    advice: {
      ox: "Write down what the Dragon agreed to, and read it aloud at the next meeting. Dragons keep their word once somebody reminds them.",
      dragon:
        "Don't change the plan while the Ox is building it. Save your new idea for one fixed day a month, and the Ox will build that too.",
    },
  },
  snake: {
    works: "The Snake thinks a plan through, the Ox carries it out, and rivals hear of it only when it's finished.",
    grates: "Both can keep silent for a month, and each takes the other's silence for consent.",
    advice: {
      ox: "Before you begin, ask the Snake what could go wrong. They've already found the weak spot and are only waiting for the question.",
      snake:
        "Give the Ox your reasons once, in full. After that they'll work on the plan for years, and you'll never have to explain it again.",
    },
  },
  horse: {
    works: "With a Horse on sales and an Ox on delivery, orders come in fast and leave the dock complete.",
    grates: "The Horse said “soon.” The Ox heard next quarter, and the client heard Thursday.",
    advice: {
      ox: "Repeat each date back to the Horse with the weekday in it: “Thursday the ninth, right?” You'll find out what “soon” means before the client does.",
      horse:
        "Before you move a date, bring the Ox a coffee and ask whether it works. An Ox who is asked will help you, and one who is told will refuse.",
    },
  },
  goat: {
    works: "On a calm day the Goat finds what is missing from a plan, and the Ox finds the hours to put it in.",
    grates: "The two signs clash. The Ox quotes the rules, the Goat talks about feelings, and neither gives way.",
    advice: {
      ox: "Before you explain the policy, ask the Goat what would make the week bearable. Bend one rule for that, and they'll accept the others.",
      goat: "Tell the Ox which change you want and on which day. An Ox acts on a clear sentence and doesn't notice a sigh.",
    },
  },
  monkey: {
    works: "The Monkey cuts a job to half the steps, and the Ox does each of them properly.",
    grates: "A prank in the team chat is a gift to a Monkey. To an Ox it's nine minutes of lost work.",
    advice: {
      ox: "Try the Monkey's clever way on one small job before you reject it. If it fails, you can say so. If it works, you go home early.",
      monkey:
        "Show the Ox the finished result first and explain the trick later. They trust what works, so you'll get a nod instead of a lecture.",
    },
  },
  rooster: {
    works: "The Rooster sets the standard at nine, the Ox meets it at five, and both go home pleased.",
    grates: "A typo can hold up a shipment. So can the question of which of them saw it first.",
    advice: {
      ox: "Agree with the Rooster on a number that means good enough, such as two errors in a hundred. Then they know when to stop, and the box ships.",
      rooster:
        "Before you list the Ox's mistakes, name one thing that was done well. They don't need applause, only to know that you saw the effort.",
    },
  },
  dog: {
    works: "Hand this pair the keys to the building. The Ox and the Dog will lock up, and check the back door twice.",
    grates: "Both have principles, and they aren't the same ones. Lunch can turn into a court hearing with sandwiches.",
    advice: {
      ox: "When the Dog objects, ask who they're worried about. Once that one person is looked after, the objection is gone.",
      dog: "Pick the one rule that matters most to you this month, and drop the others. Tell the Ox which one it is, and they'll defend it for you.",
    },
  },
  pig: {
    works:
      "The Pig keeps the mood up and the Ox keeps the dates. Long projects with both of them end with cake, on time.",
    grates: "The Pig calls the gift generous, the Ox calls it over budget, and both have the receipt.",
    advice: {
      ox: "Give the Pig a small budget for birthdays and thank-you gifts. Your plan survives it, and the Pig stops hiding gifts from you.",
      pig: "Tell the Ox about an overrun on the day it happens. In week one it costs a phone call, and in week nine it costs a client.",
    },
  },
};
