import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"rooster"> = {
  rooster: {
    opens: "rooster",
    closes: "rooster",
    decides: { rooster: "the standard" },
    split:
      "The Rooster who checked last month's report starts this one and writes every page. The other checks each line once and finishes by sending it off. You agree on the standard beforehand, because a second discussion would outlast the report.",
    quarrel:
      "You correct each other's corrections. It's about a hyphen, it takes two days, and the report reaches the directors after their meeting.",
    mend: "“Keep your hyphen, I'm sending it,” says one, and the other says thank you. Each correction of a correction now puts five dollars in a jar. By summer it holds ten dollars, and you both have receipts.",
  },
  dog: {
    opens: "dog",
    closes: "rooster",
    decides: { rooster: "how to argue them", dog: "which cases you take" },
    split:
      "The Dog reads every refused claim, phones the customer and decides which cases you take. The Rooster decides how to argue them, looks up the rules, and closes each case with a two-page letter.",
    quarrel:
      "At lunch, the Rooster tells Ben about an error in the Dog's file, and the Dog complains to Ann. Now four people know, and the error goes out anyway.",
    mend: "“I told Ben first, sorry. It's row six,” says the Rooster, and the Dog fixes the row. At lunch, such stories now get one reply: “Do they know yet?” The next error is fixed before dessert.",
  },
  pig: {
    opens: "pig",
    closes: "rooster",
    decides: { rooster: "everything in the accounts", pig: "gifts under twenty dollars" },
    split:
      "The Pig asks what the office needs, orders it, and decides on gifts under twenty dollars. The Rooster checks each delivery, decides on everything in the accounts, and closes the books at the end of the month.",
    quarrel:
      "One evening, the Rooster tidies the Pig's desk and throws out a paper plate with six receipts under it. The firm won't pay those back.",
    mend: "“I threw out your receipts, and I'll get copies,” says the Rooster. Now there's tape between your desks: receipts cross it every Friday, and the Rooster's hands never do. The accounts come out even, and the plates live.",
  },
};
