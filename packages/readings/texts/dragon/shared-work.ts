import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"dragon"> = {
  dragon: {
    opens: "dragon",
    closes: "dragon",
    decides: { dragon: "the order of the launches" },
    split:
      "One of you opens the event, the other closes it, and the program says who. Share out the projects, a whole one for each; only the order of the launches you decide together.",
    quarrel:
      "Sooner or later one of you is praised for both. The other says something small and cold in public, and each of you waits for an apology.",
    mend: "Whoever gets the praise passes it on within a day, in writing, to the same people. A cold word is taken back in the room where it was said.",
  },
  snake: {
    opens: "dragon",
    closes: "snake",
    leads: "dragon",
    decides: { dragon: "what you stand for", snake: "what is said and what is kept back" },
    split:
      "The Dragon leads and opens with the idea. The Snake closes, after asking the question that nobody else asked. The Dragon decides what you stand for; the Snake decides what is said and what is kept back.",
    quarrel:
      "The Dragon talks about a plan that wasn't ready. The Snake had said so, once, softly, and now it is cool to everyone for a week.",
    mend: "Before each appearance, make two lists: ready to tell, not ready. The Snake says its warnings out loud, and the Dragon keeps to the first list.",
  },
  horse: {
    opens: "horse",
    closes: "dragon",
    decides: { dragon: "the big aim", horse: "the next two weeks" },
    split:
      "The Horse opens with quick visits and comes back with a small success. The Dragon closes, since large customers want to meet it. The Dragon decides the big aim and the Horse decides the next two weeks.",
    quarrel:
      "Nobody did the bookkeeping. The Horse was on the road, the Dragon was with the investors, and both are right and both are annoyed.",
    mend: "Pay a third person for the office work before you spend money on anything else. Then meet for half an hour each week, with that person in the chair.",
  },
  goat: {
    opens: "dragon",
    closes: "goat",
    decides: { dragon: "the scale", goat: "how it feels to be there" },
    split:
      "The Dragon opens and fills the hall. The Goat closes, by remembering each guest afterward. The Dragon decides the scale; the Goat decides how it feels to be there.",
    quarrel:
      "The Dragon enlarges the plan once more, and the Goat, who saw the trouble coming, goes quiet. After the opening day it says what it thought, and that is too late.",
    mend: "Hold half an hour on each sketch in which only the Goat speaks. The Dragon takes notes, changes one thing, and says which one.",
  },
  monkey: {
    opens: "dragon",
    closes: "monkey",
    leads: "dragon",
    decides: { dragon: "the goal and the deadline", monkey: "the way there" },
    split:
      "The Dragon leads, opens with the goal and gets the money. The Monkey closes by making the thing work. The Dragon decides the goal and the deadline, the Monkey decides the way there.",
    quarrel:
      "You improvise too much, both of you, and then something fails before guests. For an evening each of you tells the story with the other as the clown.",
    mend: "Rehearse once, fully, the day before, with a person who dislikes surprises. Whoever broke the plan during the show explains it to the client, without a joke.",
  },
  rooster: {
    opens: "dragon",
    closes: "rooster",
    decides: { dragon: "what gets built", rooster: "when it passes inspection" },
    split:
      "The Dragon opens by describing what it will be. The Rooster closes by making sure that it is. The Dragon decides what gets built, and the Rooster decides when it passes inspection. Few pairs divide so easily.",
    quarrel:
      "You bicker over taste: a color, a headline, a typeface. It sounds worse than it is, and colleagues stop worrying after the third time.",
    mend: "Flip a coin for taste and keep your energy for the budget. Once a quarter, say what each of you would have missed without the other.",
  },
  dog: {
    opens: "dragon",
    closes: "dog",
    decides: { dragon: "where you are going", dog: "what must not happen on the way" },
    split:
      "The Dragon opens and asks for the money. The Dog closes with an honest list of risks, signed by both. The Dragon decides where you are going and the Dog decides what must not happen on the way.",
    quarrel:
      "The Dog doubts the figures aloud, and the Dragon answers the tone instead of the question. After that, every meeting is about loyalty.",
    mend: "Doubts go out in writing two days ahead, the biggest first, three at most. The Dragon replies with a document, and you meet only about what is still open.",
  },
  pig: {
    opens: "dragon",
    closes: "pig",
    decides: { dragon: "what is planned", pig: "how many hours it gives" },
    split:
      "The Dragon opens with fanfare. The Pig closes in the kitchen, where people say what they really think. The Dragon decides what is planned, and the Pig decides how many hours it gives.",
    quarrel:
      "The Dragon takes help for granted. The Pig gives it for months, then comes a morning without a smile, and the Dragon can't think of a reason.",
    mend: "Check the hours together every second Friday. If they're over, the Dragon drops something from the plan on the spot, and says a thank-you with a name in it.",
  },
};
