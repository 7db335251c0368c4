import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "Keep it a day trip. A Rat state pays well for what it can't get, and you can fetch that from three states away.",
    grates: "They timed you on the toll road. The letter includes a form, a photo and a graph.",
    advice: "Sell there and sleep elsewhere. Keep every ticket in the glove box until the county has forgotten you.",
  },
  ox: {
    works:
      "Your noise wakes it up, in time. An Ox state holds forty years of savings, and likes to be asked in person.",
    grates: "You heard yes at the county fair. It was the kind of yes that needs a second fair.",
    advice: "Go back every month with the same offer and the same hat. By the fourth hat they trust you.",
  },
  tiger: {
    works: "Open range. A Tiger state throws wood on your fire, and no one asks what that business was last year.",
    grates: "The county seat has three boomtowns on the books and water for two of them.",
    advice: "Ask about wells, schools and the bond before you ride in. Then ride in first, with the band.",
  },
  rabbit: {
    works:
      "You bring the outside world to its door, and a Rabbit state pays in cash, pie and an invitation to the piano recital.",
    grates: "The street fair was set for the tenth, and you had moved it to the eleventh. Both days were quite empty.",
    advice:
      "Put it in writing and walk it to each shop. Tell them when you're leaving town, too, and when you'll be back.",
  },
  dragon: {
    works: "You heat it up, it lifts you up. A Dragon state gives a fast talker a very tall stage.",
    grates: "Its great new road will open in nine years. You could have dug a tunnel with a spoon by then.",
    advice:
      "Take the pop-up spot on the square and sell while they plan. You'll be gone, rich, before the marble arrives.",
  },
  snake: {
    works: "Fire meets fire. A Snake state has the maps to where you're going, with the shortcuts inked in.",
    grates: "You waved at everyone on Main Street. They've been discussing for a week what you might want.",
    advice: "Wave less and nod more for the first month. Leave your card with one lawyer, who'll do your waving.",
  },
  horse: {
    works: "Six lanes, no speed trap, a drive-through bank. A Horse state was laid out by someone with your knees.",
    grates: "All are leaving as you arrive. The school has had four principals since the bell.",
    advice: "Own something that others stop at: fuel, coffee, tires. Let the rest of them wear out the road.",
  },
  goat: {
    works:
      "You'll put down a root, of all things. A Goat state hangs up your coat, asks where you've been, and listens to the answer.",
    grates: "They plan the picnic by feel, and the feel isn't until spring.",
    advice:
      "Buy the house with the big porch and travel from there. The neighbors water your plants, and you bring them stories.",
  },
  monkey: {
    works: "For a while it's a carnival. A Monkey state swaps its rules at each exit, and you take every exit.",
    grates: "You sold them a scooter, and by fall they'd sold you a better one.",
    advice:
      "Sell what can't be copied in a garage: the route, the crowd, your voice. Have them build the scooters for you.",
  },
  rooster: {
    works: "The road signs of a Rooster state are superb, so at least you know how fast you're meant to be.",
    grates: "They clocked you, they filmed you, and the film has a caption.",
    advice:
      "Get the license first, all of it, on a rainy day. A legal Horse can run through here with a police escort.",
  },
  dog: {
    works: "You roam, it waits up. A Dog state makes you an honorary something within a month, with a jacket.",
    grates: "You missed the vote on the bridge by one day. It has been mentioned at four funerals since.",
    advice: "Put local dates into your calendar before the flights. Show up for the vote, even dusty, above all dusty.",
  },
  pig: {
    works: "They cook, you talk, and strangers reach for their wallets. A Pig state has never once eaten in a hurry.",
    grates: "The road crew is at lunch. It's a fine lunch, with a cold drink and a nap afterward.",
    advice: "Double the time and halve the list. Do the deals at the picnic, and the driving before they wake.",
  },
};
