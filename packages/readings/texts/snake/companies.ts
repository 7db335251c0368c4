import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "A Rat company trades on news, and you can tell which news is true. One false rumor that you catch pays your salary.",
    grates:
      "Your boss acts on a rumor before you've finished checking it. Your careful report comes out a week after the decision.",
    advice:
      "Report in three lines from the start: what you know today, what you'll know next week, and when you'll be sure. Your boss can act early, and you end up right.",
  },
  ox: {
    works:
      "An Ox company follows one thorough plan for years, and thorough plans are what you make. You think it through once, and it gets carried out.",
    grates:
      "Visible work is what counts, and nobody can see you think. On your best days, you look as if you did nothing.",
    advice:
      "Take on one dull task where everyone can see you do it. That task buys you the quiet hours for your real work.",
  },
  tiger: {
    works:
      "A Tiger company goes after large goals and needs you to plan the route. You see the trap ahead of everybody else.",
    grates:
      "Your boss wants your opinion at once and aloud. While you consider, everyone decides that you're against the plan.",
    advice:
      "Bring three short answers to your first meetings, and give one early. Your boss then knows where you stand, and hears your doubts later in private.",
  },
  rabbit: {
    works:
      "A Rabbit company trusts you quietly and gives you the delicate accounts. You get the difficult clients because you never say too much.",
    grates:
      "Tone matters more than truth. Your finding was right, and it offended the colleague who had made the slides.",
    advice:
      "Begin your first report with one line about what was done well. The figures stay the same, and this time somebody acts on them.",
  },
  dragon: {
    works:
      "A Dragon company pays well for your advice and announces it as its own. You get the fee and the influence without the stage.",
    grates: "Nobody can keep a secret. The plan you guarded for months is told at a dinner, and half of it is wrong.",
    advice:
      "Before you start, settle in writing what may be said, and from what date. The chief still gets a grand announcement, and your plan is safe until then.",
  },
  snake: {
    works:
      "Nobody at a Snake company makes you explain yourself, so you can think in peace. The price is that nobody knows you, either.",
    grates:
      "Everyone keeps to themselves. You can work beside a colleague for six years and not know what that person wants.",
    advice:
      "From your first month, tell your boss regularly what you'd like to do next. You'll be the only one who does, so your name comes up when a job is free.",
  },
  horse: {
    works:
      "A Horse company can't sit still, so it pays you for planning. It sells fast, and your plan keeps the next deal from falling apart.",
    grates: "The sales team sells first and leaves you to work out whether it can be done. Your advice comes too late.",
    advice:
      "Join the sales trip for one large deal. You'll be heard in the car, and the deal is planned before it's sold.",
  },
  goat: {
    works:
      "A Goat company has talent and no plan, and you have a plan. With your order behind it, a good idea there finally makes money.",
    grates:
      "People hear coldness where you mean respect. You call a design competent, and the designer goes home early.",
    advice:
      "In your first week, find a kind colleague who puts your verdicts into warmer words. You still decide what has to change, and the work improves without tears.",
  },
  monkey: {
    works:
      "A Monkey company has the best puzzles for you, and colleagues who can solve them. You see the catch, and they find a way around it.",
    grates:
      "Your colleagues use tricks on each other, too. One wins your account with your own method and thinks you'll laugh.",
    advice:
      "Agree aloud with the team on what is off limits. Colleagues there keep a deal they made aloud, so nobody steals your next account.",
  },
  rooster: {
    works:
      "A Rooster company turns your hunches into proof. You suspect that a client is in trouble, and its files show whether you're right.",
    grates: "Everything gets written down, including thoughts that you'd have liked to take back.",
    advice:
      "From the first week, do your thinking on walks, where nobody takes notes, and hand in only what's finished. If you're punctual, no one will want to know where you were.",
  },
  dog: {
    works:
      "You can stop watching people at a Dog company, because they're honest. Your judgment is trusted there once your colleagues know your reasons.",
    grates: "Your boss wants to know why you do things, preferably in front of the team. To you, that's private.",
    advice:
      "Tell two respected colleagues the whole reason over coffee. When the question comes up again, they'll answer it for you.",
  },
  pig: {
    works:
      "A Pig company is easier for you to work with from outside. Its people are open and trusting, so deals go smoothly, but nothing about you stays private.",
    grates: "What you said about your pay on Tuesday is discussed at the barbecue on Saturday.",
    advice:
      "In the interview, ask what is kept confidential. If the answer is “nothing much,” offer to be a supplier: you keep your privacy, and everyone stays friends.",
  },
};
