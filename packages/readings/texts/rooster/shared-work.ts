import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"rooster"> = {
  rooster: {
    opens: "rooster",
    closes: "rooster",
    decides: { rooster: "the standard" },
    split:
      "One of you opens with the draft, the other closes with the check, and nobody does both on one page. Decide the standard together, and only once, because a second discussion would outlast the work.",
    quarrel:
      "You correct each other's corrections. It's about a hyphen, it takes two days, and you could both defend your version in court.",
    mend: "Give the page to a colleague who knows nothing about it. Fix together whatever makes that colleague stop. Nobody ever stops at a hyphen.",
  },
  dog: {
    opens: "dog",
    closes: "rooster",
    decides: { rooster: "how they are argued", dog: "which cases you take" },
    split:
      "When something is wrong, the Dog opens and says so, and the Rooster closes, with the paragraph that proves it. So the Dog chooses which cases you take, and the Rooster how they are argued.",
    quarrel:
      "The Rooster tells a colleague about an error in the Dog's file. The Dog hears of it and complains to another. Now four people know the error, and nobody has fixed it.",
    mend: "Go to each other first, the same day, and begin with praise. That takes ten minutes, and then the error gets fixed.",
  },
  pig: {
    opens: "pig",
    closes: "rooster",
    decides: { rooster: "everything in the accounts", pig: "gifts under twenty dollars" },
    split:
      "The Pig opens the shop and greets everyone by name. Somebody has to count the cash, so the Rooster closes it. The Pig decides on gifts under twenty dollars, and the Rooster decides everything in the accounts.",
    quarrel:
      "The Rooster kindly tidies the Pig's desk and throws out an old paper plate. The receipts were under it, so nobody says thank you.",
    mend: "The Pig drops every receipt into one box, crumpled or not, and the Rooster sorts the box on Fridays and leaves the desk alone. Even the plates are safe.",
  },
};
