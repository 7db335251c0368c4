import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "A Rat state pays you best as a specialist in one trade, such as freight, mining or travel. Traders are common there, and experts are hired by name.",
    grates:
      "The opening you hear about on Monday has six applicants on Tuesday, and all six know somebody at the firm.",
    advice:
      "In your first month, join the local association of your trade and go to one meeting. Members hear of openings a week before they're posted.",
  },
  ox: {
    works:
      "An Ox state pays off for you in the long run. Farms, power and heavy industry keep people for decades, and your eye for a bargain is rare there.",
    grates: "Every approval takes its time, even for a new printer. If you ask twice a week, your boss slows down.",
    advice:
      "Hand in each proposal once, complete, in a quiet month. Over coffee, a colleague can tell you who really signs.",
  },
  tiger: {
    works:
      "A Tiger state gives you real work in your first month. Its energy, food and rail firms are short of people who can count.",
    grates:
      "Plans come with a lot of noise. Your boss promises a bonus in a speech, and it never reaches your pay stub.",
    advice:
      "Apply even with half of the experience, and accept only if the base salary is enough. If the bonus does arrive, it pays for a vacation.",
  },
  rabbit: {
    works:
      "Banks, insurers and food plants in a Rabbit state hire pleasant people first and clever people second. If you're both, you rise on referrals.",
    grates: "You open with the price. The client finds that rude, says nothing, and tells the next client.",
    advice:
      "At your first meetings, don't mention money for ten minutes, and send a thank-you note afterward. Word of your manners gets around, and a referral brings your next job.",
  },
  dragon: {
    works:
      "A Dragon state keeps you busy for years, because its big projects need somebody who adds up the costs. Hospitals, tourist towns and builders there plan large and forget the sum.",
    grates: "The ribbon is cut before the budget is passed, and your first paycheck waits somewhere in between.",
    advice:
      "Before you quit your old job, ask whether the money for the new one has been approved. If it hasn't, stay where you are until it has.",
  },
  snake: {
    works:
      "The best property, health and aerospace jobs in a Snake state are never advertised. You're good at finding things out, so you have a fair chance.",
    grates:
      "You hear of a good job a week after somebody else got it. You'd have been the better choice, but nobody knew you.",
    advice:
      "Take a local recruiter to a long lunch soon after you arrive. You get names that never appear in print, and they're worth the bill.",
  },
  horse: {
    works:
      "A Horse state is safest for you on a short contract, because it changes direction faster than your plans do. Food firms, insurers and machine makers there offer plenty of trial work.",
    grates:
      "You prepare for one thing, and your client switches to another. A week later, your careful notes are waste paper.",
    advice:
      "For the first year, keep your apartment and have lunch with your old boss. If the work dries up, you can go back.",
  },
  goat: {
    works:
      "A Goat state hires you for the numbers that others neglect. Hospitals, colleges and small studios there do good work and have messy budgets.",
    grates:
      "Talk about money sounds rude there. You ask what the concert cost, and nobody invites you to the next one.",
    advice:
      "Begin by praising one good project without a word about its cost. After that you can offer to fix the budget, and people are glad to hear it.",
  },
  monkey: {
    works:
      "In a Monkey state, small inventors need a partner like you to read the price list. Cars, planes and ships are built there.",
    grates:
      "Rules and fees change often. The form that you filled in last month has a new version, and nobody told you.",
    advice:
      "A teacher at the local college can tell you which small firms have paying customers. If you join one of those and do its forms, you're soon hard to replace.",
  },
  rooster: {
    works:
      "A Rooster state is easy for you once you know its forms. Its banks and labs apply the same written rules to everyone.",
    grates:
      "A yes in conversation doesn't count. You begin after a friendly nod, and a week later a form is missing and you start over.",
    advice:
      "Start a folder, and get every answer by email before you begin. With the answer on paper, you can be as quick as you like.",
  },
  dog: {
    works:
      "Ports, shipyards and tourist towns in a Dog state hire people they trust over people who are cheap. Your eye for costs counts only after you've been fair in public.",
    grates:
      "You find a loophole that saves your employer some tax. Within a month your colleagues know, and they stay polite and cool.",
    advice:
      "Suggest that your first saving pays for new chairs at the front desk. After that, nobody there is afraid of the next one.",
  },
  pig: {
    works:
      "You find work over dinner in a Pig state. Tourism, health care and public offices there fill their jobs through friends, and you make contacts fast.",
    grates: "Money goes out easily, and repairs get put off. You see the bill coming long before your hosts do.",
    advice:
      "Accept every invitation for one season, and offer to help one host with the budget. A friend who can count is soon asked to do it for pay.",
  },
};
