import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"horse"> = {
  horse: {
    opens: "horse",
    closes: "horse",
    decides: { horse: "which towns come first" },
    split:
      "One of you opens the north and the other opens the south, and each closes their own sales. Decide together which towns come first, and send the reports to a third person.",
    quarrel:
      "You race for the same customer, and both give a discount. Each says they were there first, loud enough for the whole floor.",
    mend: "Divide the map on the first of the month and leave it alone until the next. Anyone who crosses the line by accident hands over the order and the commission.",
  },
  goat: {
    opens: "horse",
    closes: "goat",
    decides: { horse: "where to sell", goat: "what to sell" },
    split:
      "The Horse opens the market. The Goat closes, by looking after the customers who came. The Horse decides where to sell and the Goat decides what to sell.",
    quarrel:
      "The Horse didn't call, and the Goat says that's fine. It isn't, for about two days, and then there is cake and it's over.",
    mend: "On the way home, the Horse sends three words: “Late, sorry, tomorrow.” In return, the Goat says right away when something isn't fine, and the two days shrink to an hour.",
  },
  monkey: {
    opens: "horse",
    closes: "monkey",
    decides: { horse: "which doors to knock on", monkey: "what to offer" },
    split:
      "The Horse opens the door, and the Monkey closes the deal before anyone sits down. The Horse decides which doors to knock on, the Monkey decides what to offer, and a colleague keeps the bookings.",
    quarrel:
      "Each relied on the other for the dull part. There's no ticket, no invoice and no charger, and you shout at each other in front of a closed counter.",
    mend: "Before every trip, list ten dull things and take five each. A photo proves that yours are done, so you have nothing to shout about.",
  },
  rooster: {
    opens: "horse",
    closes: "rooster",
    decides: { horse: "how the story goes", rooster: "which numbers are in it" },
    split:
      "The Horse opens the pitch and wins the mood. The Rooster closes it with answers to every question. The Horse decides how the story goes, and the Rooster decides which numbers are in it.",
    quarrel:
      "The Rooster corrects the Horse in front of the customer. The Horse says something rude, and the customer learns more about you than about the product.",
    mend: "Rehearse together for half an hour, and make every correction then. During the pitch the Rooster writes points down, and the Horse asks for them at the end.",
  },
  dog: {
    opens: "horse",
    closes: "dog",
    leads: "horse",
    decides: { horse: "how fast you go", dog: "who comes along" },
    split:
      "The Horse leads, opens and makes friends on the way. The Dog closes, after checking that those friends can be trusted. The Horse decides how fast you go, and the Dog decides who comes along.",
    quarrel:
      "The Dog asks whether the Horse means to stay. The Horse feels tied down and leaves for the afternoon, and the Dog takes that for a no.",
    mend: "The Horse says how long they're in, with a date, and renews it before it runs out. Until that date the Dog doesn't ask again.",
  },
  pig: {
    opens: "horse",
    closes: "pig",
    decides: { horse: "when you start", pig: "when you rest" },
    split:
      "The Horse opens and gets everyone moving. The Pig closes over a long meal, when the customer has stopped looking at the clock. The Horse decides when you start, and the Pig decides when you rest.",
    quarrel:
      "You quarrel over goodbyes. The Horse sits in the car, the Pig is still hugging the receptionist, and it happens four times a week.",
    mend: "Name the hour of departure before you sit down, and keep to it within ten minutes. Every second time the Horse stays for coffee, because that's when customers order.",
  },
};
