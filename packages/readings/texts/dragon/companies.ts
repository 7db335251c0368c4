import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "A Rat company makes your big story true, because it has the market figures. You bring the plan, and your colleagues find out where it pays.",
    grates:
      "Everyone counts before they cheer. You want a launch party, and you get a question about the price of the balloons.",
    advice:
      "In your first pitch, promise to stop at the first milestone if the numbers fail. People who can see a way out put in more money.",
  },
  ox: {
    works:
      "An Ox company has the strength to build what you imagine, and it doesn't stop halfway. Your plan can stand there for decades.",
    grates: "Your boss likes the vision in principle. The approval for the first step takes until next year.",
    advice:
      "Early on, take over a project that already has its permits and make it famous. After one success, your own plan moves to the front of the line.",
  },
  tiger: {
    works:
      "You can't think too big for a Tiger company. It loves a fight and wins it, and you're the one who knows what to build afterward.",
    grates:
      "The rival gave up months ago, and your colleagues still talk about nothing else. Nobody has time to hear your plan.",
    advice:
      "In the interview, ask about the year after the victory. If there's no plan for it, offer yours, because that gap is your job.",
  },
  rabbit: {
    works:
      "A Rabbit company has style and fine clients, and no one who likes to stand in front. You can be its face, if you let its people speak first.",
    grates: "Your energy wears people out. They felt overrun in the meeting, and told each other so instead of you.",
    advice:
      "Before your first meeting, collect five opinions, and quote two colleagues by name when you speak. Those two will back you, and the others will listen.",
  },
  dragon: {
    works:
      "A Dragon company pays for ambition, and no proposal of yours is too large for it. You can grow there only if its founder shares the stage.",
    grates: "Every idea has several parents. Half of the meeting is about who had it first.",
    advice:
      "In the interview, ask who last disagreed with the founder, and what became of that person. If they were promoted, you can rise too; if they left, so would you.",
  },
  snake: {
    works:
      "A Snake company knows which of your plans will work, and its advice is cheaper than trying them all. You get that advice as long as you're discreet.",
    grates: "You mention a plan to the press with the best of intentions. Nobody tells you the next one.",
    advice:
      "Choose one strategist to see each public sentence before you say it. Strategists pick better dates than you do, so your news gets more attention.",
  },
  horse: {
    works:
      "A Horse company wins customers fast for a plan it can sell this quarter. Your big ideas do well there in small pieces.",
    grates: "Long plans bore people. You print the ten-year plan, and the sales team has sold something else by then.",
    advice:
      "Cut your plan into quarters and put a prize at the end of each. The team works for the next prize, and in time the whole plan gets done.",
  },
  goat: {
    works:
      "A Goat company will follow you once you know why its people like the place. They have the taste and the ideas, and you get things built.",
    grates: "Quick changes hurt people. Your new seating plan is sensible, and two colleagues go home in tears.",
    advice:
      "Change nothing for a month, and ask each colleague what they'd miss. Keep those few things, and you may change nearly all the rest.",
  },
  monkey: {
    works:
      "A Monkey company is full of clever people who need a big goal, and you have one. You name the target, and your colleagues find the way.",
    grates: "People make fun of the boss, and you're not used to that. At the offsite, somebody does your voice.",
    advice:
      "Laugh along, and pay for two failed tries at your target. A boss who can take a joke and a failure sees the third try, which is usually brilliant.",
  },
  rooster: {
    works:
      "A Rooster company is one of your best choices, because it schedules and checks what you dream up. Your plans get finished there.",
    grates:
      "Your mistakes are listed like anyone else's. You give the best party of the year and get a memo about the candles.",
    advice:
      "In the interview, ask who would check your plans, and get that person on your team. With the checklist in good hands, you're free to give the speech.",
  },
  dog: {
    works:
      "A Dog company doubts you until it has seen the figures behind your plan. If they're clean, it backs you for years.",
    grates: "Everyone wants to know where the money comes from. You're proud of the plan, and you feel accused.",
    advice:
      "Show the worst page of your budget to the colleague who doubts you most, and let that colleague check the rest. A doubter who has checked your figures will defend them.",
  },
  pig: {
    works:
      "A Pig company leaves you room to lead. Its people are patient and generous, and they rarely stop anyone who has a big idea.",
    grates:
      "Everyone agrees with you, pleasantly, until the money is gone. Then everyone agrees that the money is gone.",
    advice:
      "In your first month, give one calm colleague a veto over any sum above a fixed limit. You'll be annoyed twice, and one of those vetoes will save your best project.",
  },
};
