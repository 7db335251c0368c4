import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "Your sign clashes with the Rat, but the first customer call still works here: you open doors fast, and quick sales are well paid.",
    grates: "You land the largest account of the year. The first question from accounting is about a parking ticket.",
    advice:
      "From your first trip on, send accounting a photo of each parking slip before you drive off. The parking is old news when you sign, and accounting calls to congratulate you.",
  },
  ox: {
    works:
      "An Ox company makes things that last for decades. Apply for a new territory, because first visits are what you do best.",
    grates:
      "The customer wants delivery next week, and so do you. The plant has three approvals to give first, and it gives one a week.",
    advice:
      "Before you name a date, call dispatch from the customer's office, and let the customer hear the answer. Nobody is angry about three weeks announced in advance, and the order stands.",
  },
  tiger: {
    works: "A Tiger company runs at your speed, and you can launch something new in your first week.",
    grates:
      "You and the chief both hate to finish. Two months after the launch the complaints arrive, and nobody has been told to answer them.",
    advice:
      "When a launch is decided, say to the chief: “I'm in. Who answers the phone in two months?” The chief has to name somebody, and you're free for the next launch.",
  },
  rabbit: {
    works:
      "Take over the longtime clients of a Rabbit company: they enjoy your energy and bring you their friends, so you rarely sell to strangers.",
    grates:
      "Small changes upset people here. You move a lunch by ten minutes, and the client wants to know whether something is wrong.",
    advice:
      "Whenever you change a plan, call the client within the hour and give the reason. A minute on the phone keeps the client friendly, and you can keep your own pace.",
  },
  dragon: {
    works:
      "A Dragon company loves to tell the world about a quick win, so volunteer for the pilot: you start fast, and it makes you known.",
    grates:
      "Your boss plans in decades. On Friday you ask what the week brought, and it brought everyone a week closer.",
    advice:
      "When you're given a goal for the decade, say: “Which ten customers should say yes this month?” You can count the yeses on Friday, and the chief has something to announce.",
  },
  snake: {
    works:
      "Make the first call on the difficult accounts. A Snake company picks the right ones for you, and you win them over within an hour.",
    grates:
      "Half of what you hear there is confidential, and nobody says which half. Your boss remembers every slip for years.",
    advice:
      "In week one, have your boss name the three topics that are off limits. About everything else you can talk as freely as you like, and there's no slip to remember.",
  },
  horse: {
    works:
      "Horses get in each other's way, so take the territory farthest from the office. There you run from day one, and nobody looks over your shoulder.",
    grates:
      "Everyone else runs, too. On Tuesday your best customer signs, with a colleague of yours who was passing through.",
    advice:
      "Before your first trip, get your boss to sign a map with your territory on it. Orders from inside the line are yours, whichever colleague happens to pass through.",
  },
  goat: {
    works:
      "You'll be happy at a Goat company: it makes lovely things, you sell them, and the team is glad when you come home.",
    grates:
      "The team talks every problem over while you're on the road. On Friday your colleagues have kindly forgiven you for losing interest.",
    advice:
      "Call the team from the road every Wednesday at four, and stay on until the last problem. Nobody wonders what you think, and the other days are yours.",
  },
  monkey: {
    works:
      "Something new comes out each month at a Monkey company. Be the one who demonstrates it, because nobody makes a crowd want things like you do.",
    grates:
      "The product changes faster than your pitch. You promise a feature in the morning, and at three the engineers take it out.",
    advice:
      "In your first month, get the head of product to freeze one version for a quarter. If you sell only that version, every promise you make will hold.",
  },
  rooster: {
    works:
      "Give the product talk at trade fairs: a Rooster company knows every fact about what it sells, and you know how to make people listen.",
    grates: "Each sales trip takes three forms. The last one asks why you went.",
    advice:
      "Dictate all three forms into your phone before you leave the customer's parking lot. Your boss has nothing left to correct, and the next trip is approved in a minute.",
  },
  dog: {
    works:
      "Apply for the long sales trips. A Dog company gives you something worth selling, and colleagues who keep your chair free while you're away.",
    grates:
      "You win a huge client, and your boss turns it down because that client treats its workers badly. There goes your commission.",
    advice:
      "When you spot a large client, say to your boss: “If they want us, do we want them?” A no costs you nothing that day, and every client you win pays.",
  },
  pig: {
    works:
      "Take the first meeting with each customer, and leave the signature to others: a Pig company closes your deals for you at long, friendly dinners.",
    grates:
      "You've said all you have to say, and the car is running. Your colleagues are still at the table, choosing a dessert.",
    advice:
      "When a dinner is planned, say: “I'll bring the guests, and you see them to dessert.” The car leaves at nine, and the contract is signed when you wake up.",
  },
};
