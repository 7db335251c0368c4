import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"rooster"> = {
  rooster: {
    opens: "rooster",
    closes: "rooster",
    decides: { rooster: "the standard" },
    split:
      "One of you opens the report by writing the draft. The other closes the job by checking every line. Decide the standard together, and only once, because a second discussion would outlast the work.",
    quarrel:
      "You correct each other's corrections. It's about a hyphen, it takes two days, and you could both defend your version in court.",
    mend: "Give the report to a colleague who knows nothing about it. Fix together whatever makes that colleague stop reading. Nobody ever stops at a hyphen, so the report goes out.",
  },
  dog: {
    opens: "dog",
    closes: "rooster",
    decides: { rooster: "how they are argued", dog: "which cases you take" },
    split:
      "The Dog opens the complaint when a customer has been treated badly. The Rooster closes the case with the rule that proves it. The Dog decides which cases you take, and the Rooster how they are argued.",
    quarrel:
      "The Rooster tells a colleague about an error in the Dog's file. The Dog complains to somebody else. Now four people know the error, and nobody has fixed it.",
    mend: "Go to each other first, on the same day, and begin with praise. Ten minutes later, the error is fixed.",
  },
  pig: {
    opens: "pig",
    closes: "rooster",
    decides: { rooster: "everything in the accounts", pig: "gifts under twenty dollars" },
    split:
      "The Pig opens the store and greets everyone by name. The Rooster closes it in the evening and counts the cash. The Pig decides on gifts under twenty dollars, and the Rooster on everything in the accounts.",
    quarrel:
      "One evening, the Rooster tidies the Pig's desk and throws out an old paper plate. The receipts were under it, so nobody says thank you.",
    mend: "The Pig drops every receipt into one box, crumpled or not. The Rooster sorts the box on Fridays and leaves the desk alone. Even the plates are safe.",
  },
};
