import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "Sell your plan to a Rat company by its payback date. It has the market figures that make your big story true.",
    grates:
      "They count before they cheer. You want a launch party, and you get a question about the price of the balloons.",
    advice:
      "Promise to stop at the first milestone if the numbers fail. When people can see the way out, they put in more money than you'd hoped.",
  },
  ox: {
    works:
      "An Ox company has the strength to build what you imagine, and it doesn't stop halfway. Begin with a project that's already approved.",
    grates: "They agree to a vision in principle, and the approval for the first step takes until next year.",
    advice:
      "Choose something that already has its permits and make it famous. One visible success, and your own plan moves to the front of the line.",
  },
  tiger: {
    works: "Nobody at a Tiger company will tell you to think smaller. Find out what it wants to do after it has won.",
    grates:
      "It loves the fight and you want to build. The rival has given up, and they're still talking about the rival.",
    advice:
      "In the interview, bring up the year after the victory. If they have no plan for it, offer yours; that gap is your job.",
  },
  rabbit: {
    works:
      "A Rabbit company has style and fine clients, and no one who likes to stand in front. Let people speak before you do.",
    grates: "Your energy wears them out. They felt overrun in the meeting, and they told each other so instead of you.",
    advice:
      "Collect their opinions first and quote two of them by name when you speak. It takes five minutes, and after it they're on your side.",
  },
  dragon: {
    works:
      "A Dragon company pays for ambition, and your proposals won't be called too large. Join it only if its founder shares.",
    grates: "Every idea has several parents. Half of the meeting is about who had it first.",
    advice:
      "Find out who last disagreed with the founder, and what became of that person. If they've been promoted, you can grow here; if they've left, so would you.",
  },
  snake: {
    works:
      "A Snake company knows which of your plans will work, and that's cheaper than finding out. Clear your announcements with it first.",
    grates: "If you mention a plan to the press, even with the best of intentions, they won't tell you the next one.",
    advice:
      "Have one strategist see each public sentence before you say it. They pick better dates than you do, so your news gets more attention.",
  },
  horse: {
    works:
      "Plan by the quarter at a Horse company. Its people win customers fast, and they lose interest in anything that takes years.",
    grates: "Long plans bore them. By the time yours is printed, they've sold something else.",
    advice:
      "Cut your ten-year plan into quarters and put a prize at the end of each. They'll work for the next prize, and in time the whole plan gets done.",
  },
  goat: {
    works:
      "Listen for a month at a Goat company before you change anything. Its people care how a place feels, and they'll follow you once you know why they like it.",
    grates: "Quick changes hurt people here. Your new seating plan is sensible, and two of them go home in tears.",
    advice:
      "Before you move something, talk with each person about what they'd miss. Keep those few things, and they'll let you change nearly all the rest.",
  },
  monkey: {
    works: "Set the goal at a Monkey company and leave the method to its people. They know how, and you know how big.",
    grates: "They make fun of the boss, and you're not used to it. At the offsite, someone did your voice.",
    advice:
      "Laugh, name the target again, and keep your opinion of the method to yourself. Budget for two failures; the third try is usually brilliant.",
  },
  rooster: {
    works:
      "Choose a Rooster company if you can, because it schedules and checks what you dream up. You do your best work there.",
    grates:
      "They list your mistakes like anyone else's. You give the best party of the year and get a memo about the candles.",
    advice:
      "Let them run the checklist, and give the speech yourself. The person who dares to correct you is the one to promote.",
  },
  dog: {
    works:
      "If your cause is clean, a Dog company gives you a trust that money can't buy. Open the books before it asks.",
    grates: "They want proof of everything, and above all of where the money comes from. You take it for distrust.",
    advice:
      "Show your doubters the worst page first, and invite one of them to check the rest. People who have checked you defend you.",
  },
  pig: {
    works:
      "A Pig company has patience and leaves you room to lead. Nobody there will stop you by nature, so appoint somebody who does.",
    grates: "Everyone agrees with you, pleasantly, until the money is gone. Then they agree about that, too.",
    advice:
      "Choose one calm person who may veto any sum over an agreed limit, and thank them in front of the others when they do. That veto will save your best project.",
  },
};
