import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"tiger"> = {
  tiger: {
    opens: "tiger",
    closes: "tiger",
    decides: { tiger: "the targets" },
    split:
      "One of you opens this deal and also closes it, and the other gets the next deal, because two Tigers in one meeting is one too many. Decide the targets together beforehand.",
    quarrel:
      "Then a customer asks who's in charge, and you both say, “I am.” You argue so loudly in the parking lot that your colleagues take sides.",
    mend: "Next time, argue on a walk, where nobody can cheer. The first to say “You had a point” picks the next deal. You'll be surprised how fast a Tiger sees a point.",
  },
  rabbit: {
    opens: "rabbit",
    closes: "tiger",
    decides: { tiger: "whether to go ahead", rabbit: "how the plan is explained" },
    split:
      "The Rabbit opens the project and talks to the doubters. That makes the big meeting easy, so the Tiger closes it with a vote. The Rabbit decides how the plan is explained, and the Tiger whether to go ahead.",
    quarrel: "Before the vote, you disagree. The Tiger gets loud to clear the air, and the Rabbit leaves the room.",
    mend: "When it gets loud, the Rabbit says “Pause,” and the Tiger stops. The rest moves to email, with answers within a day. It's hard to roar in an email, even in capitals.",
  },
  dragon: {
    opens: "dragon",
    closes: "tiger",
    decides: { tiger: "the next move", dragon: "the message" },
    split:
      "The Dragon opens the project in a speech to the team. The Tiger closes it and makes the hard calls. The Dragon decides the message, and the Tiger the next move.",
    quarrel:
      "You both like to be first. The Dragon gives the team an order in the morning, the Tiger gives a different one after lunch, and the team waits to see who wins.",
    mend: "Before each project, tell everyone which of you gives the orders. The other gets the next project. With one boss at a time, the team can work.",
  },
  snake: {
    opens: "tiger",
    closes: "snake",
    decides: { tiger: "what to demand", snake: "the right day for it" },
    split:
      "The Tiger opens the price talks with suppliers, because somebody has to dare. The Snake closes the deal once the supplier is tired. The Tiger decides what to demand, and the Snake the right day for it.",
    quarrel:
      "The supplier stalls, and the Tiger asks why you're waiting. The Snake answers with silence, because thinking takes time. You both feel insulted.",
    mend: "When you're angry, each of you writes down one fact and waits a day. Then you talk about those facts only. By then, most of the anger is gone.",
  },
  horse: {
    opens: "horse",
    closes: "tiger",
    leads: "tiger",
    decides: { tiger: "the goal", horse: "the route" },
    split:
      "The Horse opens the sale with a visit and a joke. From there the Tiger leads the talks and closes the deal. The Tiger sets the goal, the Horse picks the route, and neither of you likes the paperwork.",
    quarrel: "You argue over the leftovers. A permit wasn't sent, and there's a half-filled form in each car.",
    mend: "Spend the first hour of every Friday on leftover forms, side by side. If you can't bear that, pay an assistant. A missed permit costs more.",
  },
  goat: {
    opens: "tiger",
    closes: "goat",
    decides: { tiger: "when to fight for it", goat: "what is good enough to show" },
    split:
      "The Tiger opens the client meeting and defends the work. Once everyone is calm, the Goat closes the deal. The Goat decides what is good enough to show, and the Tiger when to fight for it.",
    quarrel:
      "Before the meeting, the Tiger calls a draft boring, across the room, and forgets about it. The Goat hides the draft for two days.",
    mend: "The Tiger sleeps on every comment, and then names one thing to keep and one to change. The Goat answers with a day, and the client sees a better draft.",
  },
  monkey: {
    opens: "monkey",
    closes: "tiger",
    decides: { tiger: "whether the product goes out", monkey: "how to fix it" },
    split:
      "The Monkey opens the product review, finds what's wrong, and decides how to fix it. The Tiger closes the review, because a launch takes nerve, and decides whether the product goes out.",
    quarrel:
      "In the review, the Monkey tells a joke about the Tiger. Everyone laughs, so the Tiger hits back, and people pick sides.",
    mend: "Work apart and meet once a week, with a calm colleague in the room. The Monkey jokes only about the product, and the Tiger laughs once. Then everybody can talk about the product again.",
  },
  rooster: {
    opens: "tiger",
    closes: "rooster",
    decides: { tiger: "the headline", rooster: "the figures in it" },
    split:
      "The Tiger opens the presentation, because people look up when a Tiger talks. The Rooster closes it and gives proof. The Tiger writes the headline, and the Rooster checks the figures in it.",
    quarrel:
      "During the talk, the Rooster corrects a figure in the Tiger's best sentence. The Tiger hears mutiny, and you argue about loyalty all the way home.",
    mend: "Next time, the Rooster slides corrections over on a slip of paper, and the Tiger reads it before going on. The audience hears only the right figure.",
  },
  dog: {
    opens: "tiger",
    closes: "dog",
    leads: "tiger",
    decides: { tiger: "which product to launch", dog: "what you may promise" },
    split:
      "The Tiger leads and opens each launch with a promise. The Dog closes it and makes sure the promise is kept. The Tiger decides which product to launch, and the Dog what you may promise.",
    quarrel:
      "On the morning of the launch, the Dog mentions a doubt. The Tiger calls that desertion, and the guests are already parking.",
    mend: "Three days before a launch, meet just for doubts. The Dog brings all of them, and the Tiger answers every one. On the day itself, you can both greet the guests.",
  },
  pig: {
    opens: "tiger",
    closes: "pig",
    decides: { tiger: "how much to risk", pig: "how hard the team works for it" },
    split:
      "The Tiger opens negotiations with a tough client. The Pig closes the deal, because clients like to sign with somebody kind. The Tiger decides how much to risk, and the Pig how hard the team works for it.",
    quarrel:
      "To win the client, the Tiger promises the Pig's evenings without asking. The Pig smiles for three weeks, and then says everything at once.",
    mend: "Each month, the Pig names three evenings that are taken, and the Tiger treats them like client meetings. The Pig gives the other evenings gladly.",
  },
};
