import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "A Rat state needs your finished product, because it's full of traders and short of makers. Warehouses, mines and resorts there all buy from a reliable shop.",
    grates:
      "Buyers haggle by habit, on the phone and again when they pay. You feel insulted, and they're only having fun.",
    advice:
      "Before your first sale, print a price list that holds for a year. Buyers stop haggling after two tries, and they tell others how fair you are.",
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
    grates: "Leaders change, and the plan changes with them. You've just built what the last governor wanted.",
    advice:
      "In the interview, ask who pays for the project and when that person faces an election. An old county board makes a good boss, because its plans stay put.",
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
      "A Dragon state orders a great deal from you, and then it changes the order. Hospitals, tourist towns and factories there keep a builder busy for years.",
    grates:
      "The road that was promised to your site ends two miles away. The officials have moved on to a larger road.",
    advice:
      "Before you build, get the order in writing, and invest only for the customers you have today. If the big plan comes true, you can expand then.",
  },
  snake: {
    works:
      "You do well in a Snake state by staying, because its people trade with those who have stayed. Once they trust you, you have customers for life.",
    grates: "Firms are sold before you hear that they're for sale. The owner talked to three old friends.",
    advice:
      "Choose one bank, one garage and one diner in your first month, and keep them for five years. In time you're one of the old friends who get the call.",
  },
  horse: {
    works:
      "In a Horse state, you get ahead by staying where others move on. Grain plants, repair shops and claims offices soon put you in charge.",
    grates: "Your crew leaves just after you've trained it. You're hurt, and the crew meant no offense.",
    advice:
      "In your first season, write down how each job is done and promise a bonus at the end. Half of the crew stays for the bonus, and your notes train the rest.",
  },
  goat: {
    works:
      "A Goat state may wear you out, so it's a place to try before you commit. The jobs are in hospitals, colleges and small workshops.",
    grates: "A decision that you'd make in five minutes takes three meetings and a talk about feelings.",
    advice:
      "Rent for the first year, and look for a job with a clear task and one boss. If the meetings still tire you after twelve months, you can leave without a loss.",
  },
  monkey: {
    works:
      "A Monkey state needs you for the work after the idea. Its plants for cars, planes and ships want someone who keeps the line running when the inventor has left.",
    grates: "Someone bright changes the rules each spring, and your permit no longer fits your building.",
    advice:
      "Before you start, have your rights put into the contract or the deed. The rules can change every spring after that, and your part stays as it is.",
  },
  rooster: {
    works:
      "A Rooster state is one of the best places for you. Its labs, banks and plants have clear standards, and they give permanent jobs to people who meet them.",
    grates: "Inspectors find faults in work that you were proud of. Some faults are as small as a label.",
    advice:
      "In your first week, hang the inspection dates on your wall, and fix what you can before each visit. Within a year you're trusted, and checked less.",
  },
  dog: {
    works:
      "A Dog state cares who does a job as much as how well it's done. Ports, bases and boatyards there give work to bidders who respect the local rules.",
    grates:
      "You stand on principle, and so does your client. A dispute about one clause can take two years, without a loud word.",
    advice:
      "Before your first bid, read the rules and sit through one public hearing. Most newcomers leave early, so the one who stays gets heard.",
  },
  pig: {
    works:
      "A Pig state is glad of a calm worker like you. Hotels, clinics and public works there have plenty to do, though they run short of money.",
    grates:
      "Everyone enjoys the year, and the repairs wait. Then your neighbors turn to you, because you own tools and have a reserve.",
    advice:
      "When you start, say how many hours you'll give, and that your savings aren't part of it. Good neighbors respect a limit that they hear early.",
  },
};
