import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "Bring a finished product to a Rat state: it's full of traders and short of people who make things. Warehouses, mines and resorts all buy from a reliable shop.",
    grates: "They haggle by habit, on the phone and again when they pay. You feel insulted, and they were having fun.",
    advice:
      "Print a price list that holds for a year. After two tries they stop, and they tell others how fair you are.",
  },
  ox: {
    works:
      "An Ox state suits you for life if you go where it's growing. Farms, energy and heavy work need steady people, but the old towns hire only when someone retires.",
    grates: "Nobody questions how things are done, and neither do you. A better method can pass you both by.",
    advice:
      "Visit one firm that does well and copy a single idea. You'll convince the others if it's proven, cheap and close to home.",
  },
  tiger: {
    works:
      "Choose a lasting employer in a Tiger state, such as a power plant, a railroad or a food company, and let others chase the boom. People who finish work are rare there.",
    grates: "Leaders change, and the plan changes with them. You've just built what the last one wanted.",
    advice:
      "Stay clear of jobs that depend on an election. A county board with the same members for twenty years makes a good boss.",
  },
  rabbit: {
    works:
      "You can work in peace in a Rabbit state if you listen for what people don't say. Its insurers, banks and farms treat a careful worker well.",
    grates:
      "A complaint comes dressed as a wish: it would be nice if the truck came earlier. A year later you learn it was about you.",
    advice:
      "Once a month, put the question plainly: is there anything that I should change? Then wait, because the first answer is always no.",
  },
  dragon: {
    works:
      "Get it in writing before you build for a Dragon state. Its hospitals, tourist towns and factories order a great deal, and then they change the order.",
    grates:
      "The road that was promised to your site ends two miles away. Nobody lied; they had moved on to a larger road.",
    advice:
      "Invest for the customers you have today. If the big plan happens after all, you can expand, and they'll pay you to.",
  },
  snake: {
    works:
      "Settle in a Snake state and stay quiet for a while, because people there trade with whoever has stayed. Once they trust you, you have customers for life.",
    grates: "Firms are sold before you hear that they're for sale. Their owners talked to three old friends.",
    advice:
      "Pay your bills early and stay with the same bank, garage and diner for five years. In time you become one of the three old friends.",
  },
  horse: {
    works:
      "Take a job that stays in one place in a Horse state: a grain plant, a repair shop, a claims office. Most people there move on, so whoever stays is soon in charge.",
    grates: "Your crew leaves just after you've trained it. You're hurt, and they meant no offense.",
    advice:
      "Write down how each job is done, and plan for a new crew each year. A bonus at the end of the season keeps half of them.",
  },
  goat: {
    works:
      "Rent for a year before you commit to a Goat state. Its way of working may wear you out. The jobs are in hospitals, colleges and small workshops.",
    grates: "A decision that you'd make in five minutes takes three meetings and a talk about feelings.",
    advice:
      "Choose a job with a clear task and one boss. If the meetings still tire you after a year, you can leave without a loss.",
  },
  monkey: {
    works:
      "A Monkey state needs you for the work after the idea, so apply to its plants for cars, planes and ships as the person who keeps the line running.",
    grates: "Someone bright changes the rules each spring. Your permit no longer fits your building.",
    advice:
      "Have your rights put into the contract or the deed at the start. After that, let them be clever; it's seldom your problem.",
  },
  rooster: {
    works:
      "Few places suit you better than a Rooster state: its labs, banks and plants have clear standards and reward those who meet them. Apply for the permanent job.",
    grates: "They find faults in work that you were proud of. Some of these faults are very small.",
    advice:
      "Keep the inspector's dates on your wall and fix what you can before each visit. You'll be trusted within a year, and checked less.",
  },
  dog: {
    works:
      "Learn the rules of a Dog state before you bid there, since its ports, bases and boatyards care who does a thing as much as how well.",
    grates: "Both of you stand on principle. A dispute about one clause can take two years, without a loud word.",
    advice:
      "Go to every hearing in person and speak last. You may lose the first, but the one who stays in the room is heard.",
  },
  pig: {
    works:
      "Offer your hours to a Pig state and keep your savings separate. Hotels, clinics and public works there are glad of a calm worker, and they run short of money.",
    grates:
      "Everyone enjoys the year, and the repairs wait. Then they turn to you, since you have tools and a reserve.",
    advice:
      "Say early how much you'll give, and in what form. A good neighbor may have a limit, and they'll respect yours.",
  },
};
