import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "A Rat company trades on news. Check the news before a large purchase, because one false rumor you catch pays your salary.",
    grates:
      "Your boss acts on a rumor before you've finished checking it. Your careful report arrives a week after the decision, and it's right.",
    advice:
      "On the day a rumor comes in, send three lines: what's sure, what isn't, and when you'll know. Your boss acts on your three lines, and you're right in time.",
  },
  ox: {
    works:
      "An Ox company follows one thorough plan for years. Write that plan, because you think everything through, and here it gets carried out.",
    grates:
      "Visible work is what counts, and nobody can see you think. On your best days, you look as if you did nothing.",
    advice:
      "In your first week, take on one dull task that everyone can see, such as sorting the mail. Nobody wonders about the rest of your day, and the quiet hours are yours.",
  },
  tiger: {
    works:
      "You irritate a Tiger company, and it irritates you. It still works on paper: plan the route to its goals, because you see traps first.",
    grates:
      "Your boss wants your opinion at once and aloud. While you consider, everyone decides that you're against the plan.",
    advice:
      "When your boss wants an opinion, say: “I'm for the goal. You'll have my doubts on paper tomorrow.” Everyone hears which side you're on, and you get a night to think.",
  },
  rabbit: {
    works:
      "Delicate accounts are yours at a Rabbit company, which trusts you quietly. Difficult clients open up to somebody who never says too much.",
    grates:
      "Tone matters more than truth. Your finding is right, and the colleague who made the slides eats lunch elsewhere now.",
    advice:
      "The day before you report, take the finding to the colleague it touches: “How would you put this?” The figures stay the same, the words are kinder, and lunch is as usual.",
  },
  dragon: {
    works:
      "A Dragon company pays well for your advice. Prepare the chief's large decisions, and you have the fee and the influence without the stage.",
    grates:
      "Nobody can keep a secret. The plan you guarded for months comes up in a birthday speech, and half of it is wrong.",
    advice:
      "With each plan, hand the chief three grand sentences that anyone may hear. The chief can announce something at once, and the rest of your plan stays in the drawer.",
  },
  snake: {
    works:
      "Nobody at a Snake company makes you explain yourself. Take the audit that needs months, because you can think in peace.",
    grates:
      "Everyone keeps to themselves. A job you'd have loved goes to someone from outside, because nobody knew you wanted it.",
    advice:
      "In your first review, tell your boss: “Next, I'd like to run a team.” Nobody else there says such a thing, so your name comes up when a team is free.",
  },
  horse: {
    works:
      "A Horse company sells fast and can't sit still. Plan its deliveries, because your schedule keeps the next deal from falling apart.",
    grates:
      "The team sells first and leaves you to work out whether it can be done. While you're counting, they cut the cake.",
    advice:
      "For the next large deal, ride along to the client. In the car your colleagues have an hour to listen, so the deal is planned before it's sold.",
  },
  goat: {
    works:
      "Talent is everywhere at a Goat company. Bring the plan that sets prices and dates, and a good idea finally makes money.",
    grates:
      "People hear coldness where you mean respect. You call a design competent, and the designer goes home early.",
    advice:
      "Before you judge a design, name the part you'd hang on your own wall. The rest of your verdict stays the same, and the designer stays, too.",
  },
  monkey: {
    works:
      "You and a Monkey company sometimes outwit each other. Its trickiest puzzles still suit you best: you see the catch, and colleagues get around it.",
    grates:
      "Your colleagues use tricks on each other, too. One wins your account with your own method and thinks you'll laugh.",
    advice:
      "At the next team meeting, say: “Clients are off limits for tricks. Agreed?” Colleagues there keep a deal they made aloud, so your next account stays yours.",
  },
  rooster: {
    works:
      "Your hunches become proof at a Rooster company. Judge which clients can pay: you suspect trouble, and the files show whether you're right.",
    grates:
      "Everything gets written down. Your half-finished thought from Tuesday is in the minutes, under your name, with a deadline.",
    advice:
      "When you think aloud, begin with the words: “This isn't for the minutes yet.” People there respect a clear label, so only your finished thoughts get a deadline.",
  },
  dog: {
    works:
      "You can stop watching people at a Dog company, because they're honest. Look into the complaints, because your quiet judgment is trusted there.",
    grates:
      "Your boss wants to know why you do things, preferably in front of the team. You'd rather be asked your weight.",
    advice:
      "After each decision, send your boss your reason in two sentences, on the same day. The question is answered in private, so it never comes up in front of the team.",
  },
  pig: {
    works:
      "You clash with a Pig company, where nothing stays private. Negotiate its deals from an office across town, because open, trusting people make them easy.",
    grates:
      "You mention your pay to one colleague on Tuesday. At Saturday's barbecue, a stranger tells you that it's too low.",
    advice:
      "In your first week, tell one colleague a harmless secret, such as your passion for bingo. The barbecue has its topic, so nobody wonders about your pay.",
  },
};
