import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "Take the steady part at a Rat company: it finds the orders early, and you make what was sold. Insist on clear priorities.",
    grates: "What was urgent on Monday is forgotten on Wednesday, and you've already built half of it.",
    advice:
      "Get a list in fixed order once a week and finish it from the top. Show new wishes where they'd have to stand; most turn out to be less urgent than that.",
  },
  ox: {
    works:
      "You could stay for years at an Ox company. Patience is the rule there, and you'll have to bring in the improvements yourself.",
    grates:
      "Nothing changes unless it breaks. The software is old, everyone knows it, and no one will be the first to say so.",
    advice:
      "Propose one improvement a year, with its full cost and a date. Your colleagues mind change less than they mind a plan that isn't finished.",
  },
  tiger: {
    works:
      "Find out what a Tiger company pays for steady work before you join. It opens new markets fast, and you're hired to keep them running.",
    grates: "Only rescues get applause. A quiet month without one failure is your best work, and nobody notices it.",
    advice:
      "In the interview, find out the pay range for jobs like yours. Once you're in, send your boss a short list each month of the failures that you prevented.",
  },
  rabbit: {
    works:
      "At a Rabbit company you can work as carefully as you like, if you learn to hear a hint. Quality has a real budget there.",
    grates:
      "Nobody tells you directly that you're late. They've said it three times in a polite way, and you took it for small talk.",
    advice:
      "End each meeting by repeating who does what, and when. It sounds blunt at first, and after a month they'll wait for it.",
  },
  dragon: {
    works:
      "The work at a Dragon company is large, solid and well funded, but the plan keeps moving. Have each order confirmed.",
    grates: "The goal that was announced in May has changed by August, and you're still working on the first one.",
    advice:
      "Have the scope signed every quarter. When they change it, tell them the new date at once; said early, it's a fact, and said late, it's an excuse.",
  },
  snake: {
    works:
      "A Snake company offers steady work and long plans, and it trusts slowly, then for good. Prove yourself by being right.",
    grates:
      "Decisions are made behind closed doors. You hear of one when it's finished, and your own order has to be done over.",
    advice:
      "Give written estimates and keep a record of how they came out. People whose figures hold are asked before the decision here.",
  },
  horse: {
    works:
      "The pace of a Horse company keeps your order book full. It will sell more than you can make, so show it your real limit.",
    grates:
      "Delivery dates are promised on the road, without a call to you. The customer often knows the date before you do.",
    advice:
      "Publish the open capacity each morning where the sales team can read it on a phone. Quotes that ignore it go back to the person who made them.",
  },
  goat: {
    works:
      "What a Goat company makes is good, because people love making it. Agree on the limits of your job before you join.",
    grates:
      "Rules bend for friends here. You make a schedule for everyone, and someone's favorite customer is served first.",
    advice:
      "Reserve one area where your word is final, such as the delivery list, and let the rest go. A gentle Ox with one fixed rule gets along well here.",
  },
  monkey: {
    works:
      "Own the part that must never break at a Monkey company. Its people automate the dull half of your work, and you do the half that counts.",
    grates: "Tools change every few months, just when you've learned one well. There's seldom a manual for the next.",
    advice:
      "Let them experiment with everything else and keep your own part stable, with a manual that you write. When an experiment fails, yours is what they go back to.",
  },
  rooster: {
    works:
      "Apply to a Rooster company and expect to stay: your careful work fits its high standards. Only the reports are too many.",
    grates: "You do the work once and describe it four times. Some weeks the describing takes longer.",
    advice:
      "Find out which reports are really read, and deliver those on the minute. Suggest dropping one of the others each quarter; backed by a count, it'll pass.",
  },
  dog: {
    works:
      "A Dog company means what it says and drops nobody in a bad year. Learn its history before you change anything.",
    grates:
      "Each rule has an old exception that is just as sacred. Question one and you've hurt someone without knowing how.",
    advice:
      "Before you mend a thing, find the colleague who has been there longest and listen to how it came about. Often they've waited years for somebody to mend it.",
  },
  pig: {
    works:
      "A Pig company feeds and thanks its people, and it says yes to more than it can finish. Put a price on every extra.",
    grates: "Money goes to comfort before it goes to tools. The lobby is new, and your machine is older than you.",
    advice:
      "Answer each extra wish with a price and a date, kindly. They don't mind paying; nobody has told them so far what things cost.",
  },
};
