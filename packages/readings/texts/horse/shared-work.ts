import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"horse"> = {
  horse: {
    opens: "horse",
    closes: "horse",
    decides: { horse: "which towns come first" },
    split:
      "One of you opens the sales in the north, the other in the south, and each closes the deals there. Decide together which towns come first, and hire somebody for the reports.",
    quarrel:
      "One good customer lives right on the line. You race there, you both give a discount, and you shout about who was first. The customer is delighted.",
    mend: "Divide the map on the first of each month. If one of you crosses the line, the other gets the commission. Nobody races to earn money for a colleague.",
  },
  goat: {
    opens: "horse",
    closes: "goat",
    decides: { horse: "where to sell", goat: "what to sell" },
    split:
      "The Horse opens the new markets, because a Horse will talk to anyone. The Goat closes the sale, because customers stay with a Goat. The Horse decides where to sell, and the Goat what to sell.",
    quarrel:
      "The Horse forgets a promised call after a visit. “That's fine,” says the Goat. It isn't, for two days, and no samples go out.",
    mend: "When a call has to wait, the Horse texts, “Late, sorry, tomorrow.” When something isn't fine, the Goat says so. Then the samples go out the same day.",
  },
  monkey: {
    opens: "horse",
    closes: "monkey",
    decides: { horse: "which doors to knock on", monkey: "what to offer" },
    split:
      "The Horse opens the visit, because a Horse just knocks. The Monkey closes the deal with a clever offer. The Horse decides which doors to knock on, and the Monkey what to offer.",
    quarrel:
      "Each of you left the dull part of the trip to the other. There's no ticket and no charger, and you shout at each other in the station.",
    mend: "Before every trip, list ten dull jobs and take five each. Send each other photos when yours are done. It feels silly, but you catch the train.",
  },
  rooster: {
    opens: "horse",
    closes: "rooster",
    decides: { horse: "how the story goes", rooster: "which numbers are in it" },
    split:
      "The Horse opens the pitch and gets the room laughing. The Rooster closes it and answers the questions. The Horse decides how the story goes, and the Rooster which numbers are in it.",
    quarrel:
      "The Horse tells a customer “nearly a thousand,” the Rooster corrects that to 912, and the Horse says something rude.",
    mend: "Rehearse for half an hour, and make every correction then. During the pitch, the Rooster writes points down, and at the end the Horse asks for them. Most customers are happy with 912.",
  },
  dog: {
    opens: "horse",
    closes: "dog",
    leads: "horse",
    decides: { horse: "how fast you go", dog: "who comes along" },
    split:
      "The Horse leads and opens talks with new partners. The Dog closes the deals, because some of those partners need checking. The Horse decides how fast you go, and the Dog who comes along.",
    quarrel: "Before a contract, the Dog asks whether the Horse will stay. The Horse feels tied down and won't answer.",
    mend: "The Horse gives a date: “I'll stay until June.” Before June, the Horse names a new one, and meanwhile the Dog doesn't ask. You both sign contracts up to that date.",
  },
  pig: {
    opens: "horse",
    closes: "pig",
    decides: { horse: "when you start", pig: "when you rest" },
    split:
      "The Horse opens the customer visit and gets everyone moving. The Pig closes the deal over a long meal. The Horse decides when you start, and the Pig when you rest.",
    quarrel:
      "You quarrel over goodbyes. The Horse sits in the car with the engine running, because the Pig is still hugging the receptionist.",
    mend: "Before each visit, agree when you'll leave, and add ten minutes for goodbyes. The Pig starts hugging early, and every second time the Horse stays for coffee. Over coffee, customers often order more.",
  },
};
