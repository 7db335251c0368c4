import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "A Rat company gathers a hundred leads, and you can tell which ninety are wrong. Get your terms in writing before you join.",
    grates:
      "Agreements drift. The terms of your offer have changed since the handshake, and they don't see the problem.",
    advice:
      "Have the signed letter in hand before you give notice. Once inside, bring order to one list at a time; they're grateful as soon as it makes money.",
  },
  ox: {
    works:
      "You'll feel at home at an Ox company: it does things right, then checks them. Show your corrections with a sample.",
    grates: "Nobody argues with you. They nod, and they go on as before.",
    advice:
      "Put the old piece and the improved one side by side on their table. Seeing it moves them more than any list, and what they've accepted once they keep.",
  },
  tiger: {
    works:
      "You catch the detail that would have lost a Tiger company its case. Rank the risks for it instead of listing them.",
    grates:
      "They call you negative. You name eleven things that could go wrong, and they stop listening after the second.",
    advice:
      "Give each risk a score and a remedy, and put the worst one on top. They skip warnings, but they'll act on the first line of a ranking.",
  },
  rabbit: {
    works:
      "A Rabbit company does the finest work in the trade and has time to admire it. Hold back half of your corrections there.",
    grates:
      "When you point out an error while its author is in the room, you lose two friends. That you're right makes it worse.",
    advice:
      "Wait a day before each correction, then send it to that person alone. About half of them will seem needless by then, and the other half get thanks.",
  },
  dragon: {
    works:
      "A Dragon company promises a lot and needs someone who keeps the dates. Apply for the operations job, and bring a schedule.",
    grates: "Plans reach you at the last minute. You get the guest list an hour before the guests.",
    advice:
      "Bring a plan for its next big event to the interview, with the day by which you need each decision. They've wished for someone like that for years.",
  },
  snake: {
    works:
      "A Snake company thinks the way you file, and your evidence makes its bets safe. Decide who may know each fact.",
    grates: "You explain things fully to anyone who wants to know, and one day it's a competitor.",
    advice:
      "Mark each folder with the people who may see it, and point to the mark when others ask. You like clear rules, and they like to be asked.",
  },
  horse: {
    works:
      "A Horse company sells with its heart, and checking what was sold is worth two salaries. Cut your forms to five lines.",
    grates: "Reports come late or as a photo. You send them back with comments, and the next one doesn't come at all.",
    advice:
      "Fill in three of the five lines yourself and put the form on their phones. They'll do the other two, and you have your data.",
  },
  goat: {
    works:
      "Nice things are made at a Goat company, and you make them exact. Put a kind question before each correction.",
    grates: "You mention a crooked seam and the room goes quiet. They hear that you don't like the dress, or them.",
    advice:
      "Let them tell you first what they were trying to make. Then the seam is a detail that you two mend together.",
  },
  monkey: {
    works:
      "A Monkey company has more ideas than it can check, and you know which ones will hold up. Defend the one rule that protects customers, and give way on the others.",
    grates: "Your colleagues skip your procedure, and the results improve. That annoys you more than a failure would.",
    advice:
      "Say early which rule you won't bend and what it saves. Because you give way on small ones, they'll believe you that this one matters.",
  },
  rooster: {
    works: "Meetings start on the second at a Rooster company, and everyone there is exact. Choose a narrow specialty.",
    grates: "Everybody is right and says so. A small error turns into a debate that nobody will end.",
    advice:
      "Know one thing so well that no one can correct you on it. In other people's fields, let an error a day pass; they'll find it themselves and like you better.",
  },
  dog: {
    works:
      "A Dog company gives your exactness a purpose: a wrong to be put right. Praise the person before you correct the work.",
    grates: "You criticize a file, and they hear you criticize a colleague. Loyalty comes first here.",
    advice:
      "Go and see the person, say thanks for what's good, and mention the error last. Don't copy in the boss; you'd be right, and alone.",
  },
  pig: {
    works:
      "You keep a Pig company out of trouble, and it treats you like family. Find a line in the books for its generosity.",
    grates:
      "Refunds and free lunches are given away without a record, and at the end of the month you can't explain the gap.",
    advice:
      "Suggest a fixed sum for generous gestures, with its own account. They can be as kind as before, and your books are right.",
  },
};
