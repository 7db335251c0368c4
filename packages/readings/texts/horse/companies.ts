import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "If it needs speed, and it might, a Rat company lets you sell the good stuff before the rivals have shoes on.",
    grates: "It watches your mileage. You closed a big account and were asked about the parking ticket.",
    advice:
      "Settle on commission over salary, and send receipts daily by phone. Never argue about cents with the person who counts them.",
  },
  ox: {
    works: "An Ox company makes a thing that lasts, and your fire is the best ad it ever had.",
    grates:
      "You said next week, and here that has to pass three desks. The customer has begun to call you, then your mother.",
    advice:
      "Before you promise, text the plant and wait for the thumb. Bring donuts to dispatch on the first of each month.",
  },
  tiger: {
    works:
      "A Tiger company feeds you wood and points you at a mountain. You're out of the gate before the speech is over.",
    grates: "Both of you love a start. The third month has no owner, and the customers live in the third month.",
    advice: "Take the job with a project manager attached. If they laugh at that, take the job across the street.",
  },
  rabbit: {
    works:
      "The people whom a Rabbit company serves are faithful, well fed and curious about you. Your new accounts come by letter.",
    grates: "You rebooked the tasting by text. To you it was a detail; two people are still not over it.",
    advice:
      "Confirm what you change by phone, in your kindest voice, the same hour. Leave the flowers to others and the tempo to you.",
  },
  dragon: {
    works: "You light up its hall. A Dragon company turns your small win into a legend with a dress code.",
    grates: "It plans in decades. You have packed for the weekend, with one pair of shoes.",
    advice:
      "Ask for a road show: ten cities, one message, clear targets. Bring back numbers, and let the chief bring back the meaning.",
  },
  snake: {
    works: "The two of you run hot. A Snake company aims where you only hurry, so your calls land on the right desk.",
    grates: "You told the customer, cheerfully. It was on the list of things that no one tells a customer.",
    advice:
      "Learn which three topics are closed and keep a card with them in your wallet. All the rest is yours to shout.",
  },
  horse: {
    works: "Everyone runs at a Horse company. The coffee is to go, the deals are by noon, and Friday has a bell.",
    grates: "They passed you on the inside. Also, it turns out, nobody has done taxes.",
    advice:
      "Get your territory in writing, with a river for a border. Befriend the one person in the building who sits.",
  },
  goat: {
    works: "They adore you at a Goat company. You carry its lovely work out to the world and come home to soup.",
    grates: "You're on the road when they need to talk, and they need to talk on Thursdays.",
    advice: "Keep one evening for the house and guard it from clients. In return, ask for free rein on the other four.",
  },
  monkey: {
    works: "With a Monkey company there's a new toy to sell each month, and each of them does a trick.",
    grates: "It changed the product while you were in the elevator to show it.",
    advice: "Get a version frozen for the sales team each quarter, with a name and a box. Sell the box.",
  },
  rooster: {
    works: "You draw the crowd, and a Rooster company has the facts for each hand that goes up.",
    grates:
      "A form for the rental car, one for the road, one for the reason. You've started to miss trains on purpose.",
    advice: "Do the paperwork in the car, by voice, before you leave the lot. Give them nothing to crow about.",
  },
  dog: {
    works: "With a Dog company you've got a reason to run, and people who'll wait up until you are back.",
    grates: "It won't chase a client whom it can't respect. The client was enormous, and it liked you.",
    advice: "Learn by heart whom they refuse, and why. The pitch that opens with it wins you the ones who stay.",
  },
  pig: {
    works: "A Pig company sends you off with sandwiches and welcomes you home with a party. Customers smell that.",
    grates: "You're on the starting line. They're still discussing whether to have the fish.",
    advice:
      "Bring the customer to its table; that's where this house closes. You do the fetching, and let dinner do the rest.",
  },
};
