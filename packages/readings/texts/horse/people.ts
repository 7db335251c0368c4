import type { PeoplePairs } from "../types/people-pairs.ts";

export const people: PeoplePairs<"horse"> = {
  horse: {
    works: "Two Horses cover the whole territory by noon and sell to people who had only asked for directions.",
    grates: "They race, and manners suffer on the way. The paperwork is still in a car, and neither can say in whose.",
    advice: {
      horse:
        "Draw lanes and stay in yours. Meet at four, with the receipts, and let the slower of you choose the dinner.",
    },
  },
  goat: {
    works:
      "A Horse brings the Goat out into the world, and the Goat gives the Horse somewhere to come back to. Clients adore both.",
    grates: "The Horse forgets to call and the Goat forgets to say that it minded. It is over by the weekend.",
    advice: {
      horse: "Call when you said you'd call. For everything else the Goat will cover for you, and gladly.",
      goat: "Hand the Horse your best work and let it make the calls. It praises you in a way that you'd never dare to.",
    },
  },
  monkey: {
    works:
      "On the road they are unbeatable. One gets the meeting, the other gets the signature, and the anecdote is ready by dessert.",
    grates: "Each thinks that the other has booked the hotel. They learn the truth in the lobby, in the rain.",
    advice: {
      horse: "Ask the Monkey for its second idea. The first was for your amusement, and the second one works.",
      monkey: "Finish one thing that the Horse began. It will be so surprised that it lets you plan the next trip.",
    },
  },
  rooster: {
    works:
      "The Horse wins the crowd and the Rooster wins the argument, so a pitch by these two leaves no one to object.",
    grates:
      "A detail is missing. The Rooster says so, the Horse says who cares, and the client is sitting right there.",
    advice: {
      horse:
        "Give the Rooster thirty minutes with your deck before each pitch. It finds the missing detail before the client does.",
      rooster: "Save your list for the ride home. While the Horse is talking to a client, all you have to do is smile.",
    },
  },
  dog: {
    works:
      "The Horse makes friends at the gate, and the Dog makes sure they are real ones. Teams grow up around this pair.",
    grates:
      "The Horse likes to move on, and the Dog needs to know who stays. It wonders out loud whether the Horse will be here next year.",
    advice: {
      horse:
        "Tell the Dog how long you plan to stay on the project, as a date. It can work with any date except maybe.",
      dog: "Help with the first step before you object. A Horse listens best to whoever is already running beside it.",
    },
  },
  pig: {
    works: "The Pig packs provisions, the Horse picks the trail, and the company picnic ends as a new account.",
    grates: "One wants to leave and one wants another helping. Half of every trip is spent in the parking lot.",
    advice: {
      horse: "Slow down at the table. The Pig does its best selling there, and yours as well, if you stay for coffee.",
      pig: "Say when you are full, of food or of work. The Horse takes silence for a yes and adds another stop.",
    },
  },
};
