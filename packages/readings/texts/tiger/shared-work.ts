import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"tiger"> = {
  tiger: {
    opens: "tiger",
    closes: "tiger",
    decides: { tiger: "the targets" },
    split:
      "One of you opens this deal and also closes it, and the other gets the next, because two Tigers in one meeting is one too many. Decide the targets together beforehand.",
    quarrel:
      "A customer asks who's in charge, and you both say, “I am.” You argue so loudly in the parking lot that your colleagues take sides.",
    mend: "Next time, argue on a walk, where nobody can cheer. The first to say “You had a point” picks the next project. You'll be surprised how fast a Tiger sees a point.",
  },
  rabbit: {
    opens: "rabbit",
    closes: "tiger",
    decides: { tiger: "whether to go ahead", rabbit: "how the plan is explained" },
    split:
      "The Rabbit opens and talks to the doubters first. That makes the big meeting easy, so the Tiger closes it. The Rabbit decides how the plan is explained, the Tiger whether to go ahead.",
    quarrel:
      "The Tiger gets loud to clear the air. The Rabbit can't think in that noise, leaves the room, and stops passing on news.",
    mend: "When it gets loud, the Rabbit says “Pause,” and the Tiger stops. The rest moves to email, with answers within a day. It's hard to roar in an email, even in capitals.",
  },
  dragon: {
    opens: "dragon",
    closes: "tiger",
    decides: { tiger: "the next move", dragon: "the message" },
    split:
      "The Dragon opens on stage, and the Tiger closes, one hard talk at a time. You both like to be first, so write it down: the Dragon decides the message, and the Tiger the next move.",
    quarrel:
      "The Dragon gives the team an order in the morning, and the Tiger gives a different one after lunch. The team waits to see who wins.",
    mend: "Before each project, tell everyone which of you gives the orders. The other gets the next project. The team will thank you by doing some work.",
  },
  snake: {
    opens: "tiger",
    closes: "snake",
    decides: { tiger: "what to demand", snake: "the right day for it" },
    split:
      "The Tiger opens, because somebody has to dare, and the Snake closes, once the other side is tired. The Tiger says what to demand, but waits until the Snake names the right day for it.",
    quarrel:
      "The Tiger says too much, and the Snake answers with silence, because thinking takes time. You both feel insulted.",
    mend: "When you're angry, each write down one fact, and wait a day. Then talk about those two facts only. Most of the anger is gone by then.",
  },
  horse: {
    opens: "horse",
    closes: "tiger",
    leads: "tiger",
    decides: { tiger: "the goal", horse: "the route" },
    split:
      "The Horse opens with the first visit and the first joke, and from there the Tiger leads and closes. The Tiger sets the goal, the Horse picks the route, and neither of you should do the filing.",
    quarrel:
      "You argue over the leftovers. A permit wasn't sent, because you both ran off to the exciting part, and there's a half-filled form in each car.",
    mend: "Spend the first hour of every Friday on leftovers, side by side. If you can't bear that, pay an assistant. A missed permit costs more.",
  },
  goat: {
    opens: "tiger",
    closes: "goat",
    decides: { tiger: "when to fight for it", goat: "what is good enough to show" },
    split:
      "The Tiger opens the door and defends the work, and once everyone is calm, the Goat closes. The Goat decides what is good enough to show, and the Tiger when to fight for it.",
    quarrel:
      "The Tiger calls an unfinished draft boring, across the room, and forgets about it. The Goat hides the draft for two days.",
    mend: "The Tiger sleeps on every comment, and then names one thing to keep and one to change. The Goat answers with a day for the new draft. With nothing to hide, it's ready sooner.",
  },
  monkey: {
    opens: "monkey",
    closes: "tiger",
    decides: { tiger: "whether the product goes out", monkey: "how to fix it" },
    split:
      "The Monkey opens, because a Monkey spots what's wrong with a product, and decides how to fix it. Naming a price takes nerve, so the Tiger closes, and decides whether the product goes out.",
    quarrel:
      "The Monkey tells the team a joke about the Tiger. Everyone laughs, so the Tiger hits back, and people pick sides.",
    mend: "Work on separate tasks and meet once a week, with a calm colleague in the room. The Monkey jokes only about the product, and the Tiger laughs once. Then everybody else can laugh, too.",
  },
  rooster: {
    opens: "tiger",
    closes: "rooster",
    decides: { tiger: "the headline", rooster: "the figures in it" },
    split:
      "The Tiger opens, because a Tiger makes people look up, and the Rooster closes, because a Rooster has proof. So the Tiger writes the headline, and the Rooster checks the figures in it.",
    quarrel:
      "The Rooster corrects a word in the Tiger's best sentence. The Tiger hears mutiny, so you argue about loyalty, and the word stays wrong.",
    mend: "In meetings, the Rooster slides corrections over on a slip of paper, and the Tiger reads it before going on. Anything too long for a slip waits for the drive home.",
  },
  dog: {
    opens: "tiger",
    closes: "dog",
    leads: "tiger",
    decides: { tiger: "which cause to take up", dog: "the conditions" },
    split:
      "The Tiger leads and opens with the cause. Somebody has to remember the promises, so the Dog closes. The Tiger picks which cause to take up, and the Dog the conditions under which you'd walk away.",
    quarrel:
      "On the morning of the launch, the Dog mentions a doubt. The Tiger calls that desertion, and the guests are already parking.",
    mend: "Three days before a launch, meet just for doubts. The Dog brings all of them, and the Tiger answers every one. On the day itself, you can both greet the guests.",
  },
  pig: {
    opens: "tiger",
    closes: "pig",
    decides: { tiger: "how much to risk", pig: "how hard the team works for it" },
    split:
      "The Tiger opens and takes the first blow. Customers like to sign with somebody kind, so the Pig closes. The Tiger decides how much to risk, and the Pig how hard the team works for it.",
    quarrel:
      "The Tiger promises a client the Pig's evenings without asking. The Pig smiles for three weeks, and then one small favor gets a very long answer.",
    mend: "Each month, the Pig names three evenings that are taken, and the Tiger treats them like client meetings. The Pig gives the others gladly, often with food.",
  },
};
