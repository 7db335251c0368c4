import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"snake"> = {
  snake: {
    opens: "snake",
    closes: "snake",
    decides: { snake: "what to reveal to outsiders" },
    split:
      "One of you opens by asking the questions, the other closes by giving the answer, and you take turns by project. Decide together what to reveal to outsiders, for that is where you differ.",
    quarrel:
      "Each of you holds something back to be safe, and notices that the other does too. It gets very polite, and the work slows down.",
    mend: "One afternoon a month, lay out everything you know about the project, with the door shut. Whoever held back something important brings the cake.",
  },
  horse: {
    opens: "horse",
    closes: "snake",
    decides: { snake: "the plan for the quarter", horse: "what to do today" },
    split:
      "The Horse opens and gets the first yes. The Snake closes, since the last details need a cool head. The Snake decides the plan for the quarter, and the Horse decides what to do today.",
    quarrel:
      "The Horse answered before the Snake had thought it through. One is embarrassed, the other impatient, and each takes the other's speed for a flaw of character.",
    mend: "Sort the questions: the Horse answers those under a thousand dollars at once, and the others get a day. Hang the rule on the wall.",
  },
  goat: {
    opens: "goat",
    closes: "snake",
    decides: { snake: "on the price", goat: "on the design" },
    split:
      "The Goat opens with the work itself. The Snake closes, and doesn't blink when it says the sum. The Goat decides on the design and the Snake decides on the price; neither apologizes for the other.",
    quarrel:
      "The Snake gives an accurate opinion that nobody had asked for. The Goat is hurt, hides the next draft, and gets no opinion when it needs one.",
    mend: "The Goat says which kind of answer it wants: encouragement, or the truth. The Snake gives that kind, and may add one sentence of the other.",
  },
  monkey: {
    opens: "monkey",
    closes: "snake",
    decides: { snake: "when to stop testing", monkey: "what to test" },
    split:
      "The Monkey opens and tries ten things. The Snake closes with the one that works, after looking at all ten. The Monkey decides what to test and the Snake decides when to stop testing.",
    quarrel:
      "A trick that was meant for the competition gets used on a colleague. The Snake says nothing and remembers, and the Monkey notices the cold too late.",
    mend: "The Snake says on the same day: that was a trick on one of ours. The Monkey makes it good, without a joke, and the matter is closed.",
  },
  rooster: {
    opens: "rooster",
    closes: "snake",
    decides: { snake: "what is left unsaid", rooster: "what counts as proved" },
    split:
      "The Rooster opens by laying out the evidence. The Snake closes, with one quiet question and a date. The Rooster decides what counts as proved; the Snake decides what is left unsaid.",
    quarrel:
      "The Rooster explained too much to the other side, with charts. The Snake had saved that point, and asks why in a voice that stings.",
    mend: "Go through the papers together the evening before and mark three pages that stay in the bag. In the meeting, a hand on the folder is the signal.",
  },
  dog: {
    opens: "dog",
    closes: "snake",
    decides: { snake: "whether it is wise", dog: "whether it is right" },
    split:
      "The Dog opens with what you want. The Snake closes, for it sees what the others want. The Dog decides whether it is right, the Snake whether it is wise, and you go ahead with two yeses.",
    quarrel:
      "The Dog feels that something is being kept from it. The more it asks, the less the Snake answers, and soon the subject is trust.",
    mend: "The Snake says plainly what it can't tell, and until when. The Dog gets one direct question a week and a true answer, and waits for the date.",
  },
  pig: {
    opens: "pig",
    closes: "snake",
    decides: { snake: "what is signed", pig: "who gets a favor" },
    split:
      "The Pig opens, because people let it in. The Snake closes, because somebody has to read the small print. The Pig decides who gets a favor and the Snake decides what is signed.",
    quarrel:
      "The Snake looks for the reason behind a gift, and there is none. The Pig feels accused, the Snake feels lied to, and you talk through colleagues for a month.",
    mend: "Keep business and lunch apart. On Tuesdays you go over the contracts; at lunch nobody mentions work, and nobody looks for a motive.",
  },
};
