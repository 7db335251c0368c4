import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"rabbit"> = {
  rabbit: {
    opens: "rabbit",
    closes: "rabbit",
    decides: { rabbit: "the quality of a piece" },
    split:
      "One of you opens with the kind letter, the other closes with the clear sum, and next time you change places. Decide the quality of a piece together, and set the day on which it's done.",
    quarrel:
      "You hardly quarrel, and that is the trouble. Each of you notices a small annoyance, says nothing, and quietly arranges the week around the other.",
    mend: "Every Friday, write one thing that didn't work on a card and exchange cards. It's easy to say on paper, and a complaint that comes each week stays small.",
  },
  dragon: {
    opens: "dragon",
    closes: "rabbit",
    decides: { rabbit: "which words go public", dragon: "the size of the plan" },
    split:
      "The Dragon opens, with a speech if needed. The Rabbit closes afterward, with one guest at a time. Let the Dragon decide the size of the plan and the Rabbit decide which words go public.",
    quarrel:
      "A careless remark by the Dragon gets around. The Rabbit complains to two friends, and the Dragon hears of it last and feels plotted against.",
    mend: "The Rabbit takes each remark to the Dragon within a day: “You said this, and I heard that.” The Dragon explains once and doesn't argue, and the remark is forgotten.",
  },
  snake: {
    opens: "rabbit",
    closes: "snake",
    decides: { rabbit: "what is on the menu", snake: "what is ordered" },
    split:
      "The Rabbit opens and prepares two or three good options. The Snake closes by choosing. The Rabbit decides what is on the menu, and the Snake decides what is ordered, including the fee.",
    quarrel:
      "You're both so tactful that a disagreement can last a season. A date stays open, and each assumes that the other has agreed to it.",
    mend: "End each talk by writing down the open point, with an amount or a day beside it. The one who likes that point least reads it out, and you settle it.",
  },
  horse: {
    opens: "horse",
    closes: "rabbit",
    decides: { rabbit: "the dates", horse: "which clients come next" },
    split:
      "The Horse opens, out in the field, with a laugh. The Rabbit closes later, in a careful email that keeps the client. The Horse decides which clients come next and the Rabbit decides the dates, all of them.",
    quarrel:
      "The Horse moved an appointment and told no one. The Rabbit, with a room prepared, says that it doesn't matter, and it does.",
    mend: "Share one calendar, in which a change counts only if it's entered an hour before. When the Rabbit says it doesn't matter, the Horse brings coffee and asks again.",
  },
  goat: {
    opens: "goat",
    closes: "rabbit",
    decides: { rabbit: "the terms", goat: "the style" },
    split:
      "The Goat opens by showing the work, which sells itself. The Rabbit closes, politely and with a contract. The Goat decides the style, and the Rabbit decides the terms.",
    quarrel:
      "Neither of you starts a fight. A bill stays unsent and a rude client stays welcome, until one of you is worn out and the other feels guilty.",
    mend: "Let software or a firm colleague send the unpleasant letters. Keep an hour on Fridays to tell each other what you've put off, and do one of those things right away.",
  },
  monkey: {
    opens: "monkey",
    closes: "rabbit",
    decides: { rabbit: "what must stay as it is", monkey: "what to try" },
    split:
      "The Monkey opens and gets people laughing. The Rabbit closes while they're still in a good mood. The Monkey decides what to try, within limits: the Rabbit decides what must stay as it is.",
    quarrel:
      "The Monkey rearranges something overnight. To the Monkey that's a present, to the Rabbit it's a burglary, and nobody says thank you.",
    mend: "Every surprise gets a day's notice, with a sketch. The Rabbit answers within that day and says yes to at least half of them, so the Monkey keeps giving notice.",
  },
  rooster: {
    opens: "rabbit",
    closes: "rooster",
    decides: { rabbit: "how it is told", rooster: "what is correct" },
    split:
      "The Rabbit opens the conversation, because people like to listen to them. The Rooster closes it with the facts. The Rooster decides what is correct, and the Rabbit decides how it is told.",
    quarrel:
      "The Rooster points out a mistake where others can hear it. The Rabbit says thank you, goes pale, and from that day on shows the Rooster nothing unfinished.",
    mend: "All corrections go into a shared document. The Rooster marks what's good as well, and the Rabbit answers each comment. Nobody is embarrassed, so drafts come early again.",
  },
  dog: {
    opens: "rabbit",
    closes: "dog",
    decides: { rabbit: "when and how to raise a matter", dog: "where you won't give in" },
    split:
      "The Rabbit opens with tact. The Dog closes with a promise, and people believe it. The Rabbit decides when and how to raise a matter, and the Dog decides where you won't give in.",
    quarrel:
      "The Dog wants to hear the truth at once, and the Rabbit is waiting for the right moment. For a day or two, each thinks the other is being unkind.",
    mend: "The Rabbit says right away that bad news is coming, and on which day. That's enough for the Dog, who only worries about what's hidden.",
  },
  pig: {
    opens: "pig",
    closes: "rabbit",
    decides: { rabbit: "what is promised", pig: "who is invited" },
    split:
      "The Pig opens with an invitation, and hardly anyone declines. The Rabbit closes with a short, clean agreement. Let the Pig decide who is invited and the Rabbit decide what is promised.",
    quarrel:
      "Both of you put off the clear word. The evening was lovely, nothing was settled, and on Monday each hopes that the other will send the email.",
    mend: "Choose one question before dinner and answer it before dessert. The Rabbit writes the answer down, and the Pig pays with the company card and stays within the limit.",
  },
};
