import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"dragon"> = {
  dragon: {
    opens: "dragon",
    closes: "dragon",
    decides: { dragon: "the order of the launches" },
    split:
      "One of you opens the event with a speech, the other closes the evening with a toast. Take one product each, and decide the order of the launches together.",
    quarrel:
      "A guest praises one of you for the work of both. The other says something cold into the microphone, and you both wait for an apology.",
    mend: "Pass praise on within a day, in writing, to everyone who heard it. A cold word gets taken back in the same room. It takes two sentences, and then you can plan the next launch.",
  },
  snake: {
    opens: "dragon",
    closes: "snake",
    leads: "dragon",
    decides: { dragon: "what to announce", snake: "what to keep back" },
    split:
      "The Dragon leads and opens the press conference, because somebody has to be brave. The Snake closes it with one careful answer. The Dragon decides what to announce, and the Snake what to keep back.",
    quarrel:
      "On stage, the Dragon announces a date. The Snake had given a warning, but so softly that it passed for a cough.",
    mend: "Before each appearance, list together what's ready to tell. The Snake says warnings out loud, and the Dragon sticks to the list. The next date is one that you can keep.",
  },
  horse: {
    opens: "horse",
    closes: "dragon",
    decides: { dragon: "the big aim", horse: "the next two weeks" },
    split:
      "The Horse opens new accounts and brings home a small order. The Dragon closes the large deals. The Dragon sets the big aim, and the Horse plans the next two weeks.",
    quarrel:
      "Nobody does the bookkeeping. The Horse was on the road, the Dragon was with the investors, and then the tax office writes to both of you.",
    mend: "Hire somebody who likes bookkeeping. Every Monday, sit down with that person for half an hour, and hand over your receipts. After a month, you'll know what you can afford.",
  },
  goat: {
    opens: "dragon",
    closes: "goat",
    decides: { dragon: "how big the event gets", goat: "how the guests feel there" },
    split:
      "The Dragon opens the event and fills the hall. The Goat closes it, because a Goat thanks every guest by name. The Dragon decides how big the event gets, and the Goat how the guests feel there.",
    quarrel:
      "The Dragon invites more guests for the third time. The Goat knows there won't be enough chairs, but keeps quiet, because the Dragon looks so happy.",
    mend: "Each time the list grows, the Goat says first what's missing. The Dragon listens for ten minutes and changes one thing. Then every guest gets a chair.",
  },
  monkey: {
    opens: "dragon",
    closes: "monkey",
    leads: "dragon",
    decides: { dragon: "the goal and the deadline", monkey: "the way there" },
    split:
      "The Dragon leads and opens the project in a talk that gets the money. The Monkey closes it and makes things work. The Dragon decides the goal and the deadline, and the Monkey the way there.",
    quarrel:
      "You both love to improvise, so nobody tests the demo, and it fails in front of the investors. Each of you blames the other.",
    mend: "Rehearse the day before, in front of a colleague who hates surprises. After that, neither of you may change anything. You'll both suffer, and the demo will work.",
  },
  rooster: {
    opens: "dragon",
    closes: "rooster",
    decides: { dragon: "what gets built", rooster: "when it passes inspection" },
    split:
      "The Dragon opens the building project, because nobody describes a new showroom better. The Rooster closes it after the last check. The Dragon decides what gets built, and the Rooster when it passes inspection.",
    quarrel:
      "You only bicker over taste. The Dragon wants a bold sign over the door, the Rooster wants a neat one, and the sign maker waits.",
    mend: "Flip a coin for questions of taste. The winner chooses, and the loser praises the choice once. The sign may be red or gray, but it's up on opening day.",
  },
  dog: {
    opens: "dragon",
    closes: "dog",
    decides: { dragon: "where you are going", dog: "what must not happen on the way" },
    split:
      "The Dragon opens the talks and wins over the investors. The Dog closes the deal, with a list of risks that you both sign. The Dragon decides where you are going, and the Dog what must not happen on the way.",
    quarrel:
      "In front of the investors, the Dog voices a doubt about the figures. The Dragon answers with a speech about loyalty.",
    mend: "From now on, the Dog sends doubts in writing, two days ahead, and the Dragon answers with numbers. Then the figures are right before anyone sees them.",
  },
  pig: {
    opens: "dragon",
    closes: "pig",
    decides: { dragon: "what is planned", pig: "how many hours to give" },
    split:
      "The Dragon opens the talks and presents a big plan. The Pig closes them over coffee, because people say there what they really think. The Dragon decides what is planned, and the Pig how many hours to give.",
    quarrel:
      "For months, the Pig stays late to help. One day the Pig doesn't smile, and the Dragon asks whether the coffee is bad.",
    mend: "Every second Friday, count the Pig's extra hours together. Above ten, the Dragon drops something from the plan. On Monday the Pig smiles again.",
  },
};
