import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"monkey"> = {
  monkey: {
    opens: "monkey",
    closes: "monkey",
    decides: { monkey: "which puzzle to take on" },
    split:
      "One of you opens the job by taking things apart, and the other closes it by putting them back, because somebody has to. Decide together which puzzle to take on.",
    quarrel:
      "Something works, and neither of you knows why, because writing it down was boring. The customer asks, you both make up an answer, and the answers differ.",
    mend: "Before you start something new, write one page about the old job: one of you explains, the other types. If a stranger understands the page, so will the customer.",
  },
  rooster: {
    opens: "monkey",
    closes: "rooster",
    decides: { monkey: "the steps", rooster: "what the result must be" },
    split:
      "The Monkey opens, with a dozen versions, and the Rooster closes, with the right one. The Rooster says what the result must be, but the Monkey chooses the steps, with nobody watching.",
    quarrel:
      "The Rooster explains the procedure, all nine steps. The Monkey skips four and is done before the explanation. It works, which makes it worse.",
    mend: "Test the Monkey's way on a small case, with a clock. If the Rooster approves the result, it goes into the manual under both names. The Monkey even follows it, for a while.",
  },
  dog: {
    opens: "monkey",
    closes: "dog",
    decides: { monkey: "the repair", dog: "what the customer is told" },
    split:
      "The Monkey opens and finds the fault. Customers believe a Dog who says that all is well, so the Dog closes. The Monkey chooses the repair, and the Dog what the customer is told.",
    quarrel:
      "The Dog asks whether the machine is safe, and gets a funny story for an answer. A customer is waiting, so the Dog calls that a lie.",
    mend: "The Monkey answers first, in one word: yes, no or unknown. Then the Dog sits down for the story. Once the machine is safe, nobody laughs louder.",
  },
  pig: {
    opens: "pig",
    closes: "monkey",
    decides: { monkey: "how to bargain", pig: "what is fair" },
    split:
      "Let the Pig open, because everybody trusts a Pig. The Monkey closes, once the Pig has read the deal. The Monkey decides how to bargain, and the Pig what is fair.",
    quarrel:
      "The Pig has lent the Monkey the good projector. Nobody named a day, so it travels with the Monkey, and the Pig has a meeting without pictures.",
    mend: "Write everything that's lent on a page by the door, with a day beside it. On that day the Monkey brings it back, and the Pig is glad to lend again.",
  },
};
