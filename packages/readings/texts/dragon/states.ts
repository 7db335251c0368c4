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
    grates: "You've already told the press. Then the committee that said yes wants to meet again after the harvest.",
    advice:
      "Get every promise on paper before you announce anything, and start with a small version. When the small one works, the large one is easy to approve.",
  },
  tiger: {
    works:
      "A Tiger state thinks as big as you do and says yes fast. Energy, food and rail want large plans there, but the yes may last only a year.",
    grates: "One vote makes you head of the project. The next one cancels it, after you've ordered the hard hats.",
    advice:
      "Sign while people are excited, and make one friend in the statehouse who reads the bills. With an early warning, you can act before the next vote.",
  },
  rabbit: {
    works:
      "A Rabbit state wants a leader like you, but a public surprise offends it. Insurers, banks and food plants follow a plan that they helped to write.",
    grates:
      "You present a finished plan at a gala, and it stalls. The bankers wanted to be asked first, and now they take their time, kindly.",
    advice: "Visit five people alone and change one detail for each. When you present the plan, it's theirs as well.",
  },
  dragon: {
    works:
      "A Dragon state has room for you in a forgotten town. The well-known places have leaders like you already, while small hospitals, hotels and plants wait for somebody with a plan.",
    grates: "Two proud people want one project, and each finds the other's version too small.",
    advice:
      "Before you move, look for a town that hasn't had a new plan in years. You'll have no rival there, and people will back the plan.",
  },
  snake: {
    works:
      "A Snake state has plenty of money for your purpose, if you keep the givers' names out of it. Old firms in property, health and aerospace like to give quietly.",
    grates: "You thank a donor by name from the stage. She had given on the condition that you don't.",
    advice:
      "Early on, show your backers the accounts in private, and keep their names to yourself. Once you've kept one secret, larger sums follow.",
  },
  horse: {
    works:
      "A Horse state fills your hall quickly, and the crowd leaves just as quickly. Plans that can move do best there: a tour, a fair, a team on short contracts.",
    grates: "You plan for ninety-nine years, and the crowd has come for a weekend.",
    advice:
      "Offer an insurer or a food company one event that fits into a weekend and can be repeated in the next town. You plan once, and you get twelve crowds.",
  },
  goat: {
    works:
      "A Goat state supports your largest plan if people are part of it early. Colleges, hospitals and theaters there have ideas and need someone who gets things built.",
    grates: "The council moves your opening because some ducks are nesting. You thought it was a joke.",
    advice:
      "Let a school or an artist shape one part that everyone sees. People defend what they helped to make, in every meeting.",
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
      "A Dog state resists your grand plans on principle, so it takes patience. Ports, bases and tourist towns there do need a spokesperson.",
    grates: "Nobody asked the neighbors about your opening. They block it, and they're right about the noise.",
    advice:
      "In your first month, fix one small thing that the neighbors complain about, and expect no thanks. A year later, people will listen to a small version of your plan.",
  },
  pig: {
    works:
      "Land, workers and goodwill come easily to you in a Pig state. People in tourism and government rarely tell a leader no, so nobody warns you.",
    grates: "You build on the picnic ground, and nobody stops you. A year later you learn how much people miss it.",
    advice:
      "Hold an open lunch in your first month, and ask what your guests would change. Over dessert you hear what nobody would write in a letter.",
  },
};
