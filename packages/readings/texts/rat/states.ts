import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "A Rat state pays you best as a specialist in one trade, such as freight, mining or travel. Traders are common there, and experts are hired by name.",
    grates:
      "The opening you hear about on Monday has six applicants on Tuesday, and all six know somebody at the firm.",
    advice:
      "Within a month of moving, call one person at the agency that licenses your trade. Newcomers who call early hear of openings before they're posted.",
  },
  ox: {
    works:
      "An Ox state pays off for you in the long run. Farms, power and heavy industry keep people for decades, and your eye for a bargain is rare there.",
    grates: "Every permit takes its time. If you call twice a week, the clerk slows down and remembers your name.",
    advice:
      "File your papers complete, in two copies, in the quiet season. Meet the suppliers while you wait, because most of your first year's profit comes from them.",
  },
  tiger: {
    works:
      "A Tiger state gives you real work in your first month. Its energy, food and rail firms are short of people who can count.",
    grates: "Plans come with a lot of noise. The governor promises a tax break in a speech, and it never becomes law.",
    advice:
      "Apply even with half of the experience, and budget only with the rules in force today. If the tax break does arrive, you can hire someone with it.",
  },
  rabbit: {
    works:
      "Banks, insurers and food plants in a Rabbit state hire pleasant people first and clever people second. If you're both, you rise on referrals.",
    grates: "You open with the price. The client finds that rude, says nothing, and tells the next client.",
    advice:
      "Soon after you arrive, pay one full price without bargaining and send a thank-you note. Word of your manners gets around, and a referral brings your next job.",
  },
  dragon: {
    works:
      "A Dragon state keeps you busy for years, because its big projects need somebody who adds up the costs. Hospitals, tourist towns and builders there plan large and forget the sum.",
    grates: "The ribbon is cut before the budget is passed, and your invoice waits somewhere in between.",
    advice:
      "Before you start, get monthly payments into the contract. You're paid while the budget is still being argued over, and so you can finish the job.",
  },
  snake: {
    works:
      "The best property, health and aerospace jobs in a Snake state are never advertised. You're good at finding things out, so you have a fair chance.",
    grates: "You learn about half of the deals after they close. For some of them you would have paid more.",
    advice:
      "In your first month, pay a local lawyer or recruiter for one long talk. You get names that never appear in print, and they're worth the fee.",
  },
  horse: {
    works:
      "A Horse state is safest for you on a short contract, because it changes direction faster than your plans do. Food firms, insurers and machine makers there offer plenty of trial work.",
    grates:
      "You prepare for one thing, and your client switches to another. A week later, your careful notes are waste paper.",
    advice: "For the first year, keep your home and your old clients. If the work dries up, you can go back to them.",
  },
  goat: {
    works:
      "A Goat state hires you for the numbers that others neglect. Hospitals, colleges and small studios there do good work and have messy budgets.",
    grates: "Bargaining looks like a lack of respect. Nobody objects to your offer, and you're just not invited again.",
    advice:
      "Start by paying one neighbor's full price and praising the work. After that you can offer to fix a budget, and people are glad to hear it.",
  },
  monkey: {
    works:
      "A Monkey state has a place for you beside its small inventors, who need a partner to read the price list. Cars, planes and ships are built there.",
    grates:
      "Rules and fees change often. The form that you filled in last month has a new version, and nobody told you.",
    advice:
      "Bring some savings and put small sums into several ideas. Somebody at the local college can tell you which one works before you put in more.",
  },
  rooster: {
    works:
      "A Rooster state is easy for you once you know its forms. Banks and labs there keep to their posted rules for everyone, so your plans hold.",
    grates:
      "A shortcut costs more than the fee would have. The clerk's yes at the counter doesn't count until the letter comes.",
    advice:
      "In your first week, start a folder and get every answer by email. With the paper in hand, you can be as quick as you like.",
  },
  dog: {
    works:
      "Ports, shipyards and tourist towns in a Dog state hire people they trust over people who are cheap. Your sharp prices count only after you've been fair in public.",
    grates:
      "You register your firm in the next state to save tax. Within a month your neighbors know, and they stay polite and cool.",
    advice:
      "Before you open, hire two local people at a fair wage. They tell their friends, and the friends become customers.",
  },
  pig: {
    works:
      "You find work over dinner in a Pig state. Tourism, health care and public offices there fill their jobs through friends, and you make contacts fast.",
    grates: "Money goes out easily, and repairs get put off. You see the bill coming long before your hosts do.",
    advice:
      "Accept every invitation for one season, and offer to help one host with the budget. A friend who can count is soon asked to do it for pay.",
  },
};
