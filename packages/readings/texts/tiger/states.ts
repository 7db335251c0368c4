import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "A Rat state backs your results and ignores your speeches. Its mines, carriers and hotels pay for a newcomer's plan once the first part has earned something.",
    grates:
      "You arrive with a plan for a whole department. Your boss wants to see one customer and last month's figures.",
    advice:
      "Offer to run one small team for six months, with its own budget. Its figures are the pitch that gets you the department.",
  },
  ox: {
    works:
      "An Ox state won't let you change it, but it will let you try. Its farms, power firms and mills keep whatever works for decades.",
    grates:
      "You call for reform at a meeting. People listen, nod and go back to work, because they've heard reforms before.",
    advice:
      "When you arrive, ask for a trial: one year, one site, one crew. If the trial pays, the neighbors copy it without ever having agreed.",
  },
  tiger: {
    works:
      "A Tiger state rewards you for taking on a dull problem. Energy, food and rail have plenty of those, and the popular causes are taken.",
    grates: "Everyone who moves there wants to lead. At each meeting you compete with ten people as loud as you.",
    advice:
      "Choose water, roofs or trucks, and stay with your choice for three years. In a state full of starters, a person who finishes gets noticed.",
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
      "The second city of a Dragon state wants your energy more than the first. In the capital, the hospitals, studios and factories have stars of their own.",
    grates:
      "You expect the front seat, and somebody famous is sitting in it. Your project gets a paragraph in the star's press release.",
    advice:
      "Build your first project in a smaller town and invite the capital to the opening. The story carries your name, and the capital remembers it.",
  },
  snake: {
    works:
      "A Snake state opens up to you after a quiet first year. Property firms, hospitals and aerospace hire discreet people, and they watch you first.",
    grates: "You take a complaint to the newspaper. Nobody answers it, and for two years no one returns your calls.",
    advice:
      "Before you change a rule, visit the person who made it and hear the other side. Somebody who was asked first often helps you.",
  },
  horse: {
    works:
      "A Horse state lets you start something new within weeks. Food makers, machine shops and insurers there decide on the spot, and so do you.",
    grates: "You launch two projects in one year, and both burn out. The next employer has heard of both.",
    advice:
      "Start with a trial of three months, and have a cautious colleague look over the budget first. A quick start costs little while you can still get out.",
  },
  goat: {
    works:
      "Colleges, clinics and theaters in a Goat state need you to fight for their money. Lead one of their causes, and you'll be welcome there.",
    grates: "If you win a vote loudly, you lose the room. People are gentle with you afterward, and nobody calls.",
    advice:
      "Before you run for anything, help with small jobs for one winter. By then a local friend will argue your case, and a gentle voice wins votes there.",
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
      "You may be as bold as you like in a Rooster state, as long as you know its rules. Banks and labs there give a fighter clear lines.",
    grates: "First comes a fine for your launch banner, then a fine for its size. If you argue, a third one follows.",
    advice:
      "Have a careful colleague check your first plan against the code. Inside the lines no one stops you, and the courts decide fast.",
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
      "Few places back you like a Pig state. Its people in tourism, clinics and public offices will find you money and friends.",
    grates:
      "The place is so pleasant that your drive goes. After one summer you sit on three honorary boards, and your plan is where it was.",
    advice:
      "Before you arrive, set one goal with a date, and hang it where visitors see it. Your new friends will hold you to it, kindly and with food.",
  },
};
