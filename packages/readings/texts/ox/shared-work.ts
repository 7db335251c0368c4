import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"ox"> = {
  ox: {
    opens: "ox",
    closes: "ox",
    decides: { ox: "the order of tasks" },
    split:
      "One of you opens each project by writing the plan, and the other closes it by checking that everything is done. Divide the work by clients, and decide the order of tasks together on the first day.",
    quarrel:
      "You disagree once a year, and then for months. Neither says another word about it, and the work just stands there.",
    mend: "After five days without an answer, do the job one way for a month and the other way for the next. Then the results settle it.",
  },
  tiger: {
    opens: "tiger",
    closes: "ox",
    decides: { ox: "the schedule", tiger: "the direction" },
    split:
      "The Tiger opens by winning the go-ahead. The Ox closes, one finished piece after another. Let the Tiger decide the direction and the Ox decide the schedule, and stay out of each other's half after the start.",
    quarrel:
      "The Tiger hears “no” when the Ox only meant “not yet.” The Tiger pushes, the Ox stops moving, and a day is lost to hurt pride.",
    mend: "Replace every no with a date. The Ox says when the work can start, the Tiger may ask once for sooner, and the second date is final.",
  },
  rabbit: {
    opens: "rabbit",
    closes: "ox",
    decides: { ox: "the deadline", rabbit: "the presentation" },
    split:
      "The Rabbit opens with a friendly message that nobody minds. The Ox closes when the work is really done. The Rabbit decides the presentation, and the Ox decides the deadline.",
    quarrel:
      "A blunt remark from the Ox starts the quarrel. From then on, the Rabbit says yes to everything and does it another way, and the Ox feels deceived.",
    mend: "Give each other feedback on paper. The Ox writes two lines, and the Rabbit writes back where they disagree. In writing, the Ox is milder and the Rabbit is clearer.",
  },
  dragon: {
    opens: "dragon",
    closes: "ox",
    decides: { ox: "in which order", dragon: "what to build" },
    split:
      "The Dragon opens with a picture of what you want. The Ox closes each stage before the next one begins. The Dragon decides what to build, the Ox decides in which order, and both sign for the money.",
    quarrel:
      "Halfway through, the Dragon has a better plan. The Ox points at the agreement, and the Dragon says that was in spring.",
    mend: "Set one day a month for changes. The Dragon brings a list, the Ox says what each change costs, and both sign. On all other days the plan stands.",
  },
  snake: {
    opens: "snake",
    closes: "ox",
    decides: { ox: "the method", snake: "the strategy" },
    split:
      "The Snake opens by saying what to aim at and what to leave alone. The Ox closes, months later, on the promised date. The Snake decides the strategy and the Ox decides the method.",
    quarrel:
      "Your quarrels make no sound. The Ox expected an objection, the Snake expected a question, and in that silence a wrong turn lasts for weeks.",
    mend: "Agree that silence means no, and that only a spoken or written yes counts. Meet on the first of each month to ask for that yes, and mistakes get caught early.",
  },
  horse: {
    opens: "horse",
    closes: "ox",
    decides: { ox: "what can be delivered", horse: "which customers to chase" },
    split:
      "The Horse opens and brings in the order. The Ox closes it with the delivery. The Horse decides which customers to chase, and the Ox decides what can be delivered.",
    quarrel:
      "Small words cause the trouble. “Soon” and “no problem” mean one thing to the Horse and another to the Ox, and the customer has a third idea.",
    mend: "Every promise gets a weekday and a quantity before it leaves the building. The Horse sends that line to the Ox, who answers with yes or with a day that works.",
  },
  goat: {
    opens: "goat",
    closes: "ox",
    decides: { ox: "what must be finished", goat: "how people are treated" },
    split:
      "The Goat opens, because they sense what people want before anyone says it. The Ox closes and keeps the deadline. Put it in writing: the Goat decides how people are treated, and the Ox decides what must be finished.",
    quarrel: "The Ox quotes the rule, the Goat feels unwanted, and both are too stubborn to go first.",
    mend: "Let a third colleague sit in for ten minutes a week. The Goat names one change, the Ox names one date, and each grants the other's wish before the talk ends.",
  },
  monkey: {
    opens: "monkey",
    closes: "ox",
    decides: { ox: "when the work is finished", monkey: "which steps to drop" },
    split:
      "The Monkey opens with a quicker way to do the job. The Ox closes by doing it properly. The Monkey decides which steps to drop, but the Ox decides when the work is finished.",
    quarrel:
      "The Monkey gets bored and plays a joke. It costs the Ox an hour, the Ox says so in front of others, and the Monkey takes that for a challenge.",
    mend: "Set Thursday afternoons aside for trying things. The Ox joins in then, and for the rest of the week the Monkey leaves the process alone.",
  },
  rooster: {
    opens: "rooster",
    closes: "ox",
    decides: { ox: "the pace", rooster: "the standard" },
    split:
      "The Rooster opens with a written standard. The Ox closes when the work meets every line of it. The Rooster decides the standard, the Ox decides the pace, and your boss can go home early.",
    quarrel:
      "You rarely fight, and when you do, it's over a detail found too late. The Rooster wants it fixed, and the Ox considers it shipped.",
    mend: "Check the work halfway instead of at the end. What the Rooster finds then gets fixed at once, and anything found later goes on the list for the next version.",
  },
  dog: {
    opens: "dog",
    closes: "ox",
    decides: { ox: "what is practical", dog: "what is fair" },
    split:
      "The Dog opens by hearing the people concerned. The Ox closes with a solution that works on an ordinary Tuesday. The Dog decides what is fair and the Ox decides what is practical.",
    quarrel:
      "Both of you argue from principle. The Dog says a decision is wrong, the Ox says it's the rule, and neither can give way without losing face.",
    mend: "Leave principles out of it, and talk about one employee and one week. On a single case you nearly always agree, and after three cases you have a rule.",
  },
  pig: {
    opens: "pig",
    closes: "ox",
    decides: { ox: "the budget they come from", pig: "the extras" },
    split:
      "The Pig opens and makes the client feel at home. The Ox closes the project on the promised day. The Pig decides the extras, and the Ox decides the budget they come from.",
    quarrel:
      "The Pig gives something away and forgets to mention it. The Ox finds a hole in the plan and asks why, so the Pig hides the next gift.",
    mend: "Don't ask why. The Pig reports each gift the same day in one line, and the Ox answers with what it changes: nothing, a day, or a hundred dollars.",
  },
};
