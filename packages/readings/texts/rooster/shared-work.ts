import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"rooster"> = {
  rooster: {
    opens: "rooster",
    closes: "rooster",
    decides: { rooster: "the standard" },
    split:
      "The one who checked last month's report starts this one and writes every page. The other checks each line once and finishes by sending it off. Agree on the standard beforehand, because a second discussion would outlast the report.",
    quarrel:
      "You correct each other's corrections. It's about a hyphen, it takes two days, and the report reaches the directors after their meeting. Each of you has kept proof.",
    mend: "“Keep your hyphen, I'm sending it,” says one, and the other says thank you. Now every page has one owner, and each correction of a correction puts five dollars in a jar. By summer it holds ten dollars, and you both have receipts.",
  },
  dog: {
    opens: "dog",
    closes: "rooster",
    decides: { rooster: "how they are argued", dog: "which cases you take" },
    split:
      "The Dog reads every refused claim, phones the customer and decides which cases you take. The Rooster looks up the rules and the dates, decides how they are argued, and closes each case with a two-page letter.",
    quarrel:
      "At lunch, the Rooster mentions an error in the Dog's file. The Dog complains to a third colleague. Now four people know, and the error goes out anyway.",
    mend: "The Rooster says, “I told Ben first. Sorry. It's row six.” If the Rooster says nothing, the Dog asks, “Which row?” The Dog fixes the row. At your lunch table, such stories now get one reply: “Do they know yet?” The next error is fixed before dessert.",
  },
  pig: {
    opens: "pig",
    closes: "rooster",
    decides: { rooster: "everything in the accounts", pig: "gifts under twenty dollars" },
    split:
      "The Pig asks around what the office needs, orders it, and decides on gifts under twenty dollars. The Rooster checks each delivery, decides on everything in the accounts, and closes the books on the last day of the month.",
    quarrel:
      "One evening, the Rooster tidies the Pig's desk and throws out an old paper plate. Six receipts were under it. The firm won't pay those back, and nobody says thank you.",
    mend: "“I threw out your receipts, and I'll get copies,” says the Rooster. Then put tape between your desks. Receipts cross it every Friday, and the Rooster's hands never do. The accounts come out even, and the plates live.",
  },
};
