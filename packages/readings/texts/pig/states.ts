import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "A Rat state does the sums for your kindness. It finds a grant for the soup kitchen, and a buyer for the soup.",
    grates: "They asked what you wanted for the farm, and you told them what you needed. That's why it sold so fast.",
    advice:
      "Have a hard-nosed friend do the talking while you pass the rolls. Sleep on each offer, twice if it's a good one.",
  },
  ox: {
    works: "Fences mended, larders full. An Ox state will never be rude to you, nor leave you short of potatoes.",
    grates:
      "You offered the road crew lemonade, and there's a rule against it. It's about the glass, they say, not about you.",
    advice: "Start a club, with dues and a bylaw, and the club may serve what it likes. Be the second vice president.",
  },
  tiger: {
    works: "You feed it and it fights for you. A Tiger state won't let a bully near the one who runs the lunch wagon.",
    grates: "It volunteers you. Your field is now a rally ground, with your blessing, as they heard it.",
    advice:
      "Offer the field on two dates of your own choosing, and chain the gate on the others. They'll salute the chain.",
  },
  rabbit: {
    works:
      "A Rabbit state lines your road with lilacs. Within a year you know the name of each baby and most of the pears.",
    grates: "The two of you have been too polite to build the storm drain. The choir now rehearses in boots.",
    advice: "Bake for the vote on the drain, and count hands while mouths are full. Lilacs like a dry foot as well.",
  },
  dragon: {
    works:
      "It has banquets of five hundred, and a Dragon state knows the value of one who remembers who sits with whom.",
    grates: "You cooked and they cut the cake. The speech thanked providence, the army and the tent.",
    advice:
      "Put a card with your name by the soup and a price on the back. Grand people pay gladly for what's been priced.",
  },
  snake: {
    works:
      "One good neighbor can make it work. If a Snake state lets you in at all, you're the first laugh that house has had in years.",
    grates: "You told them how you feel. They had only come over about the fence.",
    advice: "Keep a lawyer for land and a dog for company. Try your warmth on the mail carrier, and build from there.",
  },
  horse: {
    works:
      "Every tour bus stops for your ribs. A Horse state never cooks, and it'll drive an hour for someone who does.",
    grates: "It eats at the wheel. You had laid the table for twelve, with a cloth and candles.",
    advice:
      "Do a takeout window with a good view and one long table at the back. The ones who sit down are yours for life.",
  },
  goat: {
    works: "Quilts on the line, somebody's fiddle, free plums. You and a Goat state make a county feel like a cousin.",
    grates: "You both signed for the new barn roof. Each of you thought that the other had asked what it costs.",
    advice: "Get three bids and read them aloud at the potluck. Go with the roofer who stayed to do the dishes.",
  },
  monkey: {
    works: "A Monkey state turns your cellar into a jazz club with one hose and a permit that no one else had noticed.",
    grates: "You lent the truck to a friend of a friend. It's a food truck now, in another time zone.",
    advice: "Write loans on the barn door, in chalk, with the date. It's folksy, it's public, and they do hate chalk.",
  },
  rooster: {
    works:
      "Its books are clean and so are its beaches. A Rooster state hands you a life jacket and shows you the whistle.",
    grates: "They closed your cookout for a missing thermometer. It was in the ham.",
    advice:
      "Get the permit, the badge and the hairnet in March. By June the inspector will come for the ham, off duty.",
  },
  dog: {
    works: "When you're had, and you will be, a Dog state turns up at your door with a shovel and a lawyer.",
    grates: "It disliked your last guest, and the one before. You've started to bring friends in with the groceries.",
    advice: "Tell the neighbors who's coming, and for how long. They bark at surprises, and hardly ever at pie.",
  },
  pig: {
    works: "Come hungry. A Pig state has a festival for each thing that grows, and you're on four of the committees.",
    grates: "You'd all rather not be first to say it. The mayor has been asleep since the corn.",
    advice: "Say it, kindly, with a plate in your hand. Then take the gavel yourself until the pumpkins, no longer.",
  },
};
