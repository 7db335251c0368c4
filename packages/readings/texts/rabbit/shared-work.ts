import type { SharedWorkOf } from "../types/shared-work.ts";

export const sharedWork: SharedWorkOf<"rabbit"> = {
  rabbit: {
    opens: "rabbit",
    closes: "rabbit",
    decides: { rabbit: "when a piece is good enough" },
    split:
      "One of you opens with the kind letter, the other closes with the clear sum, and then you swap, because the sum is harder. Decide together when a piece is good enough, or you'll polish forever.",
    quarrel:
      "You hardly quarrel, and that's the trouble. One of you hums, the other is too polite to mention it, and soon the polite one takes every call in the stairwell.",
    mend: "Every Friday, each write one small annoyance on a card, and swap cards. On paper it's easy to say. Besides, the stairwell is cold.",
  },
  dragon: {
    opens: "dragon",
    closes: "rabbit",
    decides: { rabbit: "which words go public", dragon: "the size of the plan" },
    split:
      "The Dragon opens with a speech and leaves the guests to the Rabbit, who closes in a quiet corner. So the Dragon sets the size of the plan, but the Rabbit chooses which words go public.",
    quarrel:
      "The Dragon makes a careless remark. The Rabbit tells two friends, and the Dragon hears of it last and feels plotted against.",
    mend: "Within a day, the Rabbit says to the Dragon, “You said this, and I heard that.” The Dragon explains, and takes the remark back. It's quicker than telling two friends.",
  },
  snake: {
    opens: "rabbit",
    closes: "snake",
    decides: { rabbit: "which offers you prepare", snake: "which one you make, and for what fee" },
    split:
      "The Rabbit opens, and once there are three good offers, the Snake closes and picks one. So the Rabbit decides which offers you prepare, and the Snake which one you make, and for what fee.",
    quarrel:
      "You have too much tact. The Rabbit finds the fee too high and says, “Interesting.” The Snake takes that for yes, and in June the client is still waiting.",
    mend: "After each talk, write down the fee. The Rabbit says a plain yes or no to it, so does the Snake, and the offer goes out.",
  },
  horse: {
    opens: "horse",
    closes: "rabbit",
    decides: { rabbit: "the dates", horse: "which clients come next" },
    split:
      "The Horse opens, because clients enjoy the visit, and later the Rabbit closes, in a careful email. Let the Horse choose which clients come next, and give the Rabbit the dates, all of them.",
    quarrel:
      "The Horse moves a lunch and tells no one about the change. The Rabbit sits there with cold soup. “It doesn't matter,” the Rabbit says, and it does.",
    mend: "Share one calendar, and enter each change an hour before. If the Rabbit says, “It doesn't matter,” the Horse asks again. The second answer is the true one.",
  },
  goat: {
    opens: "goat",
    closes: "rabbit",
    decides: { rabbit: "the terms", goat: "the style" },
    split:
      "The work sells itself once the Goat opens and shows it. Then the Rabbit closes, because even a contract sounds friendly from a Rabbit. So the Goat sets the style, and the Rabbit the terms.",
    quarrel:
      "You don't fight, you avoid things. A rude client owes you for three months, because neither of you can bear to mention the bill.",
    mend: "Let software send the bills. On Fridays, sit down together for half an hour, and each do one thing you've been avoiding. There's tea, but it comes afterward.",
  },
  monkey: {
    opens: "monkey",
    closes: "rabbit",
    decides: { rabbit: "what must stay as it is", monkey: "what to try" },
    split:
      "The Monkey opens and gets people laughing, and the Rabbit closes while the mood is good. The Monkey may choose what to try, once the Rabbit has said what must stay as it is.",
    quarrel:
      "The Monkey rearranges the office overnight as a surprise. The Rabbit comes in and suspects a burglary, and the day is chilly for both of you.",
    mend: "From now on, each surprise gets a day's notice and a sketch. The Rabbit says yes to half of them, because a Monkey who only hears no stops giving notice.",
  },
  rooster: {
    opens: "rabbit",
    closes: "rooster",
    decides: { rabbit: "how the client is told", rooster: "what is correct" },
    split:
      "The Rabbit opens, because people like to listen to a Rabbit, and the Rooster closes, with facts. So the Rooster says what is correct, and the Rabbit decides how the client is told.",
    quarrel:
      "The Rooster calls out a mistake across the office. The Rabbit says thank you, goes pale, and never shows the Rooster a draft again.",
    mend: "Put corrections in a document that only you two can see. For each mistake, the Rooster marks one good thing, and the Rabbit answers. Nobody else hears, so the drafts come back.",
  },
  dog: {
    opens: "rabbit",
    closes: "dog",
    decides: { rabbit: "when and how to raise a matter", dog: "where you won't give in" },
    split:
      "Bad news needs somebody gentle, so the Rabbit opens, and the Dog closes with a promise that people believe. The Rabbit decides when and how to raise a matter, and the Dog where you won't give in.",
    quarrel:
      "The Rabbit knows of a budget cut and waits for a good moment. The Dog senses something, and in the morning has three worries.",
    mend: "The Rabbit says at once, “Bad news on Thursday,” and until Thursday the Dog doesn't ask. With a day to wait for, even a Dog can sleep.",
  },
  pig: {
    opens: "pig",
    closes: "rabbit",
    decides: { rabbit: "what is promised", pig: "who is invited" },
    split:
      "Few people refuse good food, so the Pig opens with an invitation, and the Rabbit closes with a short agreement. The Pig decides who is invited, and the Rabbit what is promised.",
    quarrel:
      "You both put off the clear word. Dinner was lovely, so neither of you asked about the price, and on Monday each waits for the other to ask.",
    mend: "Before dinner, choose one question that gets answered before dessert. The Pig asks it, and the Rabbit writes the answer down. Then you've earned the dessert.",
  },
};
