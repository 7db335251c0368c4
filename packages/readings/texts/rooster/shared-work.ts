import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"rooster"> = {
  rooster: {
    opens: "rooster",
    closes: "rooster",
    decides: { rooster: "the standard" },
    split:
      "One of you opens with the draft, the other closes with the check, and neither does both on the same page. Decide the standard together, once, before you begin.",
    quarrel:
      "You correct each other's corrections. It's about a hyphen, it takes two days, and both of you could defend your version in court.",
    mend: "Hand the page to a colleague who knows nothing about it. Fix together what that colleague stumbles over, and leave the rest. No reader will ever see your hyphen.",
  },
  dog: {
    opens: "dog",
    closes: "rooster",
    decides: { rooster: "how they are argued", dog: "which cases you take" },
    split:
      "The Dog opens by saying that something is wrong. The Rooster closes with the paragraph that proves it. The Dog decides which cases you take and the Rooster decides how they are argued.",
    quarrel:
      "Each of you is right and tells someone else. The Rooster lists the Dog's errors to one colleague, the Dog questions the Rooster's motives to another, and both hear about it.",
    mend: "Go to each other first, the same day, and begin with what the other did well. With two points at most, the talk takes ten minutes.",
  },
  pig: {
    opens: "pig",
    closes: "rooster",
    decides: { rooster: "everything in the accounts", pig: "on gifts under twenty dollars" },
    split:
      "The Pig opens the shop and knows everyone's name. The Rooster closes it, counts the cash and files the papers. The Pig decides on gifts under twenty dollars, and the Rooster decides everything in the accounts.",
    quarrel:
      "The Rooster kindly tidies the Pig's desk, and throws out a plate with the receipts under it. Now the Pig can't find anything, and nobody says thank you.",
    mend: "The Pig drops receipts into one box, in any order, and the Rooster sorts them on Fridays. The rest of the desk belongs to the Pig.",
  },
};
