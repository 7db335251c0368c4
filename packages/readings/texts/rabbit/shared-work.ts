import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"rabbit"> = {
  rabbit: {
    opens: "rabbit",
    closes: "rabbit",
    decides: { rabbit: "when the work is good enough" },
    split:
      "One of you opens a new account with a friendly email. The other closes the contract and names the fee. Then you swap, because naming the fee is harder. Decide together when the work is good enough.",
    quarrel:
      "You hardly quarrel, and that's the trouble. One of you hums. The other is too polite to mention it, and takes client calls in the stairwell.",
    mend: "Every Friday, each of you writes one small annoyance on a card, and you swap. The humming stops, and nobody needs the stairwell.",
  },
  dragon: {
    opens: "dragon",
    closes: "rabbit",
    decides: { rabbit: "which words go public", dragon: "the size of the plan" },
    split:
      "The Dragon opens the customer event with a speech. The Rabbit closes the deals afterward in a quiet corner. The Dragon decides the size of the plan, and the Rabbit which words go public.",
    quarrel:
      "In the speech, the Dragon makes a careless remark about the Rabbit. The Rabbit tells two friends, and the Dragon feels plotted against.",
    mend: "Within a day, the Rabbit says to the Dragon, “You said this, and I heard that.” The Dragon explains, or takes the remark back. It's quicker than telling two friends.",
  },
  snake: {
    opens: "rabbit",
    closes: "snake",
    decides: { rabbit: "what you offer", snake: "the fee" },
    split:
      "The Rabbit opens the talks and learns what the client wants. The Snake closes the contract, because Snakes know what the client will pay. The Rabbit decides what you offer, and the Snake the fee.",
    quarrel:
      "You have too much tact. The Rabbit finds the fee too high and says, “Interesting.” The Snake takes that for a yes, and in June the client is still waiting.",
    mend: "After each talk, write down the fee. The Rabbit says yes, or names another. Then the offer goes out.",
  },
  horse: {
    opens: "horse",
    closes: "rabbit",
    decides: { rabbit: "the dates", horse: "which clients come next" },
    split:
      "The Horse opens a new account, because clients enjoy the visit. The Rabbit closes the deal in a careful email. The Horse decides which clients come next, and the Rabbit the dates, all of them.",
    quarrel:
      "The Horse moves a client lunch and forgets to mention the change. The Rabbit sits alone over soup. “It doesn't matter,” the Rabbit says, but it does.",
    mend: "Put every change in a shared calendar an hour before. If the Rabbit says, “It doesn't matter,” the Horse asks again. The second answer is the true one.",
  },
  goat: {
    opens: "goat",
    closes: "rabbit",
    decides: { rabbit: "the terms", goat: "the style" },
    split:
      "The Goat opens the talks and shows the work. The Rabbit closes the deal, because even a contract sounds friendly from a Rabbit. The Goat decides the style, and the Rabbit the terms.",
    quarrel:
      "You don't fight, you avoid things. A rude client has owed you money for three months, because neither of you can bear to mention the bill.",
    mend: "Let software send the bills. On Fridays, sit down together for half an hour, and each do one thing you've been avoiding. Most clients pay after the second reminder.",
  },
  monkey: {
    opens: "monkey",
    closes: "rabbit",
    decides: { rabbit: "what must stay as it is", monkey: "what to try" },
    split:
      "The Monkey opens the client meeting and gets people laughing. The Rabbit closes the deal while the mood is good. The Monkey decides what to try, and the Rabbit what must stay as it is.",
    quarrel:
      "The Monkey rearranges the meeting room overnight as a surprise. The Rabbit walks in with a client and suspects a burglary.",
    mend: "From now on, each surprise gets a day's notice and a sketch. The Rabbit says yes to half of them, because a Monkey who only hears no stops giving notice.",
  },
  rooster: {
    opens: "rabbit",
    closes: "rooster",
    decides: { rabbit: "how the client is told", rooster: "what is correct" },
    split:
      "The Rabbit opens the client meeting, because people listen to a Rabbit. The Rooster closes it and gives the facts. The Rooster decides what is correct, and the Rabbit how the client is told.",
    quarrel:
      "Across the office, the Rooster calls out a mistake in the slides. The Rabbit says thank you, goes pale, and never shows the Rooster a slide again.",
    mend: "Put corrections in a document that only you two can see. The Rooster marks one good thing for each mistake. Nobody else knows, so the slides come back.",
  },
  dog: {
    opens: "rabbit",
    closes: "dog",
    decides: { rabbit: "when and how to tell them", dog: "what to promise" },
    split:
      "The Rabbit opens the talk when there's bad news for the team. The Dog closes it with a promise, because everyone believes a Dog. The Rabbit decides when and how to tell them, and the Dog what to promise.",
    quarrel:
      "The Rabbit knows of a budget cut and waits for a good moment. The Dog senses something, and has three worries in the morning.",
    mend: "The Rabbit says at once, “Bad news on Thursday,” and the Dog doesn't ask until then. With a day to wait for, even a Dog can sleep.",
  },
  pig: {
    opens: "pig",
    closes: "rabbit",
    decides: { rabbit: "what is promised", pig: "who is invited" },
    split:
      "The Pig opens negotiations over dinner, because few people refuse good food. The Rabbit closes them in a short agreement. The Pig decides who is invited, and the Rabbit what is promised.",
    quarrel:
      "You both put off the clear word. Dinner was lovely, so neither of you mentioned the price, and on Monday each waits for the other to do it.",
    mend: "Before each dinner, pick one question. The Pig asks it before dessert, and the Rabbit writes the answer down. On Monday, the agreement has a price in it.",
  },
};
