import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"tiger"> = {
  tiger: {
    opens: "tiger",
    closes: "tiger",
    decides: { tiger: "the targets" },
    split:
      "One of you opens this deal and also closes it, and the other takes the next one. Divide the customers by name, and decide the targets together before the quarter starts.",
    quarrel:
      "You argue about who was in charge. It's loud, others watch, and in the evening both of you have allies who never asked for it.",
    mend: "Argue on a walk outside, without an audience. The first to say “You had a point” gets the next free choice of project.",
  },
  rabbit: {
    opens: "rabbit",
    closes: "tiger",
    decides: { tiger: "whether to go", rabbit: "how to say it" },
    split:
      "The Rabbit opens with a quiet word to the people who could object. The Tiger closes, in the big meeting, with a clear yes. The Rabbit decides how to say it, and the Tiger decides whether to go ahead.",
    quarrel:
      "The Tiger gets loud to clear the air, and for the Tiger that works. The Rabbit leaves, agrees to nothing, and stops sharing news.",
    mend: "Move the second half of every argument to email. The Tiger stops when the Rabbit says “Pause,” and the Rabbit sends an answer within a day.",
  },
  dragon: {
    opens: "dragon",
    closes: "tiger",
    decides: { tiger: "the next move", dragon: "the message" },
    split:
      "The Dragon opens, on stage, with the promise. The Tiger closes, one hard talk at a time. Both of you like to be first, so put it in writing: the Dragon decides the message and the Tiger decides the next move.",
    quarrel:
      "There are two bosses and one team. Each gives an order in the hallway, the orders differ, and the staff wait to see who wins.",
    mend: "For each project, announce which of you gives the orders. The other objects only in private, and is in charge of the next project.",
  },
  snake: {
    opens: "tiger",
    closes: "snake",
    decides: { tiger: "what to demand", snake: "the right day for it" },
    split:
      "The Tiger opens with the demand and fears nobody. The Snake closes, knowing how far the other side will go. The Tiger decides what to demand, and the Snake decides the right day for it.",
    quarrel:
      "The Tiger says too much, and the Snake replies with silence. The Snake feels attacked, the Tiger feels judged, and both forget the old favors.",
    mend: "When you're angry, write one sentence with a fact in it, and wait a day. Then talk about that sentence only. Most of the anger is gone by then.",
  },
  horse: {
    opens: "horse",
    closes: "tiger",
    leads: "tiger",
    decides: { tiger: "the goal", horse: "the route" },
    split:
      "The Horse opens: first call, first visit, first joke. The Tiger leads the team from there and closes when it counts. The Tiger decides the goal, the Horse decides the route, and a third person gets the paperwork.",
    quarrel:
      "You seldom fight each other, but you do argue over the leftovers. A form wasn't sent, and each points at the other.",
    mend: "Spend the first hour of every Friday on the leftovers together, with the phones away. If you can't bear an hour, pay an assistant. That's cheaper than a missed form.",
  },
  goat: {
    opens: "tiger",
    closes: "goat",
    decides: { tiger: "when to fight for it", goat: "what is good enough to show" },
    split:
      "The Tiger opens the door and defends the work. The Goat closes by being gentle with the customer. The Goat decides what is good enough to show, and the Tiger decides when to fight for it.",
    quarrel:
      "You quarrel over drafts. The Tiger makes a loud comment on an unfinished one, forgets it, and wonders why the Goat withdraws for two days.",
    mend: "The Tiger waits a night before commenting. Then they praise one thing and suggest one change, and the Goat says when the new version will be ready.",
  },
  monkey: {
    opens: "monkey",
    closes: "tiger",
    decides: { tiger: "whether it goes out", monkey: "how to fix it" },
    split:
      "The Monkey opens by finding what's wrong with the product, and decides how to fix it. The Tiger closes, because they have the nerve to name the price. The Tiger also decides whether it goes out at all.",
    quarrel:
      "The Monkey tells a joke about the Tiger in front of others, and the Tiger hears an attack. You argue openly, and the team picks sides.",
    mend: "Work on separate tasks and meet once a week. A neutral colleague takes the minutes and stops the first joke about either of you.",
  },
  rooster: {
    opens: "tiger",
    closes: "rooster",
    decides: { tiger: "the headline", rooster: "the figures in it" },
    split:
      "The Tiger opens with the headline and gets attention. The Rooster closes with facts that stand up to questions. So the Tiger decides the headline, and the Rooster decides the figures in it.",
    quarrel:
      "The Rooster corrects a word in front of people, and the Tiger hears mutiny. Five minutes later you're arguing about loyalty instead of the word.",
    mend: "In a meeting, the Rooster writes corrections on a slip of paper, and the Tiger reads it before speaking again. Longer ones wait for the drive home.",
  },
  dog: {
    opens: "tiger",
    closes: "dog",
    leads: "tiger",
    decides: { tiger: "which cause it is", dog: "the conditions" },
    split:
      "The Tiger leads and opens with the cause. The Dog closes by making sure that each promise is kept. The Tiger decides which cause it is, and the Dog decides the conditions under which you'd walk away.",
    quarrel:
      "The Dog has a doubt on the morning of the launch. The Tiger calls that desertion, and the Dog calls it duty.",
    mend: "Hold a meeting just for doubts, three days before the launch. Every doubt raised there gets an answer, and later ones wait, unless someone could get hurt.",
  },
  pig: {
    opens: "tiger",
    closes: "pig",
    decides: { tiger: "how much to risk", pig: "how hard the team works for it" },
    split:
      "The Tiger opens, goes first and takes the blows. The Pig closes, because customers like to sign with someone so kind. The Tiger decides how much to risk, the Pig decides how hard the team works for it.",
    quarrel:
      "The Tiger hands out the Pig's evenings without asking. The Pig smiles for weeks, and then one small favor gets a very long answer.",
    mend: "Before each busy stretch, the Pig names three evenings that are taken. The Tiger treats them like client appointments, and the Pig gives the rest gladly.",
  },
};
