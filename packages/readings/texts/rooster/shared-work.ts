import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"rooster"> = {
  rooster: {
    opens: "rooster",
    closes: "rooster",
    decides: { rooster: "the standard" },
    split:
      "One of you opens with the draft, the other closes with the check, and neither does both on the same page. Decide the standard together, once, before you begin.",
    quarrel:
      "You correct each other's corrections. It is about a hyphen, it takes two days, and both of you could defend your version in court.",
    mend: "Print the page and hand it to a colleague who knows nothing about it. What that reader doesn't notice may stay, and what that reader stumbles over you fix together.",
  },
  dog: {
    opens: "dog",
    closes: "rooster",
    decides: { rooster: "how they are argued", dog: "which cases you take" },
    split:
      "The Dog opens by saying that something is wrong. The Rooster closes with the paragraph that proves it. The Dog decides which cases you take and the Rooster decides how they are argued.",
    quarrel:
      "Each of you is right and says so elsewhere. The Rooster lists the Dog's errors to a colleague, the Dog questions the Rooster's motives to another, and both hear of it.",
    mend: "Go to each other first, the same day, and begin with what the other did well in the case. Two points are plenty.",
  },
  pig: {
    opens: "pig",
    closes: "rooster",
    decides: { rooster: "everything in the accounts", pig: "on gifts under twenty dollars" },
    split:
      "The Pig opens the shop and knows everyone's name. The Rooster closes it, counts the cash and files the day. The Pig decides on gifts under twenty dollars, and the Rooster decides everything in the accounts.",
    quarrel:
      "The Rooster tidies the Pig's desk, kindly, and throws out the plate with the receipts under it. The Pig can't find anything now, and neither says thank you.",
    mend: "Receipts go into one box, in no order, and the Rooster sorts them on Fridays. The rest of the desk belongs to the Pig.",
  },
};
