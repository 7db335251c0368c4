import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "Plan the production at a Rat company. It finds orders early, and your steady work turns them into goods that arrive on time.",
    grates:
      "What was urgent on Monday is forgotten on Wednesday. By then you've built half of it, and nobody remembers what it was for.",
    advice:
      "Get one ordered list from your boss in the first week. New wishes go to the bottom, and most of them are forgotten before you get there.",
  },
  ox: {
    works:
      "You could spend thirty years training new people at an Ox company. Patience is the rule there, and nobody hurries you or the lesson.",
    grates:
      "Nothing changes until it breaks. The software is old, everyone knows it, and no one will be the first to say so.",
    advice:
      "In your second month, propose one better program, with its full price and a start date. Your colleagues have waited for somebody to finish such a plan, and they nod.",
  },
  tiger: {
    works:
      "A Tiger company opens new markets fast and hires steady people to hold them. Take over a branch in its second year, and it stays open.",
    grates: "Only rescues get applause. A quiet month without one failure is your best work, and nobody notices it.",
    advice:
      "In the interview, offer your future boss a monthly list of the failures you prevented. Rescues get paid there, and with that list your quiet months get paid as well.",
  },
  rabbit: {
    works:
      "Final checks and the archive are good places for you at a Rabbit company. Quality has a real budget there, and nobody calls you slow.",
    grates:
      "Nobody tells you straight that you're late. Your boss hints at it three times, politely, and you take it for small talk.",
    advice:
      "End each meeting, from your first, with one line: “I'll have this on the ninth.” It sounds blunt once, and after that your boss can name a date instead of hinting.",
  },
  dragon: {
    works:
      "Large projects at a Dragon company come with the money for them. Run the building site, and what you finish will stand for years.",
    grates:
      "The plan keeps moving. The goal announced in May is different in August, and you're still working on the first one.",
    advice:
      "Every quarter, have your boss initial a list of your tasks. When the plan changes, you show the list, and nobody can call your new date an excuse.",
  },
  snake: {
    works:
      "A Snake company plans years ahead and trusts you for good once you've been right. The ten-year budget is a task for your steady mind.",
    grates:
      "Decisions are made behind closed doors. You hear of one when it's final, and your finished work has to be done over.",
    advice:
      "Give written estimates from the start, and note under each how it came out. After five that were right, your boss shows you a plan before the door closes.",
  },
  horse: {
    works:
      "Delivery schedules at a Horse company need you. It sells more than it can make, so a steady hand never runs out of work.",
    grates:
      "The sales team promises delivery dates on the road, without a call to you. The customer knows the date before you do.",
    advice:
      "Every Monday, starting with your first, text the sales team three dates that are still free. People in a hurry promise the date at hand, and now you know it, too.",
  },
  goat: {
    works:
      "You and a Goat company clash, because mood counts more than order there. The warehouse still works: what's on its shelves is your business alone.",
    grates:
      "Rules bend for friends. You make a schedule for everyone, and it holds until somebody's favorite customer phones.",
    advice:
      "Before you join, say: “I'll take the job if my word on the delivery list is final.” Other rules may bend, but on your list the favorite customer waits for a turn.",
  },
  monkey: {
    works:
      "Look after the part that must never fail at a Monkey company, such as payroll. Clever colleagues automate the dull half and leave you the rest.",
    grates:
      "Tools change every few months, just when you've learned one well. The manual is a colleague who left in March.",
    advice:
      "Soon after you start, offer to write the manual for your tool if the tool stays for a year. Nobody else would write one, so your boss agrees.",
  },
  rooster: {
    works:
      "High standards make a Rooster company a place to stay. Close its books for a year, and your careful work is noticed without a speech.",
    grates: "You do the work once and describe it four times in reports. Some weeks, the describing takes longer.",
    advice:
      "After your first month, show your boss one table with the figures of all four reports. Exact people like to look in one place, so three reports are dropped.",
  },
  dog: {
    works:
      "You'll butt heads with a Dog company, since both of you are stubborn. Maintenance still works: nobody there drops you in a bad year.",
    grates:
      "Each rule has an old exception that is just as sacred. You question one, and a colleague is hurt without telling you.",
    advice:
      "Before you touch a rule, spend an hour with the colleague who has been there longest. You learn who would be hurt by a change, and often nobody would.",
  },
  pig: {
    works:
      "A Pig company feeds and thanks you like family. Choose the jobs that others have promised and left, because people who finish are prized there.",
    grates: "Money goes to comfort before it goes to tools. The lobby is new, and your machine is older than you are.",
    advice:
      "From your first week, write down each hour that your machine stands still, and bring the total in budget month. Kind bosses can't bear such a number, so the lobby waits.",
  },
};
