import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"ox"> = {
  ox: {
    opens: "ox",
    closes: "ox",
    decides: { ox: "the order of tasks" },
    split:
      "One of you opens each project with a plan, the other closes it with a last check, and next time you swap. Decide the order of tasks together, because you'll both stick to it.",
    quarrel:
      "You need new planning software. Each of you wants a different program, and won't say so twice. So the old one stays for another year.",
    mend: "After five silent days, try one program for a month and then the other. The one that took fewer hours wins, so neither of you has to give in.",
  },
  tiger: {
    opens: "tiger",
    closes: "ox",
    decides: { ox: "the schedule", tiger: "what to offer" },
    split:
      "The Tiger opens the first client meeting, because few people can refuse a Tiger. The Ox closes the project, because finishing takes patience. The Tiger says what to offer, and the Ox the schedule.",
    quarrel:
      "The client signs. The Tiger wants to start, and the Ox says “not yet.” The Tiger hears a no and pushes, so the Ox stops completely.",
    mend: "Replace every “not yet” with a date. The Ox says, “On the ninth,” and the Tiger may ask once for an earlier day. With a date, anyone can wait.",
  },
  rabbit: {
    opens: "rabbit",
    closes: "ox",
    decides: { ox: "the deadline", rabbit: "the presentation" },
    split:
      "The Rabbit opens the project, because a friendly message gets an answer. The Ox closes it when the work is really done. The Rabbit decides the presentation, and the Ox the deadline.",
    quarrel:
      "The Ox says bluntly that page four of the draft is weak. The Rabbit says yes to avoid a scene, but changes nothing. The Ox feels deceived.",
    mend: "Give each other feedback in writing, two lines each. On paper, the Ox is milder and the Rabbit is clearer. Page four gets fixed before the client sees it.",
  },
  dragon: {
    opens: "dragon",
    closes: "ox",
    decides: { ox: "in which order", dragon: "what to build" },
    split:
      "The Dragon opens the project, because a Dragon's picture of the finished store gets a budget. The Ox closes it stage by stage. The Dragon decides what to build, and the Ox in which order.",
    quarrel:
      "Halfway through, the Dragon has a better plan. The Ox points at the signed one. Meanwhile, the painters sit in their van.",
    mend: "Pick one day a month for changes. The Dragon brings a list, the Ox prices each line, and you decide together. On other days the plan stands, and the painters can paint.",
  },
  snake: {
    opens: "snake",
    closes: "ox",
    decides: { ox: "the method", snake: "the strategy" },
    split:
      "The Snake opens the campaign, because a Snake knows which customers to aim at. Months later the Ox closes it, right on the day. The Snake decides the strategy, and the Ox the method.",
    quarrel:
      "The Ox takes a wrong turn and expects to be told. The Snake sees it and expects to be asked. The silence lasts for weeks.",
    mend: "Agree that silence means no. Every Monday, the Ox shows the next step, and the Snake says yes or names what's missing. No wrong turn lasts longer than a week.",
  },
  horse: {
    opens: "horse",
    closes: "ox",
    decides: { ox: "what can be delivered", horse: "which customers to chase" },
    split:
      "The Horse opens the deal, because buyers like a visitor who laughs. The Ox closes it at the loading dock. The Horse decides which customers to chase, and the Ox what can be delivered.",
    quarrel:
      "The Horse tells a customer “soon” and means Friday. The Ox hears “soon” and plans for next month. On Friday the truck is there, and the boxes aren't.",
    mend: "Give each promise a weekday and a quantity. The Horse texts both to the Ox, who says yes or names another day. Then the truck comes only once.",
  },
  goat: {
    opens: "goat",
    closes: "ox",
    decides: { ox: "what must be finished", goat: "how people are treated" },
    split:
      "The Goat opens the team meeting, because people tell a Goat what they need. The Ox closes it with a list of what's left to do. The Goat decides how people are treated, and the Ox what must be finished.",
    quarrel: "A colleague needs Friday off, and the Goat says yes. The Ox quotes the rule, and you both get stubborn.",
    mend: "Meet for ten minutes first. The Goat names one exception, and the Ox one firm date. The colleague gets Friday off, and the work is done on Thursday.",
  },
  monkey: {
    opens: "monkey",
    closes: "ox",
    decides: { ox: "when the work is finished", monkey: "which steps to drop" },
    split:
      "The Monkey opens the warehouse project with a quicker way to work. The Ox closes it once everything is done properly. The Monkey decides which steps to drop, and the Ox when the work is finished.",
    quarrel:
      "One day, the Monkey swaps the shelf labels for a joke. The Ox loses an hour and complains, and the Monkey takes that for a challenge.",
    mend: "Keep Thursday afternoons for experiments. The Monkey brings a wild idea, and the Ox tests it with a straight face. On other days the labels stay put.",
  },
  rooster: {
    opens: "rooster",
    closes: "ox",
    decides: { ox: "the pace", rooster: "the standard" },
    split:
      "The Rooster opens the project and writes down what good work is. The Ox closes it once the boxes pass. The Rooster sets the standard, the Ox sets the pace, and your boss goes home early.",
    quarrel:
      "You rarely fight, and if you do, it's over a detail. On shipping day, the Rooster sees a crooked label and wants every box back.",
    mend: "Check the boxes together halfway, when labels are easy to move. Anything the Rooster finds later waits for the next version, so the Ox ships on time.",
  },
  dog: {
    opens: "dog",
    closes: "ox",
    decides: { ox: "what is practical", dog: "what is fair" },
    split:
      "The Dog opens the talk with a coworker in trouble, because people tell a Dog what bothers them. The Ox closes the talk with a plan. The Dog decides what is fair, and the Ox what is practical.",
    quarrel:
      "A coworker with a sick child is late again. The Dog would overlook it and the Ox wouldn't, both on principle.",
    mend: "Leave principles out of it, and talk about this week. The Dog says what would help, and the Ox says what the shift can bear. You nearly always agree on something.",
  },
  pig: {
    opens: "pig",
    closes: "ox",
    decides: { ox: "the budget for extras", pig: "picks them" },
    split:
      "The Pig opens the project over coffee, because a client who feels at home talks freely. The Ox closes it on the promised day. The Ox sets the budget for extras, and the Pig picks them.",
    quarrel:
      "The Pig gives the client two free days. The Ox asks why, in a voice like a judge, so the next gift stays secret.",
    mend: "From now on, the Pig reports each gift the same day, and the Ox only says what it changes: nothing, a day, or a hundred dollars. Most gifts change nothing.",
  },
};
