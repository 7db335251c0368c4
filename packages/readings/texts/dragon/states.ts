import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "A Rat state finds the money for your big plan if you show the figures. Freight firms, mines and resorts there like a plan that earns.",
    grates: "Your boss asks for a second plan in case the first one fails. That it could fail is news to you.",
    advice:
      "Bring a budget to your first meeting, with a first stage that earns something. Once it has, your boss will pay for the next and larger stage.",
  },
  ox: {
    works:
      "An Ox state carries your project for decades once it's signed. Farms and power plants there keep going with what they've built, but an approval can be taken back.",
    grates:
      "You've already told the whole company. Then the committee that said yes wants to meet again after the harvest.",
    advice:
      "Get every promise on paper before you announce anything, and start with a small version. When the small one works, the large one is easy to approve.",
  },
  tiger: {
    works:
      "A Tiger state thinks as big as you do and says yes fast. Energy, food and rail want large plans there, but the yes may last only a year.",
    grates: "One vote makes you head of the project. The next one cancels it, after you've ordered the hard hats.",
    advice:
      "Sign while people are excited, and have lunch once a month with somebody from the budget office. A warning in time saves part of the plan.",
  },
  rabbit: {
    works:
      "A Rabbit state wants a leader like you, but a public surprise offends it. Insurers, banks and food plants follow a plan that they helped to write.",
    grates: "You present a finished plan to forty people, and it stalls. Five of them wanted to be asked first.",
    advice:
      "Show the next plan to those five first, one at a time, and change one detail for each. In the meeting, they'll speak for the plan themselves.",
  },
  dragon: {
    works:
      "A Dragon state has room for you in a forgotten town. The well-known places have leaders like you already, while small hospitals, hotels and plants wait for somebody with a plan.",
    grates: "In the city, somebody as proud as you finds your project too small.",
    advice:
      "Before you move, look for a small-town employer that hasn't tried anything new in years. You'll have no rival there, and people are glad that somebody has a plan.",
  },
  snake: {
    works:
      "A Snake state has money for your plans, if you can keep quiet about who pays. Old firms in property, health and aerospace don't like to be talked about.",
    grates: "You praise a client by name from the stage. She had signed on the condition that nobody hears of it.",
    advice:
      "In your first year, get each client's permission before you mention the deal. Clients who see that you keep quiet bring you larger jobs.",
  },
  horse: {
    works:
      "A Horse state says yes to you quickly and loses interest just as quickly. Insurers and food companies there like projects that are done in three months.",
    grates: "You present a ten-year plan, and your colleagues love it. In year two, most of them work elsewhere.",
    advice:
      "Cut your plan into parts of three months, each with its own launch. You get applause four times a year, and each part is done before your fans change jobs.",
  },
  goat: {
    works:
      "A Goat state supports your largest plan if people are part of it early. Colleges, hospitals and theaters there have ideas and need someone who gets things built.",
    grates: "The council moves your opening because some ducks are nesting. You thought it was a joke.",
    advice:
      "Let a few coworkers design one part that everyone sees. People defend what they helped to make, in every meeting.",
  },
  monkey: {
    works:
      "A Monkey state solves your hard problems for fun. Its engineers, in cars, planes and ships, are glad of a sponsor with a big goal.",
    grates: "Engineers laugh at your pride in public. They're fond of you, and it stings all the same.",
    advice:
      "Get your boss to offer a prize, such as a week off, and let the engineers judge. You get the best idea for your goal, and they get the credit they care about.",
  },
  rooster: {
    works:
      "No state suits you better than a Rooster state. Its banks and labs work out each detail that you'd skip, so your plans come true.",
    grates:
      "An inspector cuts two feet from your plan because of the code. You still look at the spot where they would have been.",
    advice:
      "Make the state your base, submit your first plan early and thank the reviewers by name. A plan that passes there is ready for any other place.",
  },
  dog: {
    works:
      "A Dog state resists your grand plans on principle, so you need patience there. Its ports, bases and tourist towns do want a good spokesperson.",
    grates:
      "You announce a new branch and forget to ask the neighbors. They block it, and they're right about the noise.",
    advice:
      "In your first month, fix one small thing that the neighbors complain about, and expect no thanks. A year later, people will listen to a small version of your plan.",
  },
  pig: {
    works:
      "People in a Pig state like you and say yes to you. In tourism and government, they rarely tell a leader no, so nobody warns you.",
    grates: "You build on the picnic ground, and nobody stops you. A year later you learn how much people miss it.",
    advice:
      "Hold an open lunch in your first month, and ask what your guests would change. Over dessert you hear what nobody would write in an email.",
  },
};
