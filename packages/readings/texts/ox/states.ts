import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "A Rat state is full of traders and short of people who finish. Warehouses, mines and resorts there all look for somebody reliable.",
    grates:
      "Your boss haggles by habit, over the salary and again over the start date. You feel insulted, and your boss is only having fun.",
    advice:
      "Write the salary you want on a card, and name the same figure three times. After that the haggling stops, and your boss respects you.",
  },
  ox: {
    works:
      "An Ox state suits you for life if you go where it's growing. Farms, energy and heavy work need steady people, but old towns hire only when someone retires.",
    grates: "Nobody questions how things are done, and neither do you. A better method can pass all of you by.",
    advice:
      "In your first month, visit one firm that does well and copy a single idea. Your boss will agree if it's proven, cheap and close to home.",
  },
  tiger: {
    works:
      "People who finish their work are rare in a Tiger state, so you get steady jobs easily. Power plants, railroads and food companies there outlast every boom.",
    grates: "Leaders change, and the plan changes with them. You've just built what the last director wanted.",
    advice:
      "In the interview, ask how long the last three directors stayed. At a utility, ten years is normal, and what you build there stays up.",
  },
  rabbit: {
    works:
      "A Rabbit state lets you work in peace. Its insurers, banks and farms treat a careful worker well, and nobody pushes you to hurry.",
    grates:
      "A complaint comes dressed as a wish: it would be nice if the truck came earlier. A year later you learn it was about you.",
    advice:
      "Once a month, ask your boss plainly what you should change, and wait. The first answer is always “nothing,” and the second is the useful one.",
  },
  dragon: {
    works:
      "A Dragon state has work for you for years, and it keeps changing the work. Hospitals, tourist towns and factories there need somebody steady.",
    grates: "The new wing that you were hired for is canceled, because your boss has a larger plan now.",
    advice:
      "Before you accept, get your tasks for the first year in writing, and learn who pays for them. When the plan changes, you can show what you were hired to do.",
  },
  snake: {
    works:
      "You do well in a Snake state by staying, because its people trade with those who have stayed. Once they trust you, you have customers for life.",
    grates: "The good jobs are filled before you hear of them. The owner called three old friends.",
    advice:
      "Choose one diner, one garage and one club in your first month, and keep them for five years. In time you're one of the old friends who get the call.",
  },
  horse: {
    works:
      "In a Horse state, you get ahead by staying where others move on. Grain plants, repair shops and claims offices soon put you in charge.",
    grates: "Your crew leaves just after you've trained it. You're hurt, and the crew meant no offense.",
    advice:
      "Write down how each job is done, and get your boss to pay a bonus after a full year. Half of the crew stays for the bonus, and your notes train the new half.",
  },
  goat: {
    works:
      "A Goat state may wear you out, so it's a place to try before you commit. The jobs are in hospitals, colleges and small workshops.",
    grates: "A decision that you'd make overnight takes three meetings and a talk about feelings.",
    advice:
      "Rent for the first year, and look for a job with a clear task and one boss. If the meetings still tire you after a year, you can leave without a loss.",
  },
  monkey: {
    works:
      "A Monkey state needs you for the work that comes after the idea. Its plants for cars, planes and ships want someone who keeps the line running when the inventor has left.",
    grates: "Someone bright changes the process each spring, and the manual you know by heart is trash.",
    advice:
      "Before you start, agree with your boss that your own part stays the same for a year. The rest can change, and your line keeps running.",
  },
  rooster: {
    works:
      "A Rooster state is one of the best places for you. Its labs, banks and plants have clear standards, and they give permanent jobs to people who meet them.",
    grates: "Inspectors find faults in work that you were proud of. Some faults are as small as a label.",
    advice:
      "Hang the inspection dates on your wall, and fix what you can before each visit. Within a year you're trusted, and checked less.",
  },
  dog: {
    works:
      "A Dog state cares who does a job as much as how well it's done. Ports, bases and boatyards there hire people who respect the local rules.",
    grates:
      "You stand on principle, and so does your boss. An argument about one rule can take two years, without a loud word.",
    advice:
      "Before you argue, read the rule and sit through one long meeting about it. Most newcomers leave early, so people listen to somebody who stayed.",
  },
  pig: {
    works: "A Pig state is glad of a calm worker like you. Hotels, clinics and public works there have plenty to do.",
    grates:
      "The office enjoys the year, and the dull jobs wait. In December they all land on your desk, because you finish things.",
    advice:
      "In September, tell your boss how many extra hours you have in December. Kind people respect a limit that they hear early, and a few of them get started in October.",
  },
};
