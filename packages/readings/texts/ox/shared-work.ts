import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"ox"> = {
  ox: {
    opens: "ox",
    closes: "ox",
    decides: { ox: "the order of tasks" },
    split:
      "One of you opens the project with a plan, the other closes it with a last check, and next time you swap. Decide the order of tasks together, because you'll both stick to it.",
    quarrel:
      "You disagree once a year, over something like new software. Each of you has spoken once and won't repeat it, so the old software stays for another year.",
    mend: "After five silent days, try one program for a month and then the other. Keep the one that took fewer hours, so nobody has to give in.",
  },
  tiger: {
    opens: "tiger",
    closes: "ox",
    decides: { ox: "the schedule", tiger: "the direction" },
    split:
      "It takes a Tiger to open, because few people can say no to one. Finishing takes patience, so the Ox closes. The Tiger chooses the direction, and the Ox sets the schedule.",
    quarrel:
      "The Tiger asks for a start, and the Ox says “not yet.” The Tiger hears no and pushes, so the Ox stops completely, and a day is lost.",
    mend: "Replace every “not yet” with a date. The Ox says, “On the ninth,” and the Tiger may ask once for an earlier day. Even a Tiger can wait till then.",
  },
  rabbit: {
    opens: "rabbit",
    closes: "ox",
    decides: { ox: "the deadline", rabbit: "the presentation" },
    split:
      "The Rabbit opens, because a friendly message gets an answer, and the Ox closes when the work is really done. Let the Rabbit decide the presentation, and the Ox the deadline.",
    quarrel:
      "The Ox says bluntly that page four is weak. The Rabbit says yes to avoid a scene, and changes nothing, so the Ox feels deceived.",
    mend: "Give each other feedback on paper. The Ox writes two lines, and the Rabbit writes two back. In writing, the Ox is milder and the Rabbit is clearer, so page four gets fixed.",
  },
  dragon: {
    opens: "dragon",
    closes: "ox",
    decides: { ox: "in which order", dragon: "what to build" },
    split:
      "The Dragon opens, because a Dragon's picture of the future gets a budget, and the Ox closes, stage by stage. The Dragon says what to build, and the Ox says in which order.",
    quarrel:
      "Halfway through, the Dragon has a better plan. The Ox points at the signed one, and while you argue, the walls stay unbuilt.",
    mend: "Pick one day a month for changes. The Dragon brings a list, the Ox prices each line, and you decide together. On other days the plan stands, and so do the walls.",
  },
  snake: {
    opens: "snake",
    closes: "ox",
    decides: { ox: "the method", snake: "the strategy" },
    split:
      "Let the Snake open, because a Snake knows what to aim at. Months later the Ox closes, on the day. So the Snake chooses the strategy, and the Ox the method.",
    quarrel:
      "Your quarrels make no sound. The Ox takes a wrong turn and expects to be told, but the Snake expects to be asked. The silence lasts for weeks.",
    mend: "Agree that silence means no. Every Monday the Ox shows the next step, and the Snake says yes or what's missing. It's a short meeting, because neither of you will chat.",
  },
  horse: {
    opens: "horse",
    closes: "ox",
    decides: { ox: "what can be delivered", horse: "which customers to chase" },
    split:
      "Customers like a visitor who laughs, so the Horse opens, and the Ox closes, at the loading dock. The Horse picks which customers to chase, but the Ox says what can be delivered.",
    quarrel:
      "The Horse says “soon” and means Friday. The Ox hears “soon” and plans for next month. On Friday the customer's truck is there, and you argue about who lied.",
    mend: "Give each promise a weekday and a quantity. The Horse texts them to the Ox, who says yes or names another day. Then the truck comes only once.",
  },
  goat: {
    opens: "goat",
    closes: "ox",
    decides: { ox: "what must be finished", goat: "how people are treated" },
    split:
      "The Goat opens, because people tell a Goat what they want, and the Ox closes. Put it in writing: the Goat decides how people are treated, and the Ox what must be finished.",
    quarrel:
      "A colleague needs Friday off, and the Goat says yes. The Ox quotes the rule, the Goat calls it heartless, and you're both too stubborn to talk first.",
    mend: "Meet for ten minutes a week, with a colleague who talks first. The Goat names one exception, the Ox names one firm date, and you each get your wish.",
  },
  monkey: {
    opens: "monkey",
    closes: "ox",
    decides: { ox: "when the work is finished", monkey: "which steps to drop" },
    split:
      "The Monkey opens with a quicker way to work, and the Ox closes, once it's done properly. The Monkey says which steps to drop, but the Ox says when the work is finished.",
    quarrel:
      "On a slow day, the Monkey swaps the shelf labels for a joke. The Ox loses an hour and complains, and the Monkey takes that for a challenge.",
    mend: "Keep Thursday afternoons for experiments. The Monkey brings a wild idea, and the Ox tests it with a straight face. On other days the labels stay put.",
  },
  rooster: {
    opens: "rooster",
    closes: "ox",
    decides: { ox: "the pace", rooster: "the standard" },
    split:
      "The Rooster opens, with a standard on paper, and the Ox closes when the work meets it. The Rooster sets the standard, the Ox sets the pace, and your boss goes home early.",
    quarrel:
      "You rarely fight, and if you do, it's over a detail. The Rooster sees a crooked label and wants every box back, but the Ox has already swept the floor.",
    mend: "Check the work together halfway, when labels are easy to move. Anything the Rooster finds later waits for the next version, so the Ox ships on time.",
  },
  dog: {
    opens: "dog",
    closes: "ox",
    decides: { ox: "what is practical", dog: "what is fair" },
    split:
      "People tell a Dog what bothers them, so the Dog opens. The Ox closes with something that works on an ordinary Tuesday. The Dog decides what is fair, the Ox what is practical.",
    quarrel:
      "A coworker with a sick child is late again. The Dog would overlook it and the Ox wouldn't, both on principle, so neither of you can give way.",
    mend: "Leave principles out of it, and talk about this week. The Dog says what would help, the Ox says what the shift can bear, and you nearly always agree.",
  },
  pig: {
    opens: "pig",
    closes: "ox",
    decides: { ox: "the budget for them", pig: "the extras" },
    split:
      "A client who feels at home talks freely, so the Pig opens, and the Ox closes on the promised day. Let the Pig choose the extras, once the Ox has set the budget for them.",
    quarrel:
      "The Pig gives a client two free days. The Ox asks why, in a voice like a judge, so the next gift stays secret.",
    mend: "Skip the why. The Pig reports each gift the same day, and the Ox answers with what it changes: nothing, a day, or a hundred dollars. Most answers will be “nothing.”",
  },
};
