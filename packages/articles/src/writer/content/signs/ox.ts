import type { SignPortrait } from "../sign-portrait.ts";

export const ox: SignPortrait = {
  temper: { pace: "slow", risk: "careful", talk: "spare" },
  role: "Builder",
  gifts: [
    "a promise that needs no reminder",
    "the stamina to finish what others only began",
    "a method that still works on a bad day",
  ],
  traps: [
    "carrying a load alone until the back gives out",
    "defending an old method after a better one has arrived",
    "staying silent so long that the anger comes out all at once",
  ],
  remedies: [
    "hand over one task while you could still do it yourself",
    "try one new tool for a week before you judge it",
    "say what bothers you on the day that it happens",
  ],
  lore: [
    "The Ox set out before dawn in the great race because it knew how slow it was. It led for most of the way, and many farmers who told the tale felt that it should have won.",
    "Villages once made a clay Ox at the start of spring and broke it with willow branches. The pieces were carried home for luck with the first plowing.",
    "The branch of the Ox, 丑, covers the hours after one in the morning, when cattle were said to chew in their stalls. A day's work begins long before anyone sees it.",
  ],
  moments: {
    meeting: [
      "An Ox says little in the room, then does on Tuesday exactly what was agreed on Monday. Minutes are unnecessary but welcome.",
      "Oxen sit in the same chair each week and dislike a meeting without a purpose. Give them the decision that is needed in one sentence.",
      "When an Ox does object, the table goes quiet. The remark has been tested for a week and rarely needs to be repeated.",
    ],
    deadline: [
      "Give an Ox a date and they divide the work by days. There is no night before, because the last piece was done on Thursday.",
      "Oxen resent deadlines that turn out to be invented. Tell them the true date once, and they will treat it as a law.",
      "If an Ox says that a date cannot be met, believe it. They have added up the hours and left out the optimism.",
    ],
    money: [
      "An Ox would rather own one good tool than rent five. Bills are paid in the week that they arrive.",
      "Oxen build savings the way they build walls: a row at a time, with no borrowed bricks. They seldom regret a purchase, since they waited a month to make it.",
      "Pay matters to an Ox as a sign of respect. They will not ask twice, and they will remember that they had to ask once.",
    ],
    conflict: [
      "Push an Ox and they plant their feet. Bring a reason and some time, and leave the loud voice at home.",
      "Oxen avoid quarrels for months and then have one that nobody forgets. A short talk every few weeks lets the pressure out.",
      "In a dispute, an Ox refers to what was agreed and who was present. If you want to change the terms, say so before you change your behavior.",
    ],
    feedback: [
      "Flattery slides off an Ox. One fair remark about the work stays with them for days and shows up in the next piece.",
      "Oxen like to hear criticism at the bench, with the thing in front of them. A form with five ratings tells them nothing.",
      "Say what you want kept as well as what should change. An Ox who hears only the second half may rebuild the whole thing.",
    ],
    morning: [
      "The same seat, the same cup, the hardest task first: an Ox has won the day before ten o'clock.",
      "Oxen arrive early and start without talk. Questions are welcome after the first job is off the table.",
      "An Ox does the same things in the same order every morning. The routine saves strength for the parts that change.",
    ],
    newcomer: [
      "The first month of a new Ox looks slow. They want to know how each part works before they touch any of it.",
      "A new Ox watches who keeps their word. After six weeks they have a short list of people whom they will help with anything.",
      "Oxen do not sell themselves in the first days. Look at their second quarter, when the output passes that of faster starters.",
    ],
    boss: [
      "An Ox in charge sets a pace that you can keep all year, and notices who keeps it. Overtime is planned, paid and rare.",
      "Under an Ox boss, rules apply to everybody, the boss included. Surprises are few, and so are exceptions.",
      "Ox managers lead from inside the work. They know what your task involves, because they did it for years, and excuses about effort do not travel far.",
    ],
    selling: [
      "An Ox sells by turning up again with the same offer and the same price. After the fifth visit, the buyer trusts both.",
      "Oxen promise less than the product can do. Returns are low, and so is the number of angry calls.",
      "Cold calls wear an Ox out. Give them existing customers, and the accounts grow a little each year without a single campaign.",
    ],
    rest: [
      "An Ox rests by making things: a wall, a loaf, a row of beans. Sitting still feels like waiting.",
      "Oxen need sleep more than entertainment. A free Sunday with an early night repairs a month of strain.",
      "Many Oxen skip vacations until somebody books one for them. Two weeks at one place beat four cities in ten days.",
    ],
    writing: [
      "Expect two plain lines with no greeting, sent at the hour when they were promised. An Ox sees no reason to decorate.",
      "Oxen write instructions that work. Every step is there, including the one that everybody else forgets.",
      "A long message from an Ox means that something is wrong. Read it twice and answer it in person.",
    ],
    choice: [
      "An Ox sleeps on a decision and asks the person who made the same one last time. After that they do not look back.",
      "Oxen choose what will still be useful in ten years. Fashion is no argument, and neither is a discount that ends tonight.",
      "Too many options tire an Ox. Bring two, with the cost of each, and you will have an answer by Friday.",
    ],
  },
  jobs: [
    ["Civil engineer", "bridges have to stand for decades"],
    ["Farm manager", "the seasons reward those who start on time"],
    ["Surgeon", "hands become sure through years of the same motion"],
    ["Controller", "the books close on the same day every month"],
    ["Plant supervisor", "steady output beats one fast week and a broken line"],
    ["Master carpenter", "good joints are hidden and still have to be right"],
    ["Logistics planner", "trucks leave on time only if somebody checked the list"],
    ["Physical therapist", "patients recover by small gains repeated daily"],
    ["Power plant operator", "calm attention through a long shift keeps the lights on"],
    ["Estate manager", "houses and land need someone who thinks in decades"],
  ],
};
