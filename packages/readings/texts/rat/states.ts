import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "A Rat state pays you best as a specialist, so pick one trade, such as freight, mining or travel, and know it to the cent. Traders are common here; experts are hired by name.",
    grates: "The opening you heard about on Monday has six applicants on Tuesday.",
    advice:
      "Get to know one person at the agency that licenses your trade. Newcomers who call early get the good leads.",
  },
  ox: {
    works:
      "Come to an Ox state for the long run: farms, power and heavy industry hire slowly and keep people for decades. Your eye for a bargain is rare there.",
    grates: "Every approval takes its time. If you push, they slow down, and they remember who pushed.",
    advice:
      "File your papers in the quiet season, complete, in two copies. While you wait, meet the suppliers; most of your first year's profit comes from them.",
  },
  tiger: {
    works:
      "A Tiger state gives newcomers real work in the first month, so apply even if you have half of the experience. Energy, food and rail are short of people who can count.",
    grates: "Plans come with a lot of noise. A tax break that you heard about in a speech may never be law.",
    advice: "Build your budget on rules that are in force today. If more arrives, you can hire someone with it.",
  },
  rabbit: {
    works:
      "Be polite before you're quick in a Rabbit state, because its banks, insurers and food plants hire people who seem pleasant to have around.",
    grates:
      "You open with the price. They find that rude, they don't tell you, and the next customer has already heard.",
    advice:
      "Pay the full price once and thank people in writing. Referrals are how you get on in this place, and they begin with manners.",
  },
  dragon: {
    works:
      "Sell to the big projects of a Dragon state and you'll be busy for years. Its hospitals, tourist towns and builders plan large and forget to add it up, which you never do.",
    grates: "Announcements come first and budgets second. Somewhere in between, your invoice waits.",
    advice:
      "Agree on monthly payments in the contract. You are the one who keeps the grand plan solvent, and they come to value that.",
  },
  snake: {
    works:
      "In a Snake state, spend your first months on two or three good contacts. The best jobs in property, health and aerospace are never advertised.",
    grates: "You hear about half of the deals after they close. You'd even have paid more.",
    advice:
      "Pay a local lawyer or recruiter for one long talk. The names that never appear in print are worth the fee.",
  },
  horse: {
    works:
      "Try a Horse state on a short contract before you move: it changes direction faster than your plans do. Food firms, insurers and machine makers offer plenty of trial work.",
    grates: "You prepare for one thing and they switch to another. Careful notes go out of date in a week.",
    advice:
      "Keep your home and your old clients for the first year. A low-cost exit is what makes this place safe for you.",
  },
  goat: {
    works:
      "A Goat state hires you for the numbers that others there neglect, so offer to fix one budget, in a hospital, a college or a small studio.",
    grates: "People take your bargaining for a lack of respect. Nobody objects; you just aren't invited again.",
    advice:
      "Spend a little in public before you save anything. Pay a neighbor's full price, praise the work, and only then talk about costs.",
  },
  monkey: {
    works:
      "Go to a Monkey state with some savings: it builds cars, planes and ships, and its small inventors need a partner who can read a price list.",
    grates: "Rules and fees change often. The form that you filled in last month has a new version.",
    advice:
      "Put small sums into several ideas and never much into one. Your friends at the local college will tell you which idea works.",
  },
  rooster: {
    works:
      "Learn the forms of a Rooster state first and the rest is easy, because its banks and labs keep to their posted rules for everyone.",
    grates:
      "A shortcut costs you more here than the fee would have. What the clerk says doesn't count until it's in the letter.",
    advice:
      "Get each answer by email and keep it in one folder. With the paper in hand, you can be as quick as you like.",
  },
  dog: {
    works:
      "Play fair in public from the first day in a Dog state. Its ports, shipyards and tourist towns hire people they trust over people who are cheap.",
    grates:
      "If you register your firm in the next state to save tax, everyone here knows it within a month. They stay polite, and cool.",
    advice: "Hire two local people before you hang a sign. Fair wages open more doors here than low prices do.",
  },
  pig: {
    works:
      "You find work over dinner in a Pig state, so accept every invitation for a season. Tourism, health care and public offices fill their jobs through friends.",
    grates: "Money goes out easily, and repairs get put off. You see the bill coming long before the others do.",
    advice:
      "Save a reserve for the year when taxes rise. Then offer your help with the budget, because you're the friend who can count.",
  },
};
