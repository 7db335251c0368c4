import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "Get it in writing before you join a Rat company. It gathers a hundred leads, and you can tell which ninety are wrong.",
    grates: "The terms of your offer have come loose since the handshake. It was a fair handshake, they say.",
    advice:
      "Have the letter in hand before you give notice, and read the second page. Then teach them your folder system, one lead at a time.",
  },
  ox: {
    works:
      "Show your corrections to an Ox company with a sample. It does things right, then checks them, and you'll feel at home.",
    grates: "Nobody argues with you here. They nod, and go on as before, very neatly.",
    advice:
      "Support each correction with a sample, side by side. Seeing is what moves an Ox house, and it likes to take the sample home.",
  },
  tiger: {
    works:
      "Rank the risks for a Tiger company instead of listing them. You catch the detail on which it would have lost a case.",
    grates: "It calls your list negative. It's an alphabetical list of ways to not be sued.",
    advice: "Give each risk a score and a fix, on one page. They skip warnings, but they love a ranking.",
  },
  rabbit: {
    works:
      "Hold back half of your corrections at a Rabbit company. It does the finest work in the trade and has time to admire it.",
    grates: "You spoke up about the error. It was in the founder's poem, and she was present.",
    advice:
      "Wait a day before each correction and cut it by half. If you can't live with that, work for a louder house.",
  },
  dragon: {
    works:
      "Apply for the operations job at a Dragon company. It needs its miracles on time, and you own the only schedule that works.",
    grates: "You're handed the seating plan an hour before the guests. You had asked for it in writing, in June.",
    advice:
      "Go for chief of anything with the word operations in it. In the interview, bring the plan for its next big day.",
  },
  snake: {
    works:
      "Decide who may know each fact at a Snake company. It thinks the way you file, and your evidence makes its bets safe.",
    grates: "You explained it fully to the visitors. The visitors were the competition, it turns out, and grateful.",
    advice:
      "Decide for each fact who may know it, and mark the folder. You'll love the marking. They'll love the folder.",
  },
  horse: {
    works:
      "Cut your forms to five lines at a Horse company. It sells with its heart, and checking what was sold is worth two salaries.",
    grates: "The trip report is a selfie. You sent it back with comments on the hat.",
    advice: "Reduce your form to five lines and fill in three of them yourself. They'll do two, if it's on the phone.",
  },
  goat: {
    works:
      "Put a kind question before each correction at a Goat company. Nice things are made there, and you make them exact.",
    grates: "You pointed out the crooked seam. The room went quiet, and someone put on sad music.",
    advice:
      "Find out what a piece is for before you say what's wrong with it. One kind question halves the number of tears.",
  },
  monkey: {
    works:
      "Defend one rule at a Monkey company and let the others go. It has the ideas, and you can tell which would pass inspection.",
    grates: "It hid the procedure manual in the ceiling. Productivity rose, and they have charts to prove it.",
    advice:
      "Find the single rule that protects the customers and defend it to the death. Let them keep the ceiling for the rest.",
  },
  rooster: {
    works:
      "Choose a narrow specialty at a Rooster company, because everyone there is exact. Meetings do start on the second.",
    grates: "Everyone is right, aloud, at once. You've been outranked by a better footnote.",
    advice: "Choose a specialty so narrow that you stand alone on it. Leave at least one error a day to its owner.",
  },
  dog: {
    works:
      "Praise the person before you correct the work at a Dog company. It gives your exactness a purpose: a wrong to be put right.",
    grates: "You criticized a colleague's file. They heard you criticize the colleague, and a candle has been lit.",
    advice: "Say thanks for the person before you mention the paper. Never do it by copying in the boss.",
  },
  pig: {
    works:
      "Turn the kindness of a Pig company into a rule that can be booked. You keep it out of trouble, and it treats you like family.",
    grates: "It gave the refund, the free lunch and the benefit of the doubt, all without an entry.",
    advice:
      "Make a generous rule and write it down, so that kindness has a line of its own. You sleep better, they give the same.",
  },
};
