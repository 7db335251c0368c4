import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works: "A Rat company pays you well for quick sales, and it's strict about every dollar you spend on them.",
    grates: "You land the largest account of the year. The first question from accounting is about a parking ticket.",
    advice:
      "In the interview, ask for most of your pay as commission, and later photograph each receipt on the spot. A seller who brings in money and keeps clean books is left alone here.",
  },
  ox: {
    works: "An Ox company makes things that last, and you're the best person to go out and sell them.",
    grates:
      "You promise a customer delivery next week. The plant needs three approvals first, and the customer calls you, angry.",
    advice:
      "In your first month, make friends with the person in dispatch. Call there before you promise a date, and pass on the date you hear. Customers who can count on your dates order again.",
  },
  tiger: {
    works: "A Tiger company runs at your speed, and you can launch something new in your first week.",
    grates:
      "You and the chief both hate to finish. Two months after the launch the complaints arrive, and nobody has been told to answer them.",
    advice:
      "Before you sign, have it put in writing who takes over each product after the launch. You're free for the next launch, and you don't spend the summer on the phone with angry customers.",
  },
  rabbit: {
    works:
      "A Rabbit company has loyal clients who enjoy your energy and bring you their friends, so you rarely sell to strangers.",
    grates:
      "Small changes upset people here. You move a meeting by text message, and two longtime clients feel brushed off.",
    advice:
      "Whenever you change a plan, call the client within the hour and give the reason. A minute on the phone keeps the client friendly, and you can keep your own pace.",
  },
  dragon: {
    works: "A Dragon company can make you well known, because it loves to tell the world about a quick win.",
    grates:
      "Most plans there take ten years. On Friday you'd like to know what the week brought, and there's nothing to see.",
    advice:
      "Apply for work that ends within a month, such as a sales tour of ten cities with a target for each. You see a result every Friday, and the chief has a success to announce.",
  },
  snake: {
    works: "A Snake company picks the right customers and needs you to win them over.",
    grates:
      "You tell a customer something nice about next year's product. It was confidential, and your boss remembers such slips for years.",
    advice:
      "In week one, have your boss name three topics that are off limits, and keep them on a card in your wallet. About everything else you can talk as freely as you like.",
  },
  horse: {
    works: "A Horse company lets you run from day one, with a lot of travel and nobody looking over your shoulder.",
    grates:
      "Everyone else runs, too. A colleague calls on your best customer, and no one has done the expense reports since March.",
    advice:
      "Before you start, get your sales territory on a map, signed by the boss. Then be good to the one person who likes paperwork, because your bonus has to pass over that desk.",
  },
  goat: {
    works:
      "You'll be happy at a Goat company: it makes lovely things, you sell them, and the team is glad when you come home.",
    grates:
      "The team likes to talk problems over, and you're on the road. Your colleagues think that you've lost interest.",
    advice:
      "Promise the team one evening a week, and turn down every client for it. Nobody wonders where you are anymore, and the other four days are yours.",
  },
  monkey: {
    works: "A Monkey company brings out something new each month, and nobody can make a crowd want it the way you do.",
    grates:
      "The product changes faster than your pitch. You promise a feature in the morning, and at three the engineers take it out.",
    advice:
      "Get the head of product to agree that one version stays the same for three months, at one price. If you sell only that version, every promise you make will hold.",
  },
  rooster: {
    works: "A Rooster company knows every fact about its product and needs your talent for making people listen.",
    grates: "Each sales trip takes three forms. The last one asks why you went.",
    advice:
      "Dictate the trip report into your phone before you leave the customer's parking lot. With the forms in on time, your boss has nothing left to correct, and the next trip is approved in a minute.",
  },
  dog: {
    works: "A Dog company gives you something worth selling and colleagues who wait for you when you're away.",
    grates:
      "You win a huge client, and your boss turns it down because that client treats its workers badly. There goes your commission.",
    advice:
      "In the interview, ask which clients the company refuses, and why. Put those reasons into your pitch. Customers who buy because of them stay for years, and so does your commission.",
  },
  pig: {
    works: "A Pig company backs you up on the road, and it closes your deals for you at long, friendly dinners.",
    grates:
      "You've said all you have to say, and the car is running. Your colleagues are still at the table, choosing a dessert.",
    advice:
      "Bring one customer to such a dinner in your first month, and be patient for one evening. You'll sign more at that table than on ten trips, and the food is better.",
  },
};
