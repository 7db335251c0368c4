import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"tiger"> = {
  tiger: {
    opens: "tiger",
    closes: "tiger",
    decides: { tiger: "the targets" },
    split:
      "One of you opens this deal, the other opens the next, and whoever opened it also closes it. Divide the customers by name and decide the targets together before the quarter starts.",
    quarrel:
      "The quarrel is about who was in charge. It is loud, others watch, and in the evening both of you have allies who never wanted to be any.",
    mend: "Argue outside, on foot, without an audience. The first to admit that the other had a point gets the next free choice of project.",
  },
  rabbit: {
    opens: "rabbit",
    closes: "tiger",
    decides: { tiger: "whether to go", rabbit: "how to say it" },
    split:
      "The Rabbit opens with a quiet word to the people who could object. The Tiger closes, in the big meeting, with a clear yes. The Rabbit decides how to say it, the Tiger whether to go.",
    quarrel:
      "The Tiger gets loud to clear the air, and for the Tiger that works. The Rabbit leaves, agrees to nothing, and stops sharing what it hears.",
    mend: "Take the second half of every argument to writing. The Tiger stops when the Rabbit says pause, and the Rabbit sends its answer within a day.",
  },
  dragon: {
    opens: "dragon",
    closes: "tiger",
    decides: { tiger: "the next move", dragon: "the message" },
    split:
      "The Dragon opens, on stage, with the promise. The Tiger closes, one hard talk at a time. Both of you like to be first, so sign it beforehand: the Dragon decides the message and the Tiger decides the next move.",
    quarrel:
      "There are two bosses and one team. Each gives an order in the hallway, the orders differ, and the staff wait to see who wins.",
    mend: "Pick one of you per project to give orders, and announce it. The other objects in private, and takes over when the next project begins.",
  },
  snake: {
    opens: "tiger",
    closes: "snake",
    decides: { tiger: "what to demand", snake: "the right day for it" },
    split:
      "The Tiger opens with the demand, since it fears nobody. The Snake closes, because it knows how far the others will go. The Tiger decides what to demand, the Snake the right day for it.",
    quarrel:
      "The Tiger says too much, and the Snake replies with silence. One feels judged, the other attacked, and old favors are suddenly denied.",
    mend: "Keep a list of who did what for the other. When you are angry, write one sentence with a fact in it, wait a day, and meet over that sentence.",
  },
  horse: {
    opens: "horse",
    closes: "tiger",
    leads: "tiger",
    decides: { tiger: "the goal", horse: "the route" },
    split:
      "The Horse opens: first call, first visit, first joke. The Tiger leads the team from there and closes when it counts. The Tiger decides the goal, the Horse decides the route, and a third person gets the paperwork.",
    quarrel:
      "You seldom fight each other; you fight over the leftovers. A form wasn't sent, and each points at the other.",
    mend: "Spend the first hour of every Friday on the leftovers, both at one table, phones away. If an hour is too long, hire somebody with the money you lose.",
  },
  goat: {
    opens: "tiger",
    closes: "goat",
    decides: { tiger: "when to fight for it", goat: "what is good enough to show" },
    split:
      "The Tiger opens the door and defends the work. The Goat closes, by being gentle with the customer. The Goat decides what is good enough to show; the Tiger decides when to fight for it.",
    quarrel:
      "A loud comment on a tender draft does it. The Goat withdraws for two days, and the Tiger, who has forgotten it, wonders where the drafts are.",
    mend: "A night passes between draft and comment. Then the Tiger says what it would fight for, adds a single change, and the Goat names the day.",
  },
  monkey: {
    opens: "monkey",
    closes: "tiger",
    decides: { tiger: "whether it goes out", monkey: "how to fix it" },
    split:
      "The Monkey opens by finding the weak spot in the problem. The Tiger closes, since it has the nerve to say the number. Put in writing that the Monkey decides how to fix it and the Tiger decides whether it goes out.",
    quarrel:
      "A joke about the Tiger, told before others, and it's war. You go at each other openly, favors are forgotten, and the team picks sides.",
    mend: "Work on separate tasks, with one meeting a week and one agenda. A neutral colleague writes the minutes.",
  },
  rooster: {
    opens: "tiger",
    closes: "rooster",
    decides: { tiger: "the headline", rooster: "the figures in it" },
    split:
      "The Tiger opens with the headline and gets attention. The Rooster closes with facts that stand up to questions. Each has the last word once: the Tiger decides the headline, the Rooster decides the figures in it.",
    quarrel:
      "The Rooster corrects a word in front of people, and the Tiger hears mutiny. Five minutes later you argue about loyalty instead of the word.",
    mend: "During a meeting, corrections go on a slip of paper; aloud they wait for the car. The Tiger reads the slip before it speaks again.",
  },
  dog: {
    opens: "tiger",
    closes: "dog",
    leads: "tiger",
    decides: { tiger: "which cause it is", dog: "the conditions" },
    split:
      "The Tiger leads and opens with the cause. The Dog closes by making sure that each promise is kept. The Tiger decides which cause it is, and the Dog decides the conditions under which you would walk away.",
    quarrel: "The Dog has a doubt on the morning of the launch. To the Tiger that is desertion, to the Dog it is duty.",
    mend: "Doubts get a meeting of their own, three days before. What is raised there is answered; what comes later waits, unless someone could get hurt.",
  },
  pig: {
    opens: "tiger",
    closes: "pig",
    decides: { tiger: "how much to risk", pig: "how hard the team works for it" },
    split:
      "The Tiger opens, goes first and takes the blows. The Pig closes, for customers sign more gladly with someone so kind. The Tiger decides how much to risk, and the Pig decides how hard the team works for it.",
    quarrel:
      "The Tiger hands out the Pig's evenings like its own. The Pig smiles until it can't, and then one small request gets the whole answer.",
    mend: "Before each push, the Pig names three evenings that are taken. The Tiger treats them like a client's appointments, and the Pig gives the rest gladly.",
  },
};
