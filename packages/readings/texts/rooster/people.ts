import type { PeoplePairs } from "../types/people-pairs.ts";

export const people: PeoplePairs<"rooster"> = {
  rooster: {
    works: "With two Roosters on the team, the audit is a formality, and even the coffee spoons face the same way.",
    grates:
      "Each marks the other's corrections. At version fourteen there's more red than black, and the meeting was yesterday.",
    advice: {
      rooster:
        "Agree with the other Rooster that each page has one owner, whose word is final. Your report is done at version three, a day before the meeting.",
    },
  },
  dog: {
    works:
      "When something is wrong, the Rooster finds the paragraph and the Dog finds the courage. Their memo changes the policy.",
    grates: "Each is right, and tells it to a third person. The Dog sulks on principle, the Rooster in bullet points.",
    advice: {
      rooster:
        "Take your criticism straight to the Dog, and talk about the file, not their motives. They fix a file gladly once nobody doubts their loyalty.",
      dog: "Ask the Rooster for the two points that matter most. You were about to defend yourself against all nineteen, and two are quick to fix.",
    },
  },
  pig: {
    works:
      "The Rooster keeps the Pig's books straight and the Pig keeps the Rooster's customers happy. The shop runs like a good kitchen.",
    grates: "The Rooster finds four dollars missing. The Pig gave them away on purpose, and now feels like a thief.",
    advice: {
      rooster:
        "Put small gifts in the budget, with a limit, and tell the Pig. Then four missing dollars are no error, and both of you can sleep.",
      pig: "Send the Rooster your receipts every Friday, crumpled if you must. They'll stop searching your desk, and it pleases them more than cake.",
    },
  },
};
