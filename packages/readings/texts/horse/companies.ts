import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "Go for commission at a Rat company and hand in every receipt. It could use your speed, and it counts each mile.",
    grates:
      "You close a large account, and the first question is about a parking ticket. It takes the joy out of the win.",
    advice:
      "Choose commission over salary, and photograph each receipt on the spot. Once your costs are in order, nobody here will ask how you spend the day.",
  },
  ox: {
    works:
      "What an Ox company makes lasts, and you're the best advertising it ever had. Check with the plant before you promise.",
    grates:
      "You promise next week, and here a week takes three approvals. The customer is angry, and you have no new date.",
    advice:
      "Call the plant before you name a day, and name the day they give you. Be friendly with dispatch; when a date has to move, they're the ones who can do it.",
  },
  tiger: {
    works:
      "A Tiger company gives you a start at full speed, and neither of you likes to finish. Insist on a project manager.",
    grates:
      "The first weeks are glorious, and after them nobody feels responsible. That's when the complaints come in.",
    advice:
      "Have the manager named before you sign, with the budget to finish. If they find that funny, you'll be spending next summer on their complaints.",
  },
  rabbit: {
    works:
      "The clients of a Rabbit company are faithful and curious about you, and they bring you others. Confirm each change by phone.",
    grates: "Small changes upset people here. You move a meeting by text message, and two clients feel dismissed.",
    advice:
      "Call within the hour and say why it had to move. A minute of kindness on the phone lets you keep your own tempo for the rest of the day.",
  },
  dragon: {
    works: "Take short projects at a Dragon company: it plans in decades, and it can make a small win of yours famous.",
    grates: "Nothing you do today shows for years. You like to know on Friday how the week went.",
    advice:
      "Suggest work that ends in a month, such as a tour of ten cities with a target for each. You bring the numbers home, and the chief tells the world what they mean.",
  },
  snake: {
    works:
      "A Snake company picks the right customers, and you reach them first. Learn what must stay secret there, and then sell as loudly as you like.",
    grates: "You tell a customer something nice about next year. It was confidential, and here one slip is remembered.",
    advice:
      "Have your boss name the three topics that are closed, and keep them on a card. Everything else is yours to tell.",
  },
  horse: {
    works: "Get your territory in writing at a Horse company, because everybody there runs and nobody keeps the books.",
    grates: "Colleagues call on your customers, and no one has time for the taxes.",
    advice:
      "Have the borders of your territory drawn on a map and signed. Then be good to the one person in the office who likes paperwork; all your bonuses pass over that desk.",
  },
  goat: {
    works:
      "You sell the lovely work of a Goat company, and it gives you a home. Promise it one fixed evening for talk, and the other days are yours.",
    grates: "They need to talk things over, and you're on the road. They take your absence for a lack of interest.",
    advice:
      "Keep one evening a week for the team and let no client have it. In exchange, nobody minds where you are on the other four.",
  },
  monkey: {
    works:
      "A Monkey company brings out a new product each month, and you love to show them. Have one version frozen to sell.",
    grates: "The product changes faster than your pitch. You promise a feature in the morning that's gone at three.",
    advice:
      "Agree that one version a quarter stays as it is, with a name and a price. Sell only that one, and your word holds.",
  },
  rooster: {
    works:
      "A Rooster company has the facts, and you bring the crowd. Do the paperwork at once, and nobody will slow you down.",
    grates: "Each trip needs three forms, and one of them asks why you went.",
    advice:
      "Dictate the report in the car before you leave the parking lot. With the forms done there's nothing left to complain about, and they'll let you run.",
  },
  dog: {
    works:
      "A Dog company gives you a reason to run and people who wait for you. Learn which clients it refuses, and why.",
    grates: "You win a huge client and they say no, because of how that client treats its people.",
    advice:
      "Get the list of reasons before you start, and say in your pitch what the company stands for. Those who buy for that stay, and your commission stays with them.",
  },
  pig: {
    works:
      "A Pig company supports you on the road and never hurries. Bring your customers to dinner there, because that's where it closes.",
    grates: "You're ready to go, and they're still at the table discussing what would be nice.",
    advice:
      "Fetch the customer, sit down with everyone, and be patient for one evening. More is signed at this table than you would get on ten trips.",
  },
};
