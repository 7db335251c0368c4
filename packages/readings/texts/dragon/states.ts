import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "A Rat state finds the money for your big plan if you show the figures, so bring a budget before you bring a picture. Freight, mines and resorts will invest.",
    grates: "They ask for a second plan in case the first one fails. That it could fail is news to you.",
    advice:
      "Build in stages that each earn something. A backer who has been paid once will come along for the next and larger stage.",
  },
  ox: {
    works:
      "Get every promise in an Ox state on paper, because approvals there can be taken back. Once it's signed, its farms and power plants carry a project for decades.",
    grates: "The committee that said yes will meet again after the harvest. You've already told the press.",
    advice:
      "Start with a modest version that they can use at once. The large one is easier to approve when the small one works.",
  },
  tiger: {
    works:
      "Sign while they're excited in a Tiger state, because it says yes fast and changes its mind within a year. Energy, food and rail think as big as you do.",
    grates: "One vote makes you head of the project, and the next one cancels it, after you've ordered the hard hats.",
    advice:
      "Keep an ally in the statehouse who reads the bills and never makes a speech. With that person's warning, you can act before a vote.",
  },
  rabbit: {
    works:
      "Let people in a Rabbit state change your plan before you announce it. An open surprise offends them. Insurers, banks and food plants do want a leader.",
    grates:
      "If you present a finished plan at a gala, it stalls. They wanted to be asked first, and now they're slow, kindly.",
    advice:
      "Visit five people alone and change one detail for each of them. By the time you present it, the plan is theirs as well.",
  },
  dragon: {
    works:
      "Choose a forgotten town in a Dragon state, because the well-known places have leaders like you already. Small hospitals, hotels and plants there have waited years for somebody with a plan.",
    grates: "Two proud people want one project. Each finds the other's version too small.",
    advice:
      "Agree with your rival on who does what, and have a third person decide ties. Alone in a small town, you'll be seen from far away.",
  },
  snake: {
    works:
      "Speak less of yourself in a Snake state and more of the purpose, since its old firms give money only if their names stay out of it. Property, health and aerospace have plenty.",
    grates: "You thank a donor by name from the stage. She had given on the condition that you don't.",
    advice:
      "Let them see the accounts in private and leave their names out. Once you've kept one secret, larger sums come by themselves.",
  },
  horse: {
    works:
      "Plan things that can move in a Horse state: a tour, a fair, a team on short contracts. Crowds fill your hall quickly, and they leave just as quickly.",
    grates: "You plan for ninety-nine years, and the crowd has come for a weekend.",
    advice:
      "Lease your equipment and sell your plan to many towns, one after another. Its insurers and food companies are good sponsors for it.",
  },
  goat: {
    works:
      "Involve people early in a Goat state and they'll support your largest plan. Its colleges, hospitals and theaters have ideas and need someone who gets things built.",
    grates: "They'd move your opening because some ducks are nesting. You thought they were joking.",
    advice:
      "Let schools and artists shape one part that everyone sees. After that it belongs to them, and they defend it in every meeting.",
  },
  monkey: {
    works:
      "Set a hard problem before a Monkey state and its engineers, in cars, planes and ships, will solve it for fun. Come as the sponsor.",
    grates: "They laugh at your pride, in public. It's fond, and it stings.",
    advice:
      "Offer a prize, name the rules, and let the inventors judge. You get the best idea and the headline; they get the credit they care about.",
  },
  rooster: {
    works:
      "No state suits you better than a Rooster state, so make it your base. Its banks and labs work out each detail that you'd skip.",
    grates:
      "They cut two feet from your plan because of the code. You still look at the spot where it would have been.",
    advice:
      "Submit early and thank the reviewers by name. When your idea has passed here, it's ready for any other place.",
  },
  dog: {
    works:
      "Ask a Dog state what it needs before you tell it what you want, because it resists grand plans on principle. Ports, bases and tourist towns do need a spokesperson.",
    grates: "They blocked your opening. Nobody had asked the neighbors, and the neighbors were right.",
    advice:
      "Fix one local problem at your own cost and expect no thanks. A year later, present your plan at a small size, and listen.",
  },
  pig: {
    works:
      "Land, workers and goodwill come easily in a Pig state, so be careful with all three. People in tourism and government rarely tell a leader no.",
    grates: "Nobody stops you from building on the picnic ground. You learn a year later how much they miss it.",
    advice:
      "Hold an open lunch each month and ask what people would change. They tell you over dessert what they'd never write in a letter.",
  },
};
