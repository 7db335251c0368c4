import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "Go for commission at a Rat company and hand in every receipt. It could use your speed, and it counts each mile.",
    grates: "It watches your mileage. You closed a big account and were asked about the parking ticket.",
    advice:
      "Settle on commission over salary, and send receipts daily by phone. Never argue about cents with the person who counts them.",
  },
  ox: {
    works:
      "Check with the plant before you promise for an Ox company. What it makes lasts, and you're the best advertising it ever had.",
    grates:
      "You said next week, and here that has to pass three desks. The customer has begun to call you, then your mother.",
    advice:
      "Before you promise, text the plant and wait for the thumb. Bring donuts to dispatch on the first of each month.",
  },
  tiger: {
    works:
      "Insist on a project manager at a Tiger company. It gives you a start at full speed, and neither of you likes to finish.",
    grates: "Both of you love a start. The third month has no owner, and the customers live in the third month.",
    advice: "Take the job with a project manager attached. If they laugh at that, take the job across the street.",
  },
  rabbit: {
    works:
      "Confirm each change by phone at a Rabbit company. Its clients are faithful and curious about you, and they bring you others by letter.",
    grates: "You rebooked the tasting by text. To you it was a detail; two people are still not over it.",
    advice:
      "Confirm what you change by phone, in your kindest voice, the same hour. Leave the flowers to others and the tempo to you.",
  },
  dragon: {
    works:
      "Take short projects at a Dragon company. It plans in decades, and it can turn your small win into a legend.",
    grates: "It plans in decades. You have packed for the weekend, with one pair of shoes.",
    advice:
      "Suggest a road show: ten cities, one message, clear targets. Bring back numbers, and let the chief bring back the meaning.",
  },
  snake: {
    works:
      "Learn what must stay secret at a Snake company, and then sell as loudly as you like. It aims, and you hurry to the right place.",
    grates: "You told the customer, cheerfully. It was on the list of things that no one tells a customer.",
    advice:
      "Learn which three topics are closed and keep a card with them in your wallet. All the rest is yours to shout.",
  },
  horse: {
    works: "Get your territory in writing at a Horse company, because everybody there runs and nobody keeps the books.",
    grates: "They passed you on the inside. Also, it turns out, nobody has done taxes.",
    advice:
      "Get your territory in writing, with a river for a border. Befriend the one person in the building who sits.",
  },
  goat: {
    works:
      "Promise a Goat company one fixed evening for talk, and have the other days free. You sell its lovely work, and it gives you a home.",
    grates: "You're on the road when they need to talk, and they need to talk on Thursdays.",
    advice: "Keep one evening for the house and guard it from clients. In return, ask for free rein on the other four.",
  },
  monkey: {
    works:
      "Have one version frozen to sell at a Monkey company. It brings out a new product each month, and you love to show them.",
    grates: "It changed the product while you were in the elevator to show it.",
    advice: "Get a version frozen for the sales team each quarter, with a name and a box. Sell the box.",
  },
  rooster: {
    works:
      "Do your paperwork at once at a Rooster company, and nobody will slow you down. You draw the crowd, and it has the facts.",
    grates:
      "A form for the rental car, one for the road, one for the reason. You've started to miss trains on purpose.",
    advice: "Do the paperwork in the car, by voice, before you leave the lot. Give them nothing to crow about.",
  },
  dog: {
    works:
      "Learn which clients a Dog company refuses, and why. It gives you a reason to run and people who wait for you.",
    grates: "It won't chase a client that it can't respect. The client was enormous, and it liked you.",
    advice:
      "Open your pitch with what the company stands for. Customers who stay for that reason are the ones it will thank you for.",
  },
  pig: {
    works:
      "Bring your customers to dinner at a Pig company, because that's where it closes. It supports you on the road and never hurries.",
    grates: "You're on the starting line. They're still discussing whether to have the fish.",
    advice:
      "Bring the customer to its table; that's where this house closes. You do the fetching, and let dinner do the rest.",
  },
};
