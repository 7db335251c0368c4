import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"rat"> = {
  rat: {
    opens: "rat",
    closes: "rat",
    decides: { rat: "the price" },
    split:
      "One of you opens by finding news and customers. The other closes and guards the budget, and you trade places every quarter. You decide the price together, out loud, from one sheet that both can see.",
    quarrel:
      "The usual quarrel starts with a figure that only one of you knew. The other suspects that it was kept back on purpose, and sometimes it was.",
    mend: "Take ten minutes every Monday to tell each other everything: contacts, rumors, second thoughts. If one of you still kept something back, that one buys lunch.",
  },
  ox: {
    opens: "rat",
    closes: "ox",
    decides: { rat: "the price", ox: "the delivery date" },
    split:
      "The Rat opens: they find the client and make the first call. The Ox closes, because an Ox can promise a day and keep it. Let the Rat decide the price and the Ox decide the delivery date.",
    quarrel:
      "You quarrel over changes. The Rat has improved the plan twice, and the Ox has already built the first version.",
    mend: "Collect changes in a list and go through it together every other Monday. Each change gets a yes or a no, and the plan stays still in between.",
  },
  tiger: {
    opens: "tiger",
    closes: "rat",
    leads: "tiger",
    decides: { rat: "what it may cost", tiger: "which fight to take" },
    split:
      "The Tiger leads and opens the talk with the client. The Rat closes it, with the terms on one page. Let the Tiger decide which fight to take and the Rat decide what it may cost.",
    quarrel:
      "The quarrel begins with a number said in public. The Tiger named a sum, the Rat hadn't checked it, and now both feel betrayed.",
    mend: "The Tiger names no sum in public until the Rat has sent a written okay. If one slips out anyway, you correct it together the same day.",
  },
  rabbit: {
    opens: "rabbit",
    closes: "rat",
    decides: { rat: "the fee", rabbit: "the wording" },
    split:
      "The Rabbit opens with a letter or a visit, because people enjoy hearing from them. The Rat closes, since Rats aren't shy about money. So the Rabbit decides the wording and the Rat decides the fee.",
    quarrel:
      "Short messages start the trouble. Two words from the Rat read like contempt to the Rabbit, who says nothing and answers three days late.",
    mend: "Talk for five minutes each morning instead of writing. The Rabbit can mention a small annoyance right away, and the Rat can explain what the two words meant.",
  },
  dragon: {
    opens: "dragon",
    closes: "rat",
    leads: "dragon",
    decides: { rat: "the budget", dragon: "the aim" },
    split:
      "The Dragon leads and opens every meeting with the aim. The Rat closes the contract afterward. The Dragon decides the aim, and the Rat decides the budget, which includes the right to say no.",
    quarrel:
      "You argue about credit more than about money. The Dragon thanks everybody in one sentence, and the Rat keeps a mental list of who found what.",
    mend: "End each public talk with two names and what those two people did. It takes half a minute, and the Rat can throw the list away.",
  },
  snake: {
    opens: "rat",
    closes: "snake",
    decides: { rat: "the first offer", snake: "the timing" },
    split:
      "The Rat opens with a quick proposal, to see how people react. The Snake closes, after watching the other side for a while. The Rat decides the first offer, and the Snake decides the timing.",
    quarrel:
      "You plan side by side and never compare. Then two versions of the same launch turn up, and each thinks the other worked in secret.",
    mend: "Once a week, you each write down your next three steps and swap notes. Where the notes differ, you talk until only one plan is left.",
  },
  horse: {
    opens: "horse",
    closes: "rat",
    decides: { rat: "what to sign", horse: "where to go" },
    split:
      "The Horse opens: they visit the customer and get the meeting. The Rat closes at a desk, after reading the terms. The Horse decides where to go and the Rat decides what to sign.",
    quarrel:
      "The Horse makes a promise on the road. The Rat finds the catch at home, and within an hour you're arguing about each other's character.",
    mend: "Set a daily call at five. The Horse lists the day's promises, the Rat names the one that's too risky, and a colleague settles what you can't.",
  },
  goat: {
    opens: "goat",
    closes: "rat",
    decides: { rat: "what it costs", goat: "how it looks" },
    split:
      "The Goat opens with a sample, because people warm to it. The Rat closes with the invoice, which the Goat dreads. The Goat decides how it looks and the Rat decides what it costs.",
    quarrel:
      "Nobody raises a voice. The Goat is hurt, the Rat is blamed for something they never noticed, and both complain to a colleague.",
    mend: "End your weekly meeting with one question: “What bothered you?” The Goat answers with an example, the Rat says what will change, and your colleague can get back to work.",
  },
  monkey: {
    opens: "monkey",
    closes: "rat",
    decides: { rat: "the buyer", monkey: "the method" },
    split:
      "The Monkey opens with an idea nobody asked for. The Rat closes with somebody who pays for it. The Monkey decides the method, and the Rat decides the buyer and the day on which tinkering stops.",
    quarrel:
      "You quarrel over the dull work. A customer was promised something in March, and each of you thought the other was doing it.",
    mend: "Put every promise on a shared list with one name beside each line, and read the list together on Mondays. A promise with a name on it gets kept.",
  },
  rooster: {
    opens: "rat",
    closes: "rooster",
    decides: { rat: "the deal itself", rooster: "the wording of the contract" },
    split:
      "The Rat opens and finds the supplier. The Rooster closes, with every clause in place. The Rat decides on the deal itself, and the Rooster decides on the wording of the contract.",
    quarrel:
      "A week later you remember two different agreements. The Rat says that the point was clear, and the Rooster holds up the minutes.",
    mend: "The Rooster sends a five-line summary the same day, and the Rat replies with “yes.” A later change gets a line of its own and a second yes, so nobody has to remember anything.",
  },
  dog: {
    opens: "rat",
    closes: "dog",
    decides: { rat: "what to offer", dog: "which people to trust" },
    split:
      "The Rat opens with a list of candidates. The Dog closes the choice after meeting them. The Rat decides what to offer, and the Dog decides which people to trust.",
    quarrel:
      "The Rat finds a loophole and wants to use it. The Dog wants to know who would pay for that, and the talk turns into a trial.",
    mend: "Before a clever move, the Rat names everyone who would be affected. If the Dog can live with that list, you go ahead together. If not, you look for another way.",
  },
  pig: {
    opens: "pig",
    closes: "rat",
    decides: { rat: "the limit on spending", pig: "the welcome" },
    split:
      "The Pig opens, over food if possible, and people say what they need. The Rat closes with a contract. The Pig decides the welcome, from coffee to gifts, and the Rat decides the limit on spending.",
    quarrel:
      "You quarrel over gifts. The Pig sent one in the company's name, and the Rat brings it up for the fourth time, with a total.",
    mend: "Agree on a monthly sum for kindness. Below that sum, the Pig spends freely and the Rat doesn't count. Above it, the Pig checks first.",
  },
};
