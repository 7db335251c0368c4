import type { PeoplePairs } from "../types/people-pairs.ts";

export const people: PeoplePairs<"rooster"> = {
  rooster: {
    works: "With two Roosters on it, the audit is a formality and the coffee spoons face the same way.",
    grates:
      "Each marks the other's corrections. By version fourteen there's more red than black, and the meeting was yesterday.",
    advice: {
      rooster:
        "Give every page one owner, whose word is final. Meet once to argue about the rule, never about the comma.",
    },
  },
  dog: {
    works:
      "When something is plainly wrong, the Rooster finds the paragraph and the Dog finds the courage. The memo changes the policy.",
    grates: "Each is right, and says so to a third person. The Dog sulks on principle, the Rooster in bullet points.",
    advice: {
      rooster:
        "Tell the Dog to its face, and leave its motives out of it. Criticize the file, and praise the loyalty in it.",
      dog: "Ask the Rooster for the two points that matter. You were about to defend yourself against all nineteen.",
    },
  },
  pig: {
    works:
      "The Rooster keeps the Pig's books straight and the Pig keeps the Rooster's customers happy. The shop runs like a good kitchen.",
    grates: "The Rooster found an error of four dollars. The Pig had given that away on purpose, and feels counted.",
    advice: {
      rooster: "Put a line for kindness in the budget, with a cap. Then it's no error, and both of you can sleep.",
      pig: "Send the Rooster your receipts every Friday, crumpled if you must. Nothing that you could bake would please it more.",
    },
  },
};
