import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"snake"> = {
  snake: {
    opens: "snake",
    closes: "snake",
    decides: { snake: "what to reveal to outsiders" },
    split:
      "One of you opens by asking the questions, the other closes by giving the answer, and you take turns by project. Decide together what to reveal to outsiders, because that is where you differ.",
    quarrel:
      "Each of you holds something back to be safe, and notices that the other does too. You get very polite with each other, and the work slows down.",
    mend: "One afternoon a month, close the door and lay out everything you know about the project. Anyone who held back something important brings the cake next time.",
  },
  horse: {
    opens: "horse",
    closes: "snake",
    decides: { snake: "the plan for the quarter", horse: "what to do today" },
    split:
      "The Horse opens and gets the first yes. The Snake closes, because the last details need a cool head. The Snake decides the plan for the quarter, and the Horse decides what to do today.",
    quarrel:
      "The Horse answered a client before the Snake had thought about it. The Snake is embarrassed, the Horse is impatient, and each takes the other's speed for a character flaw.",
    mend: "Sort the questions by size. The Horse answers anything under a thousand dollars at once, and the rest wait a day for the Snake.",
  },
  goat: {
    opens: "goat",
    closes: "snake",
    decides: { snake: "on the price", goat: "on the design" },
    split:
      "The Goat opens with the work itself. The Snake closes, and doesn't blink when naming the sum. The Goat decides on the design, the Snake decides on the price, and neither apologizes for the other.",
    quarrel:
      "The Snake gives an accurate opinion that nobody asked for. The Goat is hurt, hides the next draft, and gets no opinion when they need one.",
    mend: "The Goat says first which kind of answer they want: encouragement or the truth. The Snake gives that kind, and may add one sentence of the other.",
  },
  monkey: {
    opens: "monkey",
    closes: "snake",
    decides: { snake: "when to stop testing", monkey: "what to test" },
    split:
      "The Monkey opens and tries ten things. The Snake closes with the one that works, after looking at all ten. The Monkey decides what to test and the Snake decides when to stop testing.",
    quarrel:
      "A trick meant for the competition gets used on a colleague. The Snake says nothing and remembers, and the Monkey notices the cold too late.",
    mend: "The Snake says it the same day: “That was a trick on one of ours.” The Monkey makes it up to the colleague, without a joke, and the matter is closed.",
  },
  rooster: {
    opens: "rooster",
    closes: "snake",
    decides: { snake: "what is left unsaid", rooster: "what counts as proved" },
    split:
      "The Rooster opens by laying out the evidence. The Snake closes, with one quiet question and a date. The Rooster decides what counts as proved, and the Snake decides what is left unsaid.",
    quarrel:
      "The Rooster explained too much to the other side, with charts. The Snake had been saving that point, and asks why in a voice that stings.",
    mend: "Go through the papers the evening before and mark three pages that stay in the bag. In the meeting, the Snake's hand on the folder means “enough.”",
  },
  dog: {
    opens: "dog",
    closes: "snake",
    decides: { snake: "whether it is wise", dog: "whether it is right" },
    split:
      "The Dog opens each deal by saying what you want. The Snake closes, knowing what the other side wants. The Dog decides whether it is right, the Snake decides whether it is wise, and you go ahead with two yeses.",
    quarrel:
      "The Dog feels that something is being kept back. With each question, the Snake says less, and soon you're arguing about trust.",
    mend: "The Snake says plainly what they can't tell, and until when. The Dog gets one direct question a week, a true answer, and a date for the rest.",
  },
  pig: {
    opens: "pig",
    closes: "snake",
    decides: { snake: "what is signed", pig: "who gets a favor" },
    split:
      "The Pig opens, because people let them in. The Snake closes, because somebody has to read the small print. The Pig decides who gets a favor and the Snake decides what is signed.",
    quarrel:
      "The Snake looks for the reason behind a gift, and there isn't one. The Pig feels accused, the Snake feels lied to, and for a month you talk through colleagues.",
    mend: "Keep business and lunch apart. On Tuesdays you go over the contracts, and the Snake may ask anything. At lunch nobody mentions work.",
  },
};
