import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "You and a Rat state both shop around. It lists its grants on one page, and you've read that page by breakfast.",
    grates: "The good storefronts are gone before the sign goes up. Everyone in town has a cousin at the registry.",
    advice:
      "Get your own cousin: have coffee with the clerk's office weekly. Rent small, rent early, and keep an option on next door.",
  },
  ox: {
    works:
      "Land is fair, taxes are dull, and an Ox state fixes its roads. You find the gap in the market and it holds still.",
    grates: "The permit takes as long as it takes. You offered to speed it up and were shown a bench.",
    advice: "File in the quiet season and bring every paper in two copies. Then use the wait to meet the suppliers.",
  },
  tiger: {
    works: "A Tiger state loves a newcomer with nerve, and its big projects leave crumbs that feed a firm like yours.",
    grates: "Its tax break was a speech. You went to collect and met the next governor.",
    advice: "Count only on the rules that are printed today. Treat the rest as fireworks, lovely and not deductible.",
  },
  rabbit: {
    works: "Main street is pretty, the customers are loyal, and a Rabbit state will tell you all if you stop for tea.",
    grates:
      "You asked the landlord for a rock-bottom price over the fence. That story reached the bakery before you did.",
    advice:
      "Pay the asking price once, on something small, and praise the garden. In this state the discount comes later, as a jar of jam and a referral.",
  },
  dragon: {
    works: "A Dragon state dreams up bridges, stadiums and fairs. You work out who'll sell the bolts, and to whom.",
    grates: "The golden shovel came first and the question of money second. Your invoice is somewhere in between.",
    advice: "Supply the grand plan and ask for payment by the month. Never be the last bill on the bridge.",
  },
  snake: {
    works: "Quiet money lives in a Snake state, and you can hear it breathe. Two good contacts are worth a billboard.",
    grates: "Half of what's for sale isn't listed. You keep finding out what it went for.",
    advice: "Hire a lawyer who grew up there and ask what isn't written down. Pay for that hour gladly.",
  },
  horse: {
    works: "If you're passing through with goods to sell, a Horse state has traffic all day and few questions.",
    grates: "It pulled left while you pulled right. Your careful plan had the old exit number.",
    advice: "Test it from a van for a season, with no lease. If the road moves again, so can you.",
  },
  goat: {
    works: "On market days, a Goat state forgets to count, and a person who can count does a nice trade in peaches.",
    grates: "You thought it a bargain and they thought it an insult. They were very sweet about the parking ticket.",
    advice:
      "Join the fair committee before you open a stall. Buy high from one neighbor in public, and let it be known.",
  },
  monkey: {
    works: "Ideas are cheap and plentiful in a Monkey state, and its inventors need someone who can read a price list.",
    grates: "Rules change for fun here. The local fee is now paid in an app that somebody's nephew hasn't finished.",
    advice:
      "Move in next to the college and buy lunch for tinkerers. Put a small sum into three of them, never a large one into the nephew.",
  },
  rooster: {
    works:
      "Once you've learned the forms, a Rooster state is a joy: every rule is posted, and no one can change it over lunch.",
    grates:
      "What the counter told you and what the letter says are two different things. The letter wins, and it arrives after you've signed the lease.",
    advice: "Ask for each answer by email and print it. Bring the folder along, tabbed, to hear the clerk purr.",
  },
  dog: {
    works:
      "Neighbors look out for each other in a Dog state, and for once you can leave the stockroom door on the latch.",
    grates:
      "It noticed that you set up the firm next door to save on tax. No one said a word at the potluck. They just looked.",
    advice: "Hire two locals before you print the sign. Your price won't win the town; your payroll will.",
  },
  pig: {
    works: "A Pig state is good at parties, and people at parties talk. You come home with four leads and a pie.",
    grates:
      "Spending is easy and the drains are forty years old. You know what that will do to next year's property tax.",
    advice: "Open something that feeds its guests. Keep a reserve for the day when the county opens its books.",
  },
};
