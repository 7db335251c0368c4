import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"snake"> = {
  snake: {
    opens: "snake",
    closes: "snake",
    decides: { snake: "what outsiders may know" },
    split:
      "One of you opens by asking the questions, the other closes by giving the answer, and then you swap. Decide together what outsiders may know, because on that you differ.",
    quarrel:
      "You each hold back one fact, just to be safe, and notice that the other does too. Soon two people who share a desk are sending each other formal emails.",
    mend: "Once a month, close the door and lay out what you know, one fact each, by turns. If an important one turns up later, its owner brings the cake.",
  },
  horse: {
    opens: "horse",
    closes: "snake",
    decides: { snake: "the plan for the quarter", horse: "what to do today" },
    split:
      "The Horse opens, because a Horse calls first, and leaves the last details to the Snake, who closes. The Snake decides the plan for the quarter, and the Horse what to do today.",
    quarrel:
      "A client wants a discount, and the Horse says yes in the elevator. The Snake had a better answer, ready for tomorrow, so you argue about speed.",
    mend: "Sort the questions by size. The Horse answers anything under a thousand dollars at once, and the rest waits a day for the Snake. No client minds waiting one day.",
  },
  goat: {
    opens: "goat",
    closes: "snake",
    decides: { snake: "the price", goat: "the design" },
    split:
      "The Goat opens and shows the work, and the Snake closes, because a Snake can name a sum without blinking. So the Goat settles the design, and the Snake the price.",
    quarrel:
      "The Snake gives an opinion on a sketch. Nobody asked, and the opinion is right, which hurts, so the Goat keeps the next sketch in a drawer.",
    mend: "From now on, the Goat says which would help: encouragement or the truth. The Snake gives that, and may add one sentence of the other. Most sketches survive one sentence.",
  },
  monkey: {
    opens: "monkey",
    closes: "snake",
    decides: { snake: "when to stop testing", monkey: "what to test" },
    split:
      "The Monkey opens and tries ten things, and the Snake closes, with the one that works. The Monkey chooses what to test, but the Snake says when to stop testing.",
    quarrel:
      "The Monkey has a trick for getting secrets out of rivals, and uses it on a colleague. The Snake sees it and shares no more plans.",
    mend: "Next time, the Snake says the same day, “That was a trick on one of ours.” The Monkey apologizes without a joke, and the Snake lets it go. Both are harder than they sound.",
  },
  rooster: {
    opens: "rooster",
    closes: "snake",
    decides: { snake: "what is left unsaid", rooster: "what counts as proved" },
    split:
      "The Rooster opens and lays out the evidence, and the Snake closes, with one quiet question. So the Rooster says what counts as proved, and the Snake decides what is left unsaid.",
    quarrel:
      "The Rooster loves to explain, so the other side sees every chart, including your lowest price. The Snake objects afterward, in a voice that stings.",
    mend: "The evening before, choose together three pages that stay in the bag. If the Rooster starts to explain one anyway, the Snake lays a hand on the bag. A hand doesn't sting.",
  },
  dog: {
    opens: "dog",
    closes: "snake",
    decides: { snake: "whether it is wise", dog: "whether the deal is right" },
    split:
      "The Dog opens, because people believe a Dog, and the Snake closes, because a Snake knows what they want. The Dog decides whether the deal is right, the Snake whether it is wise, and you need two yeses.",
    quarrel:
      "The Dog senses a secret and asks. With each question the Snake says less, because it feels like a search, and soon you only discuss trust.",
    mend: "The Snake says plainly what has to wait, and until when. The Dog gets one question a week, and a true answer. You'll both sleep better.",
  },
  pig: {
    opens: "pig",
    closes: "snake",
    decides: { snake: "what is signed", pig: "who gets a favor" },
    split:
      "People let a Pig in, so the Pig opens. Somebody has to read the small print, so the Snake closes. The Pig decides who gets a favor, and the Snake what is signed.",
    quarrel:
      "The Pig brings a supplier a cake, and the Snake asks for the reason, three times. There isn't one, so the Pig feels accused.",
    mend: "On Tuesdays, the Snake may ask the reason for every line of a contract. At lunch, the Pig may bring cake for no reason. After a few weeks, the Snake takes a slice.",
  },
};
