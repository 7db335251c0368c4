import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"rabbit"> = {
  rabbit: {
    opens: "rabbit",
    closes: "rabbit",
    decides: { rabbit: "the quality of a piece" },
    split:
      "One of you opens with the kind letter, the other closes with the clear sum, and next time you change. You decide the quality of a piece together, and set a day on which it is done.",
    quarrel:
      "You hardly quarrel, and that is the trouble. Each sees the other's small annoyance, says nothing, and arranges the week a little differently.",
    mend: "Write one thing that didn't work on a card every Friday and exchange the cards. On paper it's easy to say, and what's said every week stays small.",
  },
  dragon: {
    opens: "dragon",
    closes: "rabbit",
    decides: { rabbit: "which words go public", dragon: "the size of the plan" },
    split:
      "The Dragon opens, with a speech if needed. The Rabbit closes, one guest at a time, after the speech. Let the Dragon decide the size of the plan and the Rabbit decide which words go public.",
    quarrel:
      "A careless remark by the Dragon travels. The Rabbit tells two friends instead of the Dragon, who hears about it last and feels plotted against.",
    mend: "A remark goes back to its speaker within a day. The Rabbit starts with: you said, and I heard. The Dragon explains once and doesn't defend.",
  },
  snake: {
    opens: "rabbit",
    closes: "snake",
    decides: { rabbit: "what is on the menu", snake: "what is ordered" },
    split:
      "The Rabbit opens and prepares two or three good options. The Snake closes by choosing. The Rabbit decides what is on the menu, and the Snake decides what is ordered, including the fee.",
    quarrel:
      "You are both so tactful that a disagreement can last a season without being noticed. A date or a name stays open, and each assumes that the other has agreed.",
    mend: "Finish each talk by writing the open point on one line, with an amount or a day beside it. Whoever finds the line unpleasant reads it out.",
  },
  horse: {
    opens: "horse",
    closes: "rabbit",
    decides: { rabbit: "the dates", horse: "which clients come next" },
    split:
      "The Horse opens, out in the field, with a laugh. The Rabbit closes afterward, in a careful email that keeps the client. The Horse decides which clients come next and the Rabbit decides the dates, all of them.",
    quarrel:
      "The Horse moved an appointment and told no one. The Rabbit, with a room prepared, says that it doesn't matter, and it does.",
    mend: "Share one calendar; a change counts only if it's in there an hour before. When the Rabbit says it doesn't matter, the Horse brings coffee and hears the rest.",
  },
  goat: {
    opens: "goat",
    closes: "rabbit",
    decides: { rabbit: "the terms", goat: "the style" },
    split:
      "The Goat opens, showing the work in the way only it can. The Rabbit closes, politely and with a contract. The Goat decides the style, and the Rabbit decides the terms.",
    quarrel:
      "Neither of you starts one. Instead a bill stays unsent and a rude client stays welcome, until one of you is worn out and the other feels guilty.",
    mend: "Hand the unpleasant letters to software or to a firm colleague. Keep an hour on Fridays in which you tell each other what you put off.",
  },
  monkey: {
    opens: "monkey",
    closes: "rabbit",
    decides: { rabbit: "what must stay as it is", monkey: "what to try" },
    split:
      "The Monkey opens and gets people laughing. The Rabbit closes while they are still in a good mood. The Monkey decides what to try, but inside a frame: the Rabbit decides what must stay as it is.",
    quarrel:
      "The Monkey rearranges something overnight. To the Monkey it's a present, to the Rabbit a burglary, and the thanks that were expected don't come.",
    mend: "Every surprise gets a day's notice, by message, with a sketch. The Rabbit answers within that day and says yes to at least every second one.",
  },
  rooster: {
    opens: "rabbit",
    closes: "rooster",
    decides: { rabbit: "how it is told", rooster: "what is correct" },
    split:
      "The Rabbit opens the conversation, since it makes people willing to listen. The Rooster closes it with the facts. The Rooster decides what is correct and the Rabbit decides how it is told.",
    quarrel:
      "The Rooster points out a mistake where others can hear it. The Rabbit thanks it, goes pale, and from that day on shows it nothing unfinished.",
    mend: "All corrections go into a document with comments. The Rooster marks what is good as well, and the Rabbit answers each comment with done or with a reason.",
  },
  dog: {
    opens: "rabbit",
    closes: "dog",
    decides: { rabbit: "when and how to raise a matter", dog: "where you won't give in" },
    split:
      "The Rabbit opens with tact. The Dog closes with its word, which people believe. The Rabbit decides when and how to raise a matter, while the Dog decides where you won't give in.",
    quarrel:
      "The Dog wants to hear the truth at once, and the Rabbit is waiting for the right moment. For a day or two each thinks that the other is being unkind.",
    mend: "The Rabbit says right away that something is coming, and on which day. That is enough for the Dog, who only worries when it doesn't know.",
  },
  pig: {
    opens: "pig",
    closes: "rabbit",
    decides: { rabbit: "what is promised", pig: "who is invited" },
    split:
      "The Pig opens with an invitation, and hardly anyone declines. The Rabbit closes with a short, clean agreement. Let the Pig decide who is invited and the Rabbit decide what is promised.",
    quarrel:
      "Both of you put off the clear word. The evening was lovely, nothing was settled, and on Monday each hopes that the other will send the mail.",
    mend: "Choose the one question before dinner and answer it before dessert. The Rabbit writes the answer down, and the Pig pays with the company card and keeps the limit.",
  },
};
