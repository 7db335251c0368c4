import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"ox"> = {
  ox: {
    opens: "ox",
    closes: "ox",
    decides: { ox: "the order of tasks" },
    split:
      "One of you opens by writing the plan, the other closes by checking that all of it is done. Divide the work by clients, and decide the order of tasks together on the first day.",
    quarrel:
      "You disagree once a year, and then for months. Neither says another word about it, and the work in question just stands there.",
    mend: "Put a limit on it: after five days without a settlement, do it the one way for a month and the other way for the next. Keep the better one.",
  },
  tiger: {
    opens: "tiger",
    closes: "ox",
    decides: { ox: "the schedule", tiger: "the direction" },
    split:
      "The Tiger opens by winning the go-ahead. The Ox closes, one finished piece after another. Give the Tiger the direction to decide and the Ox the schedule, and let neither touch the other's half after the start.",
    quarrel:
      "The Tiger hears no from an Ox who only meant not yet. It pushes, the Ox stops moving, and a day is lost to the matter of respect.",
    mend: "Replace no with a date. The Ox says when it can start, the Tiger may ask for sooner once, and the second answer is final.",
  },
  rabbit: {
    opens: "rabbit",
    closes: "ox",
    decides: { ox: "the deadline", rabbit: "the presentation" },
    split:
      "The Rabbit opens, with a message that nobody can mind. The Ox closes, when the work is really done. The Rabbit decides the presentation, and the Ox decides the deadline.",
    quarrel:
      "A blunt remark from the Ox starts it. The Rabbit says yes to everything from then on, does it another way, and the Ox feels deceived.",
    mend: "Trade feedback on paper: the Ox writes two lines, and the Rabbit writes back where it disagrees. On paper one of you is milder and the other clearer.",
  },
  dragon: {
    opens: "dragon",
    closes: "ox",
    decides: { ox: "in which order", dragon: "what to build" },
    split:
      "The Dragon opens with a picture of what you want. The Ox closes each stage before the next one begins. The Dragon decides what to build, the Ox in which order, and the sum needs both names.",
    quarrel:
      "Halfway through, the Dragon has a better plan. The Ox points at the agreement, the Dragon says that was in spring.",
    mend: "Set one day a month for changes. The Dragon brings its list, the Ox says what each costs, and both sign.",
  },
  snake: {
    opens: "snake",
    closes: "ox",
    decides: { ox: "the method", snake: "the strategy" },
    split:
      "The Snake opens by saying what to aim at and what to leave alone. The Ox closes, months later, on the date it named. The Snake decides the strategy and the Ox decides the method, and you hardly need meetings.",
    quarrel:
      "Your quarrels make no sound. One of you expected an objection and the other expected a question, so a wrong turn lasts for weeks.",
    mend: "Make silence mean no. Only a spoken or written yes counts; you meet on the first of each month to get it.",
  },
  horse: {
    opens: "horse",
    closes: "ox",
    decides: { ox: "what can be delivered", horse: "which customers to chase" },
    split:
      "The Horse opens and brings in the order. The Ox closes it with the delivery. The Horse decides which customers to chase, and the Ox decides what can be delivered.",
    quarrel:
      "The trouble sits in small words. Soon, about, and no problem mean one thing to the Horse and another to the Ox, and the customer has a third idea.",
    mend: "Every promise gets a weekday and a quantity before it leaves the building. The Horse sends the line, and the Ox answers with yes or with the day it can do.",
  },
  goat: {
    opens: "goat",
    closes: "ox",
    decides: { ox: "what must be finished", goat: "how people are treated" },
    split:
      "The Goat opens, because it senses what people want before they say it. The Ox closes and keeps the deadline. Put it in writing: the Goat decides how people are treated, the Ox decides what must be finished.",
    quarrel: "The Ox quotes the rule, the Goat feels unwanted, and both are too stubborn to go first.",
    mend: "Let a third colleague sit in for ten minutes a week. The Goat names one change it needs, the Ox names one date it needs, and each grants the other's before the talk ends.",
  },
  monkey: {
    opens: "monkey",
    closes: "ox",
    decides: { ox: "when the work is finished", monkey: "which steps to drop" },
    split:
      "The Monkey opens with a quicker way to do it. The Ox closes by doing it properly to the end. The Monkey decides which steps to drop, but only the Ox decides when the work is finished.",
    quarrel:
      "The Monkey is bored and plays around. The Ox loses an hour to the joke, says so in front of others, and the Monkey takes that for a challenge.",
    mend: "Set Thursday afternoons aside for trying things. At other times the Monkey leaves the process alone, and on Thursdays the Ox joins in.",
  },
  rooster: {
    opens: "rooster",
    closes: "ox",
    decides: { ox: "the pace", rooster: "the standard" },
    split:
      "The Rooster opens with a standard in writing. The Ox closes the job exactly to it. The Rooster decides the standard, the Ox decides the pace, and your boss can go home early.",
    quarrel:
      "You rarely fight, and when you do it is over a detail found too late. The Rooster wants it fixed, and in the Ox's mind it has shipped.",
    mend: "Check halfway instead of at the end. What the Rooster finds then gets fixed, and what it finds later goes on the list for the next version.",
  },
  dog: {
    opens: "dog",
    closes: "ox",
    decides: { ox: "what is practical", dog: "what is fair" },
    split:
      "The Dog opens by hearing the people concerned. The Ox closes with a solution that works on an ordinary Tuesday. The Dog decides what is fair and the Ox decides what is practical.",
    quarrel:
      "Both of you lean on principle. The Dog says that it's wrong, the Ox says that it's the rule, and neither can give way without losing face.",
    mend: "Leave principles out of it and talk about one person and one week. On a single case you nearly always agree, and three single cases make a rule.",
  },
  pig: {
    opens: "pig",
    closes: "ox",
    decides: { ox: "the budget they come from", pig: "the extras" },
    split:
      "The Pig opens and makes the client feel at home. The Ox closes the project, on the day it said. The Pig decides the extras, and the Ox decides the budget they come from.",
    quarrel:
      "The Pig gives something away, forgets to mention it, and the Ox finds a hole in the plan. It asks why, and the Pig hides the next one.",
    mend: "Drop the why. The Pig reports each gift that day in one line, and the Ox answers with what it changes: nothing, a day, or a hundred dollars.",
  },
};
