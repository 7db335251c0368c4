import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"dragon"> = {
  dragon: {
    opens: "dragon",
    closes: "dragon",
    decides: { dragon: "the order of the launches" },
    split:
      "One of you opens the event, the other closes it, and the program says who does which. Take a whole project each, and decide only the order of the launches together.",
    quarrel:
      "Sooner or later, one of you is praised for the work of both. The other says something cold in public, and each waits for an apology.",
    mend: "Pass praise on within a day, in writing, to everyone who heard it. A cold word gets taken back in the room where it was said.",
  },
  snake: {
    opens: "dragon",
    closes: "snake",
    leads: "dragon",
    decides: { dragon: "what you stand for", snake: "what is said and what is kept back" },
    split:
      "The Dragon leads and opens with the idea. The Snake closes, after asking the question that nobody else asked. The Dragon decides what you stand for, and the Snake decides what is said and what is kept back.",
    quarrel:
      "The Dragon talks in public about an unfinished plan. The Snake had warned them once, softly, and is cool to everyone for a week.",
    mend: "Before each appearance, make two lists: ready to tell, and not ready. The Snake says each warning out loud, and the Dragon keeps to the first list.",
  },
  horse: {
    opens: "horse",
    closes: "dragon",
    decides: { dragon: "the big aim", horse: "the next two weeks" },
    split:
      "The Horse opens with quick visits and brings back a small success. The Dragon closes, because large customers want to meet the Dragon in person. The Dragon decides the big aim and the Horse decides the next two weeks.",
    quarrel:
      "Nobody did the bookkeeping. The Horse was on the road, the Dragon was with the investors, and both are annoyed.",
    mend: "Pay a third person for the office work before you buy anything else. Meet that person for half an hour each week, and you'll both know what you can afford.",
  },
  goat: {
    opens: "dragon",
    closes: "goat",
    decides: { dragon: "the scale", goat: "how it feels to be there" },
    split:
      "The Dragon opens and fills the hall. The Goat closes, by remembering each guest afterward. The Dragon decides the scale, and the Goat decides how it feels to be there.",
    quarrel:
      "The Dragon makes the plan bigger once more. The Goat sees the trouble coming, keeps quiet, and says so only after opening day.",
    mend: "Hold half an hour on each sketch in which only the Goat speaks. The Dragon takes notes and changes one thing, so the Goat sees that speaking up pays.",
  },
  monkey: {
    opens: "dragon",
    closes: "monkey",
    leads: "dragon",
    decides: { dragon: "the goal and the deadline", monkey: "the way there" },
    split:
      "The Dragon leads, opens with the goal and gets the money. The Monkey closes by making the thing work. The Dragon decides the goal and the deadline, and the Monkey decides the way there.",
    quarrel:
      "You both improvise too much, and then something fails in front of guests. For an evening, each of you tells the story with the other as the clown.",
    mend: "Rehearse the show the day before, in front of someone who dislikes surprises. If something still breaks, the one who changed the plan explains it to the client.",
  },
  rooster: {
    opens: "dragon",
    closes: "rooster",
    decides: { dragon: "what gets built", rooster: "when it passes inspection" },
    split:
      "The Dragon opens by describing the finished thing. The Rooster closes by checking that it turned out that way. The Dragon decides what gets built, and the Rooster decides when it passes inspection. Few pairs share work so easily.",
    quarrel:
      "You bicker over taste: a color, a headline, a typeface. It sounds worse than it is, and colleagues stop worrying after the third time.",
    mend: "Flip a coin for questions of taste and save your energy for the budget. Once a quarter, tell each other what you would have missed alone.",
  },
  dog: {
    opens: "dragon",
    closes: "dog",
    decides: { dragon: "where you are going", dog: "what must not happen on the way" },
    split:
      "The Dragon opens and asks for the money. The Dog closes with an honest list of risks, signed by both. The Dragon decides where you are going and the Dog decides what must not happen on the way.",
    quarrel:
      "The Dog doubts the figures aloud, and the Dragon answers the tone instead of the question. After that, every meeting is about loyalty.",
    mend: "The Dog sends doubts in writing two days ahead, three at most, the biggest first. The Dragon replies with a document, and you meet only about what's still open.",
  },
  pig: {
    opens: "dragon",
    closes: "pig",
    decides: { dragon: "what is planned", pig: "how many hours to give" },
    split:
      "The Dragon opens with fanfare. The Pig closes over coffee in the kitchen, where people say what they really think. The Dragon decides what is planned, and the Pig decides how many hours to give.",
    quarrel:
      "The Dragon takes help for granted. The Pig gives it for months, then comes in one morning without a smile, and the Dragon has no idea why.",
    mend: "Count the Pig's hours together every second Friday. If there are too many, the Dragon drops something from the plan on the spot.",
  },
};
