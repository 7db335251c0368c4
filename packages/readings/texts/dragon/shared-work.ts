import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"dragon"> = {
  dragon: {
    opens: "dragon",
    closes: "dragon",
    decides: { dragon: "the order of the launches" },
    split:
      "One of you opens the event and the other closes it, because there's only one microphone. Take a whole project each, and decide the order of the launches together.",
    quarrel:
      "A customer praises one of you for the work of both. The other says something cold into that microphone, and then two Dragons wait a week for an apology.",
    mend: "Pass praise on within a day, in writing, to everyone who heard it. A cold word gets taken back in the same room. Two sentences are enough, even for a Dragon.",
  },
  snake: {
    opens: "dragon",
    closes: "snake",
    leads: "dragon",
    decides: { dragon: "what you stand for", snake: "what is said and what is kept back" },
    split:
      "The Dragon leads and opens, because somebody has to be brave, and the Snake closes, after one question. The Dragon decides what you stand for, the Snake what is said and what is kept back.",
    quarrel:
      "On stage, the Dragon announces a date. The Snake had given a warning, but so softly that it passed for a cough. Now you're both offended.",
    mend: "Before each appearance, list together what's ready to tell. The Snake says warnings out loud, and the Dragon sticks to the list. Then a cough is only a cough.",
  },
  horse: {
    opens: "horse",
    closes: "dragon",
    decides: { dragon: "the big aim", horse: "the next two weeks" },
    split:
      "The Horse opens and brings back a small success, and leaves the large customers to the Dragon, who closes. So the Dragon sets the big aim, and the Horse plans the next two weeks.",
    quarrel:
      "Nobody did the bookkeeping. The Horse was traveling, the Dragon was with the investors, and then the tax office writes to both of you.",
    mend: "Hire somebody who likes bookkeeping. Every Monday, sit down with that person for half an hour, and empty your pockets of receipts. After a month, you'll know what you can afford.",
  },
  goat: {
    opens: "dragon",
    closes: "goat",
    decides: { dragon: "how big the event gets", goat: "how the guests feel there" },
    split:
      "The Dragon opens and fills the hall, and the Goat closes, because a Goat remembers every guest. The Dragon decides how big the event gets, and the Goat how the guests feel there.",
    quarrel:
      "The Dragon makes the plan bigger for the third time. The Goat knows there won't be enough chairs, but keeps quiet, because the Dragon looks so happy.",
    mend: "With each new sketch, only the Goat speaks for half an hour. The Dragon takes notes and changes one thing, usually the chairs. That way, the Goat keeps talking.",
  },
  monkey: {
    opens: "dragon",
    closes: "monkey",
    leads: "dragon",
    decides: { dragon: "the goal and the deadline", monkey: "the way there" },
    split:
      "The Dragon leads, opens with the goal and gets the money. Then it has to work, so the Monkey closes. The Dragon decides the goal and the deadline, and the Monkey the way there.",
    quarrel:
      "You both love to improvise, so nobody tests the demo, and it fails in front of the guests. All evening, each of you blames the other.",
    mend: "Rehearse the day before, in front of a colleague who hates surprises. After that, neither of you may change anything. You'll both suffer, and the demo will work.",
  },
  rooster: {
    opens: "dragon",
    closes: "rooster",
    decides: { dragon: "what gets built", rooster: "when it passes inspection" },
    split:
      "The Dragon opens, because nobody describes a finished thing better, and the Rooster closes, after checking it. The Dragon chooses what gets built, and the Rooster says when it passes inspection. Few pairs work so easily.",
    quarrel:
      "You bicker over taste. The Dragon wants a bold sign, the Rooster wants a neat one, and your colleagues close the door.",
    mend: "Flip a coin for questions of taste. The winner chooses, and the loser praises the choice once. The sign may be red or gray, but it's up on opening day.",
  },
  dog: {
    opens: "dragon",
    closes: "dog",
    decides: { dragon: "where you are going", dog: "what must not happen on the way" },
    split:
      "The Dragon opens and wins the backers, but the Dog closes, with a list of risks that you both sign. The Dragon says where you are going, the Dog what must not happen on the way.",
    quarrel:
      "The Dog voices a doubt about the figures. Forty people are watching, so the Dragon answers with a speech about loyalty, and nobody checks the figures.",
    mend: "From now on, the Dog sends doubts in writing, two days ahead, and the Dragon answers with a document. What's still open takes ten minutes and no speech.",
  },
  pig: {
    opens: "dragon",
    closes: "pig",
    decides: { dragon: "what is planned", pig: "how many hours to give" },
    split:
      "The Dragon opens, with fanfare. People say what they really think in the kitchen, so there the Pig closes. The Dragon may choose what is planned, but the Pig says how many hours to give.",
    quarrel:
      "For months, the Pig stays late to help, and the Dragon gets used to it. One day the Pig doesn't smile, and the Dragon asks whether the coffee is bad.",
    mend: "Every second Friday, count the Pig's extra hours together. Above ten, the Dragon drops something from the plan. On Monday the smile is back.",
  },
};
