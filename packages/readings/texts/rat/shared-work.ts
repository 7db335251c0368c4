import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"rat"> = {
  rat: {
    opens: "rat",
    closes: "rat",
    decides: { rat: "the price" },
    split:
      "One of you opens by finding customers, the other closes and guards the budget, and you swap every quarter, because guarding is less fun. Decide the price together, from one sheet.",
    quarrel:
      "The quarrel starts with a figure that only one of you knew. The other suspects it was kept back on purpose, and sometimes it was.",
    mend: "Every Monday, take ten minutes to tell each other everything. If one of you still kept something back, that one buys lunch. After two lunches, you'll both be very talkative.",
  },
  ox: {
    opens: "rat",
    closes: "ox",
    decides: { rat: "the price", ox: "the delivery date" },
    split:
      "The Rat opens, because a Rat always knows somebody to call. The Ox closes, because an Ox delivers on the day. So the Rat names the price, and the Ox the delivery date.",
    quarrel:
      "You quarrel over changes. The Rat brings the third one this week, just when the Ox has built the first version.",
    mend: "Put changes on a list, and every other Monday decide on them together. In between, the plan stays still, so the Ox can build and the Rat has something to look forward to.",
  },
  tiger: {
    opens: "tiger",
    closes: "rat",
    leads: "tiger",
    decides: { rat: "what it may cost", tiger: "which fight to take" },
    split:
      "The Tiger leads and opens the talk with the client. At the end the Rat closes, because terms are a Rat's hobby. The Tiger picks which fight to take, and the Rat says what it may cost.",
    quarrel:
      "The Tiger gets carried away and tells a customer an unchecked number. The Rat says so in front of everyone, and you both feel betrayed.",
    mend: "Before each meeting, the Rat texts one safe number, and the Tiger says no other. If one slips out, call the customer together that day. Waiting costs more.",
  },
  rabbit: {
    opens: "rabbit",
    closes: "rat",
    decides: { rat: "the fee", rabbit: "the wording" },
    split:
      "The Rabbit opens, because people like a letter from a Rabbit. Then the Rat closes, and names the sum without blushing. So the Rabbit chooses the wording, and the Rat sets the fee.",
    quarrel:
      "The Rat answers a long, careful message with “Fine. Tuesday.” To the Rabbit that sounds like contempt, so the next reply takes three days.",
    mend: "Talk for five minutes each morning. The Rabbit can say, “That message stung,” and the Rat can explain that there was a train to catch. It was nearly always a train.",
  },
  dragon: {
    opens: "dragon",
    closes: "rat",
    leads: "dragon",
    decides: { rat: "the budget", dragon: "the aim" },
    split:
      "The Dragon leads and opens every meeting with the aim, and the Rat closes the contract. So the Dragon has the last word on the aim, and the Rat on the budget.",
    quarrel:
      "You argue about credit more than about money. The Dragon thanks “everybody” in one sentence, and the Rat, who found the supplier, starts a mental list.",
    mend: "So before each speech, the Rat writes two names on a card, and the Dragon thanks those two people. It takes half a minute, and the Rat can throw the list away.",
  },
  snake: {
    opens: "rat",
    closes: "snake",
    decides: { rat: "the first offer", snake: "the timing" },
    split:
      "The Rat opens with a quick proposal, and the Snake closes, after watching how people react. So the Rat makes the first offer, and the Snake picks the timing.",
    quarrel:
      "Neither of you shows an unfinished plan. So you both prepare the same launch, and one morning the printer delivers invitations for May and for September.",
    mend: "Once a week, you each write down your next three steps and swap pages. Where they differ, talk until one plan is left. Then you pay the printer once.",
  },
  horse: {
    opens: "horse",
    closes: "rat",
    decides: { rat: "what to sign", horse: "where to go" },
    split:
      "A Horse who turns up in person gets the meeting, so the Horse opens. The Rat closes, after reading the terms. The Horse decides where to go, and the Rat what to sign.",
    quarrel:
      "On the road, the Horse makes a generous promise. The Rat finds the catch that evening, and soon you're arguing about character.",
    mend: "Talk on the phone every day at five. The Horse lists the day's promises, and the Rat names the riskiest. You fix that one together, while the customer can still laugh about it.",
  },
  goat: {
    opens: "goat",
    closes: "rat",
    decides: { rat: "what it costs", goat: "how the product looks" },
    split:
      "The Goat opens, because people warm to a sample. Invoices give the Goat a stomachache, so the Rat closes. That's why the Goat decides how the product looks, and the Rat what it costs.",
    quarrel:
      "In a hurry, the Rat cuts the Goat's best page. The Goat is hurt but says “fine,” so the Rat is the last to know.",
    mend: "End each weekly meeting with one question: “What bothered you?” The Goat names that page, the Rat says what will change, and nobody has to say “fine.”",
  },
  monkey: {
    opens: "monkey",
    closes: "rat",
    decides: { rat: "the buyer", monkey: "the method" },
    split:
      "The Monkey opens, because a Monkey always has an idea, and the Rat closes, once somebody will pay. Let the Monkey choose the method, but let the Rat pick the buyer, and the day the tinkering stops.",
    quarrel:
      "You quarrel over the dull work. A customer was promised a manual in March, and each of you was sure the other was writing it.",
    mend: "On Mondays, deal out the dull jobs like cards, one for the Rat and one for the Monkey. It's not much of a game, but manuals get written.",
  },
  rooster: {
    opens: "rat",
    closes: "rooster",
    decides: { rat: "the deal itself", rooster: "the wording of the contract" },
    split:
      "The Rat opens and finds the supplier, and the Rooster closes, with every clause in place. So the Rat decides on the deal itself, and the Rooster on the wording of the contract.",
    quarrel:
      "A week later, the Rat is sure you agreed on free delivery, because that was the spirit of the talk. The Rooster holds up the minutes.",
    mend: "After each talk, the Rooster sends a summary in five lines, and the Rat answers “yes” or corrects a line. Then nobody has to remember the spirit of anything.",
  },
  dog: {
    opens: "rat",
    closes: "dog",
    decides: { rat: "what to offer", dog: "which people to trust" },
    split:
      "The Rat opens and brings a list of candidates, and the Dog closes, after meeting them. So the Rat decides what to offer, but the Dog says which people to trust.",
    quarrel:
      "The Rat finds a loophole and is delighted, because it saves money. The Dog wants to know who would pay for that, and lunch turns into a trial.",
    mend: "Before a clever move, write down together who'd be affected. If the Dog can look them in the eye, go ahead. If not, the Rat finds another way, usually two.",
  },
  pig: {
    opens: "pig",
    closes: "rat",
    decides: { rat: "the limit on spending", pig: "the welcome" },
    split:
      "The Pig opens, over food, because people at a table say what they need. The Rat closes after dessert. The Pig decides the welcome, and the Rat the limit on spending.",
    quarrel:
      "You quarrel over gifts. The Pig sent a customer a basket, and the Rat has brought it up four times, each time with the total.",
    mend: "Agree on a monthly sum for gifts. Below it, the Pig gives freely and the Rat doesn't look. Above it, the Pig checks first, and the Rat answers while the flowers are still fresh.",
  },
};
