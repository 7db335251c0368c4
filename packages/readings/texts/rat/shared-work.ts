import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"rat"> = {
  rat: {
    opens: "rat",
    closes: "rat",
    decides: { rat: "the price" },
    split:
      "One of you opens and hunts for news, the other closes and guards the budget; trade places every quarter. You decide the price together, out loud, with one sheet between you.",
    quarrel:
      "The usual quarrel starts with a figure that only one of you knew. Each suspects that the other kept it back on purpose, and each is partly right.",
    mend: "Give each other ten minutes every Monday to empty your pockets: contacts, rumors, second thoughts. Whatever was still kept back costs a lunch.",
  },
  ox: {
    opens: "rat",
    closes: "ox",
    decides: { rat: "the price", ox: "the delivery date" },
    split:
      "The Rat opens: it finds the client and makes the first call. The Ox closes, because it is the one who can promise a day. Let the Rat decide the price and the Ox decide the delivery date.",
    quarrel:
      "You quarrel over changes. The Rat has improved the plan twice, and the Ox has already built the first version.",
    mend: "Collect changes in a list and go through it every other Monday. Each gets a yes or a no, and the plan stays still in between.",
  },
  tiger: {
    opens: "tiger",
    closes: "rat",
    leads: "tiger",
    decides: { rat: "what it may cost", tiger: "which fight to take" },
    split:
      "The Tiger leads and opens the talk with the client. The Rat closes it, with the terms on one page. Let the Tiger decide which fight to take and the Rat decide what it may cost.",
    quarrel:
      "It begins after a promise in public. The Tiger has named a sum, the Rat hadn't checked it, and both feel betrayed in front of the team.",
    mend: "Until the Rat has sent a written okay, a number is only a hope. If one slips out anyway, correct it together on the same day.",
  },
  rabbit: {
    opens: "rabbit",
    closes: "rat",
    decides: { rat: "the fee", rabbit: "the wording" },
    split:
      "The Rabbit opens with a letter or a visit, since people like to listen to it. The Rat closes, because it isn't shy about the sum. So the Rabbit decides the wording and the Rat decides the fee.",
    quarrel:
      "The tone is your sore spot. A short message from the Rat reads like contempt to the Rabbit, who says nothing and answers three days late.",
    mend: "Talk for five minutes each morning instead of writing. The Rabbit can say what it minds while it still minds little.",
  },
  dragon: {
    opens: "dragon",
    closes: "rat",
    leads: "dragon",
    decides: { rat: "the budget", dragon: "the aim" },
    split:
      "The Dragon leads and opens every meeting with the aim. The Rat closes the contract behind it. It is for the Dragon to decide the aim and for the Rat to decide the budget, including the word no.",
    quarrel:
      "You argue about credit more than about money. The Dragon thanks everybody in one sweep, and the Rat keeps a mental list of who found what.",
    mend: "End each public talk with two names and what they did. It takes half a minute, and the Rat can throw the list away.",
  },
  snake: {
    opens: "rat",
    closes: "snake",
    decides: { rat: "the first offer", snake: "the timing" },
    split:
      "The Rat opens, since it likes to test people with a quick proposal. The Snake closes once it has seen enough. Each keeps one decision: the Rat decides the first offer, the Snake the timing.",
    quarrel:
      "You plan side by side and never compare. Then two versions of the same launch turn up, and each of you thinks the other went behind its back.",
    mend: "Once a week, both of you write down the next three steps and swap the notes. Where they differ, talk until one version is left.",
  },
  horse: {
    opens: "horse",
    closes: "rat",
    decides: { rat: "what to sign", horse: "where to go" },
    split:
      "The Horse opens: it visits the customer and gets the meeting. The Rat closes at its desk, after reading the terms. The Horse decides where to go and the Rat decides what to sign.",
    quarrel:
      "You pull in opposite directions. The Horse has promised something on the road, the Rat finds the catch at home, and soon it is about character.",
    mend: "Fix a daily call at five. The Horse lists what it promised, the Rat names its single biggest doubt, and a colleague settles what you can't.",
  },
  goat: {
    opens: "goat",
    closes: "rat",
    decides: { rat: "what it costs", goat: "how it looks" },
    split:
      "The Goat opens with a sample, because people warm to it. The Rat closes with the invoice, which spares the Goat the part it dreads. The Goat decides how it looks and the Rat decides what it costs.",
    quarrel:
      "Nobody raises a voice. The Goat is hurt, the Rat feels blamed for something it can't see, and both tell a third colleague.",
    mend: "End your weekly meeting with a fixed question: what bothered you? The Goat goes first, with an example, and the Rat answers without a number in the sentence.",
  },
  monkey: {
    opens: "monkey",
    closes: "rat",
    decides: { rat: "the buyer", monkey: "the method" },
    split:
      "The Monkey opens with an idea nobody asked for. The Rat closes with somebody who pays for it. The Monkey decides the method, and the Rat decides the buyer and the day on which tinkering stops.",
    quarrel:
      "You quarrel over the dull work. A customer was promised something in March, and each of you thought the other had it in hand.",
    mend: "Give the promises to a third person, or to a shared list with one owner for each line. Read it on Mondays.",
  },
  rooster: {
    opens: "rat",
    closes: "rooster",
    decides: { rat: "the deal itself", rooster: "the wording of the contract" },
    split:
      "The Rat opens and finds the supplier. The Rooster closes, with every clause in place. To keep agreements from coming loose, let the Rat decide on the deal itself and the Rooster on the wording of the contract.",
    quarrel:
      "A week later you remember two different agreements. The Rat says that the point was clear, and the Rooster holds up the minutes.",
    mend: "Send a summary of five lines on the same day, and both reply with yes. A change gets a line of its own.",
  },
  dog: {
    opens: "rat",
    closes: "dog",
    decides: { rat: "what to offer", dog: "which people to trust" },
    split:
      "The Rat opens with a list of candidates. The Dog closes the choice after it has met them. The Rat decides what to offer, and the Dog decides which people to trust.",
    quarrel:
      "The Rat finds a loophole and wants to use it. The Dog wants to know who would pay for that, and the talk turns into a trial.",
    mend: "Before a clever move, the Rat names everyone it affects. If the Dog can live with that list, it helps. If not, you look for another way.",
  },
  pig: {
    opens: "pig",
    closes: "rat",
    decides: { rat: "the limit on spending", pig: "the welcome" },
    split:
      "The Pig opens, over food if possible, and people tell it what they need. The Rat closes with a contract. The Pig decides the welcome, from coffee to gifts, and the Rat decides the limit on spending.",
    quarrel:
      "It is always the same bill. The Pig made a gift in the company's name, and the Rat brings it up a fourth time, with a total.",
    mend: "Agree on a monthly sum for kindness that no one has to explain. Over that sum the Pig checks first; below it, the Rat doesn't count.",
  },
};
