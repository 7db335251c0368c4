import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "A Rat company has the market figures that make your big story true. Pitch it to investors, and your colleagues add what it will earn.",
    grates:
      "Everyone counts before they cheer. You want a launch party, and you get a question about the price of the balloons.",
    advice:
      "With the next launch plan, say: “If we don't get fifty orders that night, the next party is in the lunchroom.” Your colleagues can count that, so the balloons get approved.",
  },
  ox: {
    works:
      "An Ox company has the strength to build what you imagine. Run its largest project, because nobody stops halfway, and your work stands for decades.",
    grates: "Your boss likes the vision in principle. The first step can be approved next year, also in principle.",
    advice:
      "In your first month, take over a project that already has its permits, and make it famous. After one success, your own plan is approved the same year.",
  },
  tiger: {
    works:
      "You can't think too big for a Tiger company. It loves a fight and wins, and planning what comes afterward is your job.",
    grates:
      "The rival gave up months ago, and your colleagues still talk about nothing else. Your plan comes right after the next toast.",
    advice:
      "At that toast, say: “To our next rival, which is twice our size. I have a plan.” Your colleagues want a new fight more than an old win, so they listen.",
  },
  rabbit: {
    works:
      "A Rabbit company has style and fine clients, and nobody there likes to stand in front. Be its face at fairs and openings.",
    grates: "Your energy wears people out. They felt overrun in the meeting, and told each other so instead of you.",
    advice:
      "When a meeting begins, say: “A minute each, please, and I'll go last.” Now people tell you what they'd have told each other, and nobody feels overrun.",
  },
  dragon: {
    works:
      "You and a Dragon company want the same stage. It still works far from the founder: run a new branch, where no plan is too large.",
    grates: "Every idea has several parents. Half of the meeting is about who had it first.",
    advice:
      "As soon as you have an idea, email it to the whole team in two lines. Nobody can argue with the time on an email, so the meeting is about the idea.",
  },
  snake: {
    works:
      "A Snake company knows which of your plans will work. Run its pilot projects, because good advice is cheaper than a second try.",
    grates: "You mention a plan to the press with the best of intentions. Nobody tells you the next one.",
    advice:
      "Before you talk to the press, show the chief strategist the three sentences you'd like to say. One is cut, two wait for a better day, and you're told the next plan.",
  },
  horse: {
    works:
      "Customers come fast at a Horse company if they can buy this quarter. Run the sales campaigns, because your big ideas do well in small pieces.",
    grates:
      "Long plans bore people. While your ten-year plan is at the printer's, the sales team sells something else.",
    advice:
      "At the start of each quarter, announce one page of the plan, with a prize for selling it. The team runs for the prize, and page by page the plan gets done.",
  },
  goat: {
    works:
      "Taste and ideas are plentiful at a Goat company. You get things built, so take over the stalled project, and people will follow you.",
    grates: "Quick changes hurt people. Your new seating plan is sensible, and two colleagues go home in tears.",
    advice:
      "When you plan a change, let each colleague name one thing that must stay, such as the desk by the window. You keep those few things and may move the rest.",
  },
  monkey: {
    works:
      "Clever people at a Monkey company lack only a big goal. Open each hard project: you name the target, and they find the way.",
    grates:
      "People make fun of anyone who uses big words. At the offsite, a colleague does your voice, and your own boss asks for more.",
    advice:
      "At the next offsite, bring a prize for the best impression of you. People there admire a good sport, so on Monday they get to work on your target.",
  },
  rooster: {
    works:
      "One of your best choices is a Rooster company. You design the new projects, and your colleagues schedule and check them until they're done.",
    grates:
      "Your mistakes are listed like anyone else's. You give the best party of the year and get a memo about the candles.",
    advice:
      "Two weeks before the next party, put the writer of that memo in charge of the candles. The candles obey every rule, and you're free to give the speech.",
  },
  dog: {
    works:
      "Expect doubt from a Dog company, which is your clash. Speak for projects with clean figures, because the company backs those for years.",
    grates:
      "Everyone wants to know where the money comes from. You came for applause, and you feel as if you'd robbed a bank.",
    advice:
      "The day before the meeting, show the worst page of your budget to the colleague who doubts you most. A doubter who has checked the figures defends them, and the applause follows.",
  },
  pig: {
    works:
      "Patient, generous people at a Pig company leave you room to lead. Take charge of the new venture, because big ideas are rarely stopped.",
    grates:
      "Everyone agrees with you, pleasantly, until the money is gone. Then everyone agrees that the money is gone.",
    advice:
      "In your first month, give one calm colleague a veto over any sum above a fixed limit. You'll be annoyed twice, and one of those vetoes will save your best project.",
  },
};
