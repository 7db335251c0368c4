import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"snake"> = {
  snake: {
    opens: "snake",
    closes: "snake",
    decides: { snake: "what outsiders may know" },
    split:
      "The Snake nearer the door starts the audit and gathers the files. The other sits with the auditors and finishes with the written answers. You decide together what outsiders may know, because auditors notice when stories differ.",
    quarrel:
      "You each keep one odd invoice to yourself, just to be safe, and the auditor finds both. Soon two people who share a desk are sending formal emails.",
    mend: "The one with the larger invoice speaks first: “I knew, and I was being careful.” Now anything odd goes into a notebook between you the same day. Within a week, emails begin with “Hi” again.",
  },
  horse: {
    opens: "horse",
    closes: "snake",
    decides: { snake: "the plan for the quarter", horse: "what gets done each day" },
    split:
      "In the hiring round, the Horse calls ten applicants and decides what gets done each day. The Snake makes the plan for the quarter, sits in on second interviews, and finishes with the contract.",
    quarrel:
      "An applicant wants six thousand more, and the Horse says yes in the elevator. The Snake had a better answer for tomorrow, so you argue about speed in the lobby.",
    mend: "The Horse says, “My yes stands, and I'll find the money.” Now every wish above a thousand gets one reply: “You'll hear from us at ten tomorrow.” At ten, the Snake has an answer.",
  },
  goat: {
    opens: "goat",
    closes: "snake",
    decides: { snake: "the price", goat: "the design" },
    split:
      "The Goat sketches the new brochure, tries it on two colleagues and decides the design. The Snake gets offers from four printers, settles the price and closes the order after reading the small print.",
    quarrel:
      "In passing, the Snake gives an opinion on page one. Nobody asked, and it's right, which hurts. Page two stays in a drawer, and the printer charges you for the wait.",
    mend: "“I spoke too early,” says the Snake. “May I see page two?” After that, each draft comes with a question and two blank lines, and the Snake writes only there. Soon the drawer is empty.",
  },
  monkey: {
    opens: "monkey",
    closes: "snake",
    decides: { snake: "when to stop testing", monkey: "which to test" },
    split:
      "The Monkey tries ten scheduling programs in a week and decides which to test. The Snake watches two teams use the best ones, decides when to stop testing, and closes the search with a short report.",
    quarrel:
      "Over coffee, the Monkey praises the wrong program, just to see the Snake's face. The Snake spots the trick and shares no more results, so you both test everything twice.",
    mend: "“I was fishing, sorry,” says the Monkey, without a joke. Three days later, the Snake says which program is ahead. Now the day's results go on one page, and you're done a week early.",
  },
  rooster: {
    opens: "rooster",
    closes: "snake",
    decides: { snake: "which of them the supplier sees", rooster: "which figures are right" },
    split:
      "The Rooster adds up a supplier's late deliveries and decides which figures are right. The Snake decides which of them the supplier sees, and closes the talks with one quiet question about next year's price.",
    quarrel:
      "The Rooster loves to explain, so the supplier sees all twenty charts, including the most you'd pay. The Snake objects in the parking lot, in a voice that stings.",
    mend: "The Snake goes first: “Your figures were right, my tone wasn't.” Now the Rooster explains all twenty to the Snake the day before, and in the talks only answers questions. The supplier comes down four percent.",
  },
  dog: {
    opens: "dog",
    closes: "snake",
    decides: { snake: "what is wise", dog: "what is right" },
    split:
      "For the policy on remote work, the Dog hears every team, writes the draft and decides what is right. The Snake decides what is wise and finishes by getting the policy signed upstairs.",
    quarrel:
      "The Dog senses that the Snake knows something about layoffs, and asks. With each question the Snake says less, until you're both silent, and the policy waits two weeks.",
    mend: "“I questioned you like a thief, and I'm sorry,” says the Dog. Now each secret gets a day in both calendars, and one question a week until then. On that day, the Snake knocks and tells everything.",
  },
  pig: {
    opens: "pig",
    closes: "snake",
    decides: { snake: "what is signed", pig: "who gets a favor" },
    split:
      "The Pig has coffee with three cleaning companies and decides who gets a favor, such as two more days for the offer. The Snake compares the prices, decides what is signed, and closes the contract.",
    quarrel:
      "The Pig brings the cleaners a cake, and the Snake asks for the reason, three times. There isn't one. The Pig feels accused, and the contract lies unsigned for a week.",
    mend: "The Snake comes over with a plate: “I was wrong about the cake.” Now there are no gifts before a signature, and any you like after it. Contracts get signed sooner, for the cake.",
  },
};
