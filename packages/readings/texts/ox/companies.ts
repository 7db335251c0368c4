import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "A Rat company needs you to make what it sells. It finds the orders early, and your steady work turns them into goods that arrive on time.",
    grates: "What was urgent on Monday is forgotten on Wednesday, and you've already built half of it.",
    advice:
      "Get one ordered list from your boss in the first week. New wishes go to the bottom, and most of them are forgotten before you get there.",
  },
  ox: {
    works:
      "You could stay for thirty years at an Ox company. Patience is the rule there, careful work is normal, and nobody hurries you.",
    grates:
      "Nothing changes until it breaks. The software is old, everyone knows it, and no one will be the first to say so.",
    advice:
      "Propose one better tool, with its full cost and a date. Your colleagues don't mind change; what they mind is a plan that isn't finished.",
  },
  tiger: {
    works:
      "A Tiger company hires you to keep running what it starts. It opens new markets fast, and without steady people those markets close again.",
    grates: "Only rescues get applause. A quiet month without one failure is your best work, and nobody notices it.",
    advice:
      "In the interview, offer your future boss a monthly list of the failures you prevented. Rescues get paid there, and with that list your quiet months get paid as well.",
  },
  rabbit: {
    works:
      "You can work as carefully as you like at a Rabbit company. Quality has a real budget there, and nobody calls you slow.",
    grates:
      "Nobody tells you straight that you're late. Your boss hints at it three times, politely, and you take it for small talk.",
    advice:
      "End your first meetings by repeating who does what, and when. It sounds blunt once, and after a month your colleagues wait for it, because now nothing gets missed.",
  },
  dragon: {
    works:
      "A Dragon company gives you large projects and the money for them. You build what its leaders dream up, and it stands for years.",
    grates:
      "The plan keeps moving. The goal announced in May is different in August, and you're still working on the first one.",
    advice:
      "Every quarter, have your boss sign a list of your tasks. When the plan changes, you show the list, and nobody can call your new date an excuse.",
  },
  snake: {
    works:
      "Your long, steady way of working suits a Snake company. It plans years ahead, and once you've been right a few times, it trusts you for good.",
    grates:
      "Decisions are made behind closed doors. You hear of one when it's final, and your finished work has to be done over.",
    advice:
      "Give written estimates from the start and keep a record of how they came out. When your figures hold, your boss asks you before the decision.",
  },
  horse: {
    works:
      "A Horse company never runs out of work for you. It sells more than it can deliver, so somebody steady is always needed.",
    grates:
      "The sales team promises delivery dates on the road, without a call to you. The customer knows the date before you do.",
    advice:
      "Each Monday, post how much work your team can still take. A sale that ignores the number goes back to the person who made it.",
  },
  goat: {
    works:
      "A Goat company makes good things, but your job there needs firm limits. With those in place, your order helps the talent around you.",
    grates:
      "Rules bend for friends. You make a schedule for everyone, and somebody's favorite customer is served first.",
    advice:
      "Before you join, claim one area where your word is final, such as the delivery list. The other rules may bend, because the part that you answer for is safe.",
  },
  monkey: {
    works:
      "A Monkey company values you for the one part that must never fail. Its people automate the dull half of your work, and you keep the half that counts.",
    grates: "Tools change every few months, just when you've learned one well, and nobody writes a manual.",
    advice:
      "In your first month, write the manual for your part, and get your boss to leave that part alone for a year. When an experiment fails, yours still runs.",
  },
  rooster: {
    works:
      "A Rooster company is a place to stay, because your careful work meets its high standards. Good work gets noticed there without a speech from you.",
    grates: "You do the work once and describe it four times in reports. Some weeks, the describing takes longer.",
    advice:
      "Find out which reports are really read, and count the hours that the others take. With that count, you can get one dropped each quarter.",
  },
  dog: {
    works:
      "A Dog company means what it says and drops nobody in a bad year. Your steady work is safe there, and you hardly have to sell yourself.",
    grates:
      "Each rule has an old exception that is just as sacred. You question one, and a colleague is hurt without telling you.",
    advice:
      "Before you mend anything, spend an hour with the colleague who has been there longest. Often that person has waited years for somebody to mend it.",
  },
  pig: {
    works:
      "A Pig company feeds and thanks you like family. It says yes to more than it can do, so people who finish things are valued.",
    grates: "Money goes to comfort before it goes to tools. The lobby is new, and your machine is older than you are.",
    advice:
      "From the first week, answer each extra wish kindly, with a price and a date. Your boss won't mind, because until now nobody has said what things cost.",
  },
};
