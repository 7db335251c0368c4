import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"monkey"> = {
  monkey: {
    opens: "monkey",
    closes: "monkey",
    decides: { monkey: "which puzzle is worth it" },
    split:
      "One of you opens the job by taking things apart, and the other closes it by putting them back together. Decide together which puzzle is worth it, and take a day at most to choose.",
    quarrel:
      "Something works and neither can say why. The customer asks, you both make up an answer, and the answers differ.",
    mend: "Nobody starts a new project before the old one has a page of explanation. If a stranger understands that page in five minutes, so will the customer.",
  },
  rooster: {
    opens: "monkey",
    closes: "rooster",
    decides: { monkey: "the steps", rooster: "what the result must be" },
    split:
      "The Monkey opens with a dozen versions. The Rooster closes by picking the right one and writing it down. The Rooster decides what the result must be, and the Monkey decides the steps, with nobody watching.",
    quarrel:
      "The Rooster explains the procedure, and the Monkey does it another way and is done sooner. The result is right, and the mood is ruined.",
    mend: "Test the Monkey's way against the Rooster's on a small case, with a clock. The winner goes into the manual under both names.",
  },
  dog: {
    opens: "monkey",
    closes: "dog",
    decides: { monkey: "on the fix", dog: "what the customer is told" },
    split:
      "The Monkey opens and finds the fault within the hour. The Dog closes, because customers believe a Dog who says that all is well. The Monkey decides on the fix, and the Dog decides what the customer is told.",
    quarrel:
      "The Dog asks a serious question and gets a funny story. The Dog calls that a lie, the Monkey calls the Dog humorless, and both are offended.",
    mend: "The Monkey gives the answer first, in one word: yes, no or unknown. The funny story comes second, and then the Dog laughs too.",
  },
  pig: {
    opens: "pig",
    closes: "monkey",
    decides: { monkey: "how to bargain", pig: "what is fair" },
    split:
      "The Pig opens, because people trust them. The Monkey closes, and the Pig reads the deal before anyone signs. The Monkey decides how to bargain, and the Pig decides what is fair.",
    quarrel:
      "Something was borrowed: a tool, a contact, a good name. The Monkey thinks it's shared, the Pig thinks it's lent, and nobody says so until it's gone.",
    mend: "Put every loan between you on one page, with a day for its return. On that day the borrower brings it back without being asked.",
  },
};
