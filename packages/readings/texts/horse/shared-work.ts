import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"horse"> = {
  horse: {
    opens: "horse",
    closes: "horse",
    decides: { horse: "which towns come first" },
    split:
      "One of you opens the north, the other the south, and whoever opens a customer also closes the sale. Decide together which towns come first; the reports go to a third person.",
    quarrel:
      "You race for the same customer, and both give a discount. Each says that it was there first, in a voice that the whole floor can hear.",
    mend: "Divide the map on the first of the month and leave it alone until the next. Anyone who crosses the line by accident hands over the order and the commission.",
  },
  goat: {
    opens: "horse",
    closes: "goat",
    decides: { horse: "where to sell", goat: "what to sell" },
    split:
      "The Horse opens the market. The Goat closes, by looking after those who came. The Horse decides where to sell and the Goat decides what to sell.",
    quarrel:
      "The Horse didn't call, and the Goat says that it's fine. It isn't, for about two days, and then there is cake and it's over.",
    mend: "A message with three words on the way home is enough. In return the Goat says straight out when something isn't fine, and the two days shrink to an hour.",
  },
  monkey: {
    opens: "horse",
    closes: "monkey",
    decides: { horse: "which doors to knock on", monkey: "what to offer" },
    split:
      "The Horse opens the door, and the Monkey closes the deal before anyone sits down. The Horse decides which doors to knock on, the Monkey decides what to offer, and someone at home keeps the bookings.",
    quarrel:
      "Each relied on the other for the dull part. There's no ticket, no invoice and no charger, and you shout at each other in front of a closed counter.",
    mend: "Make a list of ten dull things and take five each, before every trip. A photo proves that yours are done.",
  },
  rooster: {
    opens: "horse",
    closes: "rooster",
    decides: { horse: "how the story goes", rooster: "which numbers are in it" },
    split:
      "The Horse opens the pitch and wins the mood. The Rooster closes it with answers to every question. The Horse decides how the story goes; the Rooster decides which numbers are in it.",
    quarrel:
      "The Rooster corrects the Horse in front of the customer. The Horse says something rude, and the customer learns more about you than about the product.",
    mend: "Rehearse together for half an hour, and let every correction fall there. During the pitch the Rooster writes its points down, and the Horse asks for them at the end.",
  },
  dog: {
    opens: "horse",
    closes: "dog",
    leads: "horse",
    decides: { horse: "how fast you go", dog: "who comes along" },
    split:
      "The Horse leads, opens and makes friends on the way. The Dog closes, once it has made sure that those friends are real. The Horse decides how fast you go, and the Dog decides who comes along.",
    quarrel:
      "The Dog asks whether the Horse means to stay. The Horse feels tied to a fence and runs off for an afternoon, which seems to answer the question.",
    mend: "Say how long you're in, with a date, and renew it before it runs out. In between, the Dog lets it be.",
  },
  pig: {
    opens: "horse",
    closes: "pig",
    decides: { horse: "when you start", pig: "when you rest" },
    split:
      "The Horse opens and gets everyone moving. The Pig closes over a long meal, when the customer has stopped looking at the clock. The Horse decides when you start, the Pig decides when you rest.",
    quarrel:
      "You quarrel over goodbyes. One of you sits in the car, the other hugs the receptionist, and it happens four times a week.",
    mend: "Name the hour of departure before you sit down, and stick to it within ten minutes. Every second time the Horse stays for coffee and leaves the keys in its pocket.",
  },
};
