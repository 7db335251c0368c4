import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"monkey"> = {
  monkey: {
    opens: "monkey",
    closes: "monkey",
    decides: { monkey: "which puzzle to take on" },
    split:
      "For the report that takes three days, the Monkey with fewer open jobs starts and takes the spreadsheet apart. The other rebuilds it and finishes with a page of instructions. Then you decide together which puzzle to take on next.",
    quarrel:
      "Overnight, each of you improves the other's part. In the morning nothing runs, the boss wants the report at ten, and you both cry sabotage.",
    mend: "“I'll take mine out if you do,” says one. After that, each part has an owner, and other ideas go on a sticky note. The report runs, and the notes are the fun part.",
  },
  rooster: {
    opens: "monkey",
    closes: "rooster",
    decides: { monkey: "the steps", rooster: "what the result must be" },
    split:
      "The Monkey tries six ways to handle invoices and decides the steps. The Rooster sets what the result must be, runs fifty old invoices through, and finishes with the manual.",
    quarrel:
      "The Rooster explains the procedure, all nine steps. The Monkey skips four and is done before the explanation is. In March, an auditor asks for exactly those four.",
    mend: "The Monkey catches up on the four steps, for every invoice since January. Then you write beside each step who needs it. Two get no name, so you drop them, and even the Monkey does the rest.",
  },
  dog: {
    opens: "monkey",
    closes: "dog",
    decides: { monkey: "the repair", dog: "what the staff is told" },
    split:
      "When the computers fail, the Monkey finds the fault and decides the repair. The Dog tries it out with the caller, decides what the staff is told, and closes the ticket.",
    quarrel:
      "The Dog asks whether it's safe to log in, and gets a funny story for an answer. Sixty people log in and lose their morning's work. The Dog calls that a lie.",
    mend: "The Monkey says, “I didn't know, so I told a story.” A sign now stands on the Monkey's desk, green for safe, red for not yet. People look at the sign first, and stay for the story.",
  },
  pig: {
    opens: "pig",
    closes: "monkey",
    decides: { monkey: "which offer to make", pig: "who gets a discount" },
    split:
      "The Pig calls every customer whose contract runs out and decides who gets a discount. The Monkey writes a cheap, a middle and a full version, decides which offer to make first, and closes the deal.",
    quarrel:
      "The Pig lent the Monkey the folder with all the customers' wishes, and the Monkey left it in another town. Two contracts ran out, and the Pig, who never shouts, shouts.",
    mend: "The Monkey fetches the folder that evening: “I'll call both customers myself.” Every loan now costs a deposit, the Monkey's headphones. Without music, the Monkey brings everything back the same day.",
  },
};
