import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"monkey"> = {
  monkey: {
    opens: "monkey",
    closes: "monkey",
    decides: { monkey: "which puzzle to take on" },
    split:
      "One of you opens the repair by taking the machine apart. The other closes it by putting the machine back together, because somebody has to. Decide together which puzzle to take on.",
    quarrel:
      "The machine runs, and neither of you knows why, because writing it down was boring. The customer asks, you both make up an answer, and the answers differ.",
    mend: "Before the next machine, write one page about this one. One of you explains, and the other types. If a colleague understands the page, so will the customer.",
  },
  rooster: {
    opens: "monkey",
    closes: "rooster",
    decides: { monkey: "the steps", rooster: "what the result must be" },
    split:
      "The Monkey opens the project with a dozen versions. The Rooster closes it once one is right. The Rooster decides what the result must be, and the Monkey the steps.",
    quarrel:
      "The Rooster explains the procedure, all nine steps. The Monkey skips four and is done before the explanation. It works, which makes it worse.",
    mend: "Test the Monkey's way on a small case, with a clock. If the Rooster approves the result, it goes into the manual under both names. Then even the Monkey follows it, for a while.",
  },
  dog: {
    opens: "monkey",
    closes: "dog",
    decides: { monkey: "the repair", dog: "what the customer is told" },
    split:
      "The Monkey opens the job and finds the fault. The Dog closes it, because customers believe a Dog who says that the machine works. The Monkey decides the repair, and the Dog what the customer is told.",
    quarrel:
      "The Dog asks whether the machine is safe, and gets a funny story for an answer. A customer is waiting, so the Dog calls that a lie.",
    mend: "The Monkey answers first with yes, no or unknown. Then the Dog can tell the customer, and has time for the story.",
  },
  pig: {
    opens: "pig",
    closes: "monkey",
    decides: { monkey: "which offer to make", pig: "who gets a discount" },
    split:
      "The Pig opens the sales meeting, because everybody trusts a Pig. The Monkey closes the sale, because Monkeys enjoy bargaining. The Monkey decides which offer to make, and the Pig who gets a discount.",
    quarrel:
      "For one pitch, the Pig has lent the Monkey the good projector. Nobody named a day, so the Pig meets the next customer without slides.",
    mend: "Write everything that's lent on a page by the door, with a day beside it. On that day the Monkey brings it back, and the Pig has slides.",
  },
};
