import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"snake"> = {
  snake: {
    opens: "snake",
    closes: "snake",
    decides: { snake: "what outsiders may know" },
    split:
      "One of you opens negotiations with questions, the other closes them with a price, and next time you trade places. Decide together what outsiders may know, because a buyer shouldn't hear two stories.",
    quarrel:
      "You each hold back one fact about the buyer, just to be safe, and you both notice. Soon two people who share a desk are sending each other formal emails.",
    mend: "Once a month, close the door and take turns telling what you know. If an important fact turns up later, its owner brings the cake.",
  },
  horse: {
    opens: "horse",
    closes: "snake",
    decides: { snake: "the plan for the quarter", horse: "what to do today" },
    split:
      "The Horse opens the conversation, because a Horse calls first. The Snake closes the contract and settles the details. The Horse decides what to do today, and the Snake the plan for the quarter.",
    quarrel:
      "The client wants a discount, and the Horse says yes in the elevator. The Snake had a better answer for tomorrow, so you argue about speed.",
    mend: "Sort the client's wishes by size. The Horse answers anything under a thousand dollars at once, and the rest waits a day for the Snake. No client minds one day.",
  },
  goat: {
    opens: "goat",
    closes: "snake",
    decides: { snake: "the price", goat: "the design" },
    split:
      "The Goat opens the meeting and shows the client the sketches. The Snake closes the sale and names the sum without blinking. The Goat decides the design, and the Snake the price.",
    quarrel:
      "The Snake gives an opinion on a new sketch. Nobody asked, and the opinion is right, which hurts. The next sketch stays in a drawer.",
    mend: "With each sketch, the Goat asks for praise or for the truth, and the Snake gives only that. The truth comes a day early, so the sketch can change.",
  },
  monkey: {
    opens: "monkey",
    closes: "snake",
    decides: { snake: "when to stop testing", monkey: "what to test" },
    split:
      "The Monkey opens the project and tries ten ideas. The Snake closes the search with the one that works. The Monkey decides what to test, and the Snake when to stop testing.",
    quarrel:
      "The Monkey has a trick for getting secrets out of rivals, and uses it to learn which idea will win. The Snake notices and shares no more results.",
    mend: "The Snake says the same day, “That was a trick.” The Monkey apologizes without a joke, and next time asks directly. The Snake nearly always answers a direct question.",
  },
  rooster: {
    opens: "rooster",
    closes: "snake",
    decides: { snake: "which ones the buyer sees", rooster: "which figures are right" },
    split:
      "The Rooster opens the buyer meeting and lays out the figures. The Snake closes the deal with one quiet question. The Rooster decides which figures are right, and the Snake which ones the buyer sees.",
    quarrel:
      "The Rooster loves to explain, so the buyer sees every chart, including your lowest price. The Snake objects afterward, in a voice that stings.",
    mend: "The evening before, choose together three charts that stay in the bag. If the Rooster reaches for one anyway, the Snake coughs. Your lowest price stays in the bag.",
  },
  dog: {
    opens: "dog",
    closes: "snake",
    decides: { snake: "whether it is wise", dog: "whether the deal is right" },
    split:
      "The Dog opens the talks, because people believe a Dog. The Snake closes the sale, because a Snake understands the client. The Dog decides whether the deal is right, and the Snake whether it is wise.",
    quarrel:
      "The Dog senses a secret about the client and asks. With each question the Snake says less. It feels like a search.",
    mend: "The Snake says what has to wait, and until when. The Dog gets one question a week, and a true answer. Then you can both say yes to the deal.",
  },
  pig: {
    opens: "pig",
    closes: "snake",
    decides: { snake: "what is signed", pig: "who gets a favor" },
    split:
      "The Pig opens the supplier meeting, because everyone likes a Pig. The Snake closes the contract and reads the small print. The Pig decides who gets a favor, and the Snake what is signed.",
    quarrel:
      "The Pig brings the supplier a cake, and the Snake asks for the reason, three times. There isn't one, so the Pig feels accused.",
    mend: "On Tuesdays, the Snake may question every line of the contract. On Fridays, the Pig may just bring cake. After a few weeks, the Snake takes a slice.",
  },
};
