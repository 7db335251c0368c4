import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "A Rat state backs your results and ignores your speeches. Its mines, carriers and hotels pay for a newcomer's plan once the first part has earned something.",
    grates:
      "You arrive with a plan for a whole department. Your boss wants to see one customer and last month's figures.",
    advice:
      "Offer to run one small team for six months, with its own budget. If the team earns money, you get the department without a speech.",
  },
  ox: {
    works:
      "An Ox state says no to big reforms, but it allows a small trial. Its farms, power firms and mills keep for decades whatever works.",
    grates: "You call for reform at a meeting. People listen, nod and go back to work.",
    advice:
      "When you arrive, ask for a trial of one year, with one crew at one site. If the figures are good, the other sites copy it, and nobody has to admit that you were right.",
  },
  tiger: {
    works:
      "A Tiger state rewards you for taking on a dull problem. Energy, food and rail have plenty of those, and the popular projects are taken.",
    grates: "Everyone who moves there wants to lead. At each meeting you compete with ten people as loud as you.",
    advice:
      "Choose a job that nobody wants, such as the leaking roofs or the late trucks, and stay with it for three years. Among so many starters, somebody who finishes gets promoted.",
  },
  rabbit: {
    works:
      "A Rabbit state needs your energy, if you can bring it softly. Its insurers, banks and food firms promote people who make others comfortable.",
    grates: "The answer to your plan thanks you for your passion. It takes you a week to see that the answer was no.",
    advice:
      "Early on, find a local colleague who can tell you what a kind letter means. You'll stop pushing dead plans and save your energy for the live ones.",
  },
  dragon: {
    works:
      "A Dragon state needs your energy most in its smaller towns. In the big city, the hospitals, studios and factories have stars of their own.",
    grates: "A famous colleague presents your project, and your name is on the last slide.",
    advice:
      "Apply at a small branch, and invite the head office when your first project opens. The bosses see what you can do, and nobody more famous is standing in front of you.",
  },
  snake: {
    works:
      "A Snake state opens up to you after a quiet first year. Property firms, hospitals and aerospace hire discreet people, and they watch you first.",
    grates:
      "You complain about a rule in front of thirty colleagues. Nobody answers, and for months no one returns your calls.",
    advice:
      "Take the complaint to the manager who made the rule, alone, and listen to the reason first. Without an audience, managers there often change a rule within a week.",
  },
  horse: {
    works:
      "A Horse state lets you start something new within weeks. Food makers, machine shops and insurers there decide on the spot, and so do you.",
    grates: "You launch two projects in one year, and both run out of money. The next employer has heard of both.",
    advice:
      "Start with a trial of three months, and have a cautious colleague look over the budget first. A quick start costs little while you can still get out.",
  },
  goat: {
    works:
      "Colleges, clinics and theaters in a Goat state need you to fight for their money. Lead one of their causes, and you'll be welcome there.",
    grates:
      "You win an argument in a meeting, loudly. Everyone is gentle with you afterward, and nobody wants your opinion again.",
    advice:
      "For your first winter, help with small jobs and save the big speech. By spring, a local colleague will argue your case gently, and that wins there.",
  },
  monkey: {
    works:
      "A Monkey state is good for a contract, and less good for a home. Its car plants and shipyards pay for bold ideas, but the locals outwit you in a dispute.",
    grates: "You make a strong speech, and somebody makes a joke about it. A week later, people remember the joke.",
    advice:
      "Take one project at a time, and have a local lawyer read each contract. You get paid, and you come back as a welcome guest.",
  },
  rooster: {
    works:
      "You may be as bold as you like in a Rooster state, as long as you know its rules. Its banks and labs tell you exactly where the limits are.",
    grates: "First comes a fine for your launch banner, then a fine for its size. If you argue, a third one follows.",
    advice:
      "Have a careful colleague check your first plan against the rules. Once the plan is approved, no one can stop you.",
  },
  dog: {
    works: "A Dog state follows you if your plan is fair. Ports, bases and rescue services there like a brave boss.",
    grates:
      "The first question is who could get hurt. You hadn't come that far, because you were still explaining how great the plan is.",
    advice:
      "On your first evening, name the people who lose by the plan and say what you'll do for them. After that, you have more volunteers than jobs.",
  },
  pig: {
    works:
      "A Pig state supports you more than most places do. Its people in tourism, clinics and public offices will find you money and friends.",
    grates:
      "The place is so pleasant that you slow down. After one summer you're on three party committees, and your plan is where it was.",
    advice:
      "Before you arrive, set one goal with a date, and hang it over your desk. Your new friends will hold you to it, kindly and with food.",
  },
};
