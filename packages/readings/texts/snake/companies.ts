import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "A Rat company trades on news, and you can tell which news is true. Report what you know in steps, because it won't wait for the whole.",
    grates:
      "They act on a rumor before you've finished checking it. Your careful report comes out a week after the decision.",
    advice:
      "Tell them what you know today, what you'll know next week, and when you'll be sure. They can act early, and you're still right in the end.",
  },
  ox: {
    works:
      "An Ox company will follow one thorough plan for years. Offer it such a plan each season, and let it see you work.",
    grates:
      "Visible work is honored here, and thinking can't be seen. On your best days, you look as if you did nothing.",
    advice:
      "Take on one dull task where everyone can see you do it. It buys you the quiet hours in which you do the work that counts.",
  },
  tiger: {
    works:
      "A Tiger company goes after large goals and needs someone who plans the route. Prepare short answers, because it takes a pause for a no.",
    grates: "They want your opinion at once and aloud. While you consider, they decide that you're against it.",
    advice:
      "Bring three short answers to each meeting and give one early. Your doubts belong in a private talk with the boss, where they'll be heard.",
  },
  rabbit: {
    works: "A Rabbit company trusts you quietly and gives you the delicate accounts. Wrap your analysis in courtesy.",
    grates:
      "How you said it matters more here than whether it's true. Your finding was right, and it offended someone.",
    advice:
      "Begin each analysis with a line about what was done well. The figures stay the same, and this time somebody acts on them.",
  },
  dragon: {
    works:
      "A Dragon company pays well for good advice and likes to announce it as its own. Agree on what may be published before you start.",
    grates: "They can't keep a secret. The plan you guarded for months is told at a dinner, and half of it is wrong.",
    advice:
      "Settle in writing what may be said, and from what date. Let the chief announce it grandly; the date is the part that matters to you.",
  },
  snake: {
    works:
      "Nobody at a Snake company makes you explain yourself, and so nobody knows you either. Say one true thing a month.",
    grates: "Everyone keeps to themselves. You can work beside a person for six years and not know what they want.",
    advice:
      "Tell your boss once a month what you'd like to do next. You'll be the only one who does, so they'll remember it when a place is free.",
  },
  horse: {
    works: "Plan one deal at a time for a Horse company. It can't sit still, and it'll pay somebody who can.",
    grates:
      "They sell first and leave you to work out whether it can be done. Your advice comes too late to be advice.",
    advice:
      "Join the sales trip for one large deal instead of reading about it afterward. In the car you'll be heard, and the next deal is planned before it's sold.",
  },
  goat: {
    works: "A Goat company has talent and no plan, and you have a plan. Let someone warm deliver your criticism.",
    grates: "They hear coldness where you mean respect. When you call a design competent, its maker goes home early.",
    advice:
      "Find a kind colleague and prepare your verdicts with them. You decide what has to change, they find the words, and the work improves without tears.",
  },
  monkey: {
    works:
      "A Monkey company has the best puzzles, and colleagues who solve them. Settle the rules of fair play, then enjoy it.",
    grates:
      "They use tricks on each other, too. A colleague won your account with your own method and thought you'd laugh.",
    advice:
      "Agree in your first week on what is off limits between colleagues. They keep such a deal once it's spoken aloud; unspoken, there is none.",
  },
  rooster: {
    works:
      "A Rooster company proves what you suspect, and its files and your judgment win deals. Write up your finished work there.",
    grates: "Everything is written down, including thoughts that you'd have liked to take back.",
    advice:
      "Do your thinking on walks, where nobody takes notes, and hand in only what's finished. Be punctual, and no one will want to know where you were.",
  },
  dog: {
    works:
      "You needn't watch anyone at a Dog company. Explain your motives to two people there, and let them vouch for you.",
    grates: "They want to know why you do what you do, preferably in front of the team. To you that's private.",
    advice:
      "Tell two respected colleagues the whole reason, over coffee. They'll answer for you when the others ask, and the question is settled for years.",
  },
  pig: {
    works:
      "Work with a Pig company from outside if you value privacy. Its people are open and trusting, and deals with them go smoothly.",
    grates: "Nothing stays private. What you said about your pay on Tuesday was discussed at the barbecue on Saturday.",
    advice:
      "Find out before you join what is kept confidential. If the answer is nothing much, be a supplier instead of an employee; you'd like each other better.",
  },
};
