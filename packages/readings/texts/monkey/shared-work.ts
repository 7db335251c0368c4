import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"monkey"> = {
  monkey: {
    opens: "monkey",
    closes: "monkey",
    decides: { monkey: "which puzzle is worth it" },
    split:
      "One of you opens the job by taking things apart, and the other closes it by putting them back; draw straws for it. Decide together which puzzle is worth it, and give it a day.",
    quarrel:
      "Something works and neither can say why. The customer asks, you both make up an answer, and the answers differ.",
    mend: "There is no new toy until there is a page about the old one. Whoever explains it to a stranger in five minutes has won.",
  },
  rooster: {
    opens: "monkey",
    closes: "rooster",
    decides: { monkey: "the steps", rooster: "what the result must be" },
    split:
      "The Monkey opens with a dozen versions. The Rooster closes by picking the straight one and writing it down. The Rooster decides what the result must be, and the Monkey decides the steps, unwatched.",
    quarrel:
      "The Rooster explains the procedure, the Monkey does it another way and is done sooner. Now the result is right and the mood is wrong.",
    mend: "Test the Monkey's way against the Rooster's on a small case, with a clock. The winner goes into the manual under both names.",
  },
  dog: {
    opens: "monkey",
    closes: "dog",
    decides: { monkey: "on the fix", dog: "what the customer is told" },
    split:
      "The Monkey opens and finds the fault within the hour. The Dog closes, since customers believe it when it says that all is well. The Monkey decides on the fix; the Dog decides what the customer is told.",
    quarrel:
      "The Dog asks a serious question and gets an anecdote. It takes that for a lie, the Monkey takes that for a lack of humor, and both are offended.",
    mend: "First comes the answer in one word, yes, no or unknown, and then the anecdote. Then the Dog laughs too.",
  },
  pig: {
    opens: "pig",
    closes: "monkey",
    decides: { monkey: "how to bargain", pig: "what is fair" },
    split:
      "The Pig opens, with the trust that people have in it. The Monkey closes, and the Pig looks at the result before it's signed. The Monkey decides how to bargain, the Pig decides what is fair.",
    quarrel:
      "Something was borrowed: a tool, a contact, a good name. The Monkey thinks of it as shared, the Pig thinks of it as lent, and nobody says so until it's gone.",
    mend: "Put every loan between you on one page, with a day for its return. On that day it comes back unasked.",
  },
};
