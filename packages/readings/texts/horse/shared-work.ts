import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"horse"> = {
  horse: {
    opens: "horse",
    closes: "horse",
    decides: { horse: "which towns come first" },
    split:
      "One of you opens the north, the other the south, and each closes the sales there. Decide together which towns come first, and hire somebody for the reports, because you won't write them.",
    quarrel:
      "One good customer lives right on the line. You race there, you both give a discount, and you shout about who was first. The customer is delighted.",
    mend: "Divide the map on the first of each month. If one of you crosses the line, the other gets the commission. Nobody races to earn money for a colleague.",
  },
  goat: {
    opens: "horse",
    closes: "goat",
    decides: { horse: "where to sell", goat: "what to sell" },
    split:
      "A Horse will talk to anyone, so the Horse opens the market. The Goat closes, because customers stay with a Goat. The Horse chooses where to sell, and the Goat what to sell.",
    quarrel:
      "The Horse forgets a promised call. “That's fine,” says the Goat. It isn't, for two days, and then there's cake and it's over.",
    mend: "When a call has to wait, the Horse texts, “Late, sorry, tomorrow.” When something isn't fine, the Goat says so. Two days shrink to an hour, and you can have the cake anyway.",
  },
  monkey: {
    opens: "horse",
    closes: "monkey",
    decides: { horse: "which doors to knock on", monkey: "what to offer" },
    split:
      "The Horse opens the door, because a Horse just knocks, and the Monkey closes the deal. The Horse decides which doors to knock on, the Monkey what to offer, and a colleague books the hotel.",
    quarrel:
      "Each of you left the dull part to the other. There's no ticket and no charger, and you shout at each other outside a closed counter.",
    mend: "Before every trip, list ten dull things and take five each. Send each other photos when yours are done. It feels silly, but you catch the train.",
  },
  rooster: {
    opens: "horse",
    closes: "rooster",
    decides: { horse: "how the story goes", rooster: "which numbers are in it" },
    split:
      "The Horse opens the pitch and gets the room laughing. Then come the questions, so the Rooster closes with the answers. The Horse decides how the story goes, and the Rooster which numbers are in it.",
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
      "The Horse leads, opens and makes friends fast. A few of those friends need checking, so the Dog closes. The Horse decides how fast you go, and the Dog who comes along.",
    quarrel:
      "The Dog asks whether the Horse will stay next year. The Horse feels tied down and leaves early, so the Dog starts to plan for one.",
    mend: "The Horse gives a date: “I'll stay until June.” Before June, the Horse names a new one, and until then the Dog doesn't ask. Then you can both enjoy the spring.",
  },
  pig: {
    opens: "horse",
    closes: "pig",
    decides: { horse: "when you start", pig: "when you rest" },
    split:
      "The Horse opens and gets everyone moving. The Pig closes over a long meal, because customers at a table forget the clock. The Horse decides when you start, and the Pig when you rest.",
    quarrel:
      "You quarrel over goodbyes. The Horse sits in the car with the engine running, because the Pig is still hugging the receptionist.",
    mend: "Before each visit, agree when you'll leave, and add ten minutes for goodbyes. The Pig starts hugging early, and every second time the Horse stays for coffee. That's when customers order.",
  },
};
