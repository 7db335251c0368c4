import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works: "A Rat company gets a hundred leads, and you know at a glance which ninety were typed wrong.",
    grates: "The terms of your offer have come loose since the handshake. It was a fair handshake, they say.",
    advice:
      "Ask for the letter before you give notice, and read the second page. Then teach them your folder system, one lead at a time.",
  },
  ox: {
    works:
      "They do it right here, and then they do it right again. An Ox company is your kind of people, with a decent clock.",
    grates: "Nobody argues with you here. They nod, and go on as before, very neatly.",
    advice:
      "Support each correction with a sample, side by side. Seeing is what moves an Ox house, and it likes to take the sample home.",
  },
  tiger: {
    works:
      "You trim the fat from its bold claims, and a Tiger company wins the case that it would have lost on a detail.",
    grates: "It calls your list negative. It's an alphabetical list of ways to not be sued.",
    advice: "Give each risk a score and a fix, on one page. They skip warnings, but they love a ranking.",
  },
  rabbit: {
    works: "If you can lower your voice, a Rabbit company offers the finest work in the trade and time to admire it.",
    grates: "You spoke up about the error. It was in the founder's poem, and she was present.",
    advice:
      "Wait a day before each correction and cut it by half. If you can't live with that, work for a louder house.",
  },
  dragon: {
    works:
      "It's the match of the book. A Dragon company needs its miracles on time, and you own the only schedule that works.",
    grates: "You're handed the seating plan an hour before the guests. You had asked for it in writing, in June.",
    advice:
      "Go for chief of anything with the word operations in it. In the interview, bring the plan for its next big day.",
  },
  snake: {
    works: "A Snake company thinks the way you file: in order, under lock, by date. Your evidence makes its bets safe.",
    grates: "You explained it fully to the visitors. The visitors were the competition, it turns out, and grateful.",
    advice: "Ask of each fact who may know it, and mark the folder. You'll love the marking. They'll love the folder.",
  },
  horse: {
    works: "A Horse company sells with its heart, so the person who checks what was sold is soon worth two salaries.",
    grates: "The trip report is a selfie. You sent it back with comments on the hat.",
    advice: "Reduce your form to five lines and fill in three of them yourself. They'll do two, if it's on the phone.",
  },
  goat: {
    works: "Nice things are made here, and a Goat company gives you ground to stand on while you make them exact.",
    grates: "You pointed out the crooked seam. The room went quiet, and someone put on sad music.",
    advice:
      "Ask what a piece is for before you say what's wrong with it. One kind question halves the number of tears.",
  },
  monkey: {
    works: "Metal on metal: a Monkey company strikes the sparks, and you know at once which would pass inspection.",
    grates: "It hid the procedure manual in the ceiling. Productivity rose, and they have charts to prove it.",
    advice:
      "Find the single rule that protects the customers and defend it to the death. Let them keep the ceiling for the rest.",
  },
  rooster: {
    works: "Shoes are shined, pens are capped, and at a Rooster company the meeting starts at the tone.",
    grates: "Everyone is right, aloud, at once. You've been outranked by a better footnote.",
    advice: "Choose a specialty so narrow that you stand alone on it. Leave at least one error a day to its owner.",
  },
  dog: {
    works:
      "A Dog company gives your exactness a purpose: there's a wrong to be put right, and the forms to do it with.",
    grates: "You criticized a colleague's file. They heard you criticize the colleague, and a candle has been lit.",
    advice: "Say thanks for the person before you mention the paper. Never do it by copying in the boss.",
  },
  pig: {
    works: "You keep a Pig company out of trouble, and it treats you like family, with seconds.",
    grates: "It gave the refund, the free lunch and the benefit of the doubt, all without an entry.",
    advice:
      "Make a generous rule and write it down, so that kindness has a line of its own. You sleep better, they give the same.",
  },
};
