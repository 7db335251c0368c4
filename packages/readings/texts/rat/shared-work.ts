import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"rat"> = {
  rat: {
    opens: "rat",
    closes: "rat",
    decides: { rat: "the price" },
    split:
      "One of you opens each sale by finding the customer, the other closes it and watches the budget, and every quarter you swap. Set the price together.",
    quarrel:
      "One day, a customer mentions a lower price. Only one of you knew about it, and the other is sure it was kept back on purpose.",
    mend: "Every Monday, take ten minutes and tell each other all the week's figures. If somebody forgot to mention one, that person buys lunch. After two lunches, neither of you forgets much.",
  },
  ox: {
    opens: "rat",
    closes: "ox",
    decides: { rat: "the price", ox: "the delivery date" },
    split:
      "The Rat opens each sale, because a Rat always knows somebody to call. The Ox closes the project on the promised day. The Rat decides the price, and the Ox the delivery date.",
    quarrel:
      "You quarrel over changes. The customer wants a third one, the Rat says yes, and the Ox has just built the second.",
    mend: "Put all changes on a list, and decide on them together every other Monday. In between, the plan stays still, and the Ox can finish on time.",
  },
  tiger: {
    opens: "tiger",
    closes: "rat",
    leads: "tiger",
    decides: { rat: "how much to spend", tiger: "which customer to go after" },
    split:
      "The Tiger leads and opens every sales meeting. The Rat closes it, because a Rat enjoys terms. The Tiger decides which customer to go after, and the Rat how much to spend.",
    quarrel:
      "In a meeting, the Tiger promises a number that nobody checked. The Rat says so in front of the customer, and you both feel betrayed.",
    mend: "Before each meeting, the Rat texts one safe number, and the Tiger says no other. If one slips out, call the customer together that day. An early call costs nothing.",
  },
  rabbit: {
    opens: "rabbit",
    closes: "rat",
    decides: { rat: "the fee", rabbit: "the wording" },
    split:
      "The Rabbit opens contact with clients in a kind letter. The Rat closes the contract, because Rats like to talk about money. The Rabbit chooses the wording, and the Rat the fee.",
    quarrel:
      "The Rabbit sends a careful draft. The Rat answers with a short message: “Fine. Tuesday.” That sounds like contempt, so the next draft takes three days.",
    mend: "Talk for five minutes every morning. The Rabbit says when a message stung, and the Rat explains: there was a train to catch. It was nearly always a train.",
  },
  dragon: {
    opens: "dragon",
    closes: "rat",
    leads: "dragon",
    decides: { rat: "the budget", dragon: "the aim" },
    split:
      "The Dragon leads the project and opens every meeting with the goal. The Rat closes the contracts with suppliers. The Dragon decides the aim, and the Rat the budget.",
    quarrel:
      "At the launch, the Dragon takes the credit and thanks “everybody” in one sentence. The Rat found the supplier who saved the project, and starts a mental list.",
    mend: "Before each speech, the Rat writes two names on a card, and the Dragon thanks both people. It takes half a minute, and the Rat can throw the list away.",
  },
  snake: {
    opens: "rat",
    closes: "snake",
    decides: { rat: "the first offer", snake: "the timing" },
    split:
      "The Rat opens the bargaining and decides the first offer. The Snake closes the deal after watching how the buyer reacts, and decides the timing.",
    quarrel:
      "Neither of you shows an unfinished plan. So the Rat promises delivery in May, the Snake promises September, and the buyer gets both letters on the same morning.",
    mend: "Once a week, each of you writes down the next three steps, and you swap pages. Where the pages differ, talk until one plan is left. Then each buyer hears only one date.",
  },
  horse: {
    opens: "horse",
    closes: "rat",
    decides: { rat: "what to sign", horse: "where to go" },
    split:
      "The Horse opens each deal in person, because customers like visitors. The Rat closes the contract after reading the terms. The Horse decides where to go, and the Rat what to sign.",
    quarrel:
      "At a customer's table, the Horse makes a generous promise. The Rat finds the catch that evening, and soon you're arguing about character.",
    mend: "Talk on the phone every day at five. The Horse lists the day's promises, and the Rat names the riskiest. You fix that one together, while the customer can still laugh about it.",
  },
  goat: {
    opens: "goat",
    closes: "rat",
    decides: { rat: "what it costs", goat: "how the product looks" },
    split:
      "The Goat opens the client meeting with the samples, because clients like them. The Rat closes the sale, because invoices give the Goat a stomachache. The Goat chooses how the product looks, and the Rat what it costs.",
    quarrel: "In a hurry, the Rat cuts the Goat's best page from the catalog. The Goat is hurt but says “fine.”",
    mend: "End each weekly meeting with one question: “What bothered you?” The Goat names the page, the Rat puts it back or gives a reason, and you leave as friends.",
  },
  monkey: {
    opens: "monkey",
    closes: "rat",
    decides: { rat: "the buyer", monkey: "the method" },
    split:
      "The Monkey opens each project with an idea for a product. The Rat closes the first sale. The Monkey chooses the method, and the Rat the buyer and the day the tinkering stops.",
    quarrel:
      "You quarrel over the dull work. The buyer was promised a manual in March, and each of you was sure the other was writing it.",
    mend: "On Mondays, list the dull jobs and deal them out like cards, with a name on each. Then the manual is written before the buyer asks for it.",
  },
  rooster: {
    opens: "rat",
    closes: "rooster",
    decides: { rat: "the deal itself", rooster: "the wording of the contract" },
    split:
      "The Rat opens negotiations with suppliers. The Rooster closes the contract, because a Rooster reads every clause. The Rat decides on the deal itself, and the Rooster on the wording of the contract.",
    quarrel:
      "A week later, the Rat is sure you agreed on free delivery, because the supplier nodded. The Rooster finds nothing about delivery in the notes.",
    mend: "After each talk, the Rooster writes a summary in five lines, and the Rat answers “yes” or corrects a line. Then nobody has to remember a nod.",
  },
  dog: {
    opens: "rat",
    closes: "dog",
    decides: { rat: "what to offer", dog: "which people to trust" },
    split:
      "The Rat opens the search for a new colleague. The Dog closes it after meeting the candidates. The Rat says what to offer, and the Dog which people to trust.",
    quarrel:
      "The Rat finds a loophole, a trial month without pay, and is delighted. The Dog asks who pays the new person's rent, and lunch ends early.",
    mend: "Before a clever move, write down who would lose by it. If the Dog could explain it to that person, go ahead. If not, the Rat looks for another way, and usually finds two.",
  },
  pig: {
    opens: "pig",
    closes: "rat",
    decides: { rat: "the limit on spending", pig: "the welcome" },
    split:
      "The Pig opens the customer meeting over lunch, because people talk while they eat. The Rat closes the deal after dessert. The Pig decides on the welcome, and the Rat sets the limit on spending.",
    quarrel:
      "You quarrel over gifts. The Pig sent a customer a basket, and the Rat has mentioned the price four times.",
    mend: "Agree on a monthly sum for gifts. Below it, the Pig gives freely and the Rat doesn't look. Above it, the Pig checks first, and the Rat answers the same day.",
  },
};
