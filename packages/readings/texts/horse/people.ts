import type { PeoplePairs } from "../types/people-pairs.ts";

export const people: PeoplePairs<"horse"> = {
  horse: {
    works: "Two Horses cover the whole territory before noon and sell to people who had only asked for directions.",
    grates: "They race each other, and the paperwork stays in one of the cars. Neither can say which car.",
    advice: {
      horse:
        "Divide the route with the other Horse, and stay in your half. Meet at four with the receipts, and both of you get paid for every sale.",
    },
  },
  goat: {
    works:
      "The Horse takes the Goat's work out to customers, and the Goat gives the Horse somewhere to come back to. Clients love both.",
    grates:
      "The Horse forgets to call, and the Goat forgets to say that it hurt. Luckily, they've made up before the weekend.",
    advice: {
      horse:
        "Call the Goat when you said you'd call. If you do that one thing, they'll gladly cover for everything else you forget.",
      goat: "Hand the Horse your best work and let them make the sales calls. A Horse praises you in ways that you'd never dare to.",
    },
  },
  monkey: {
    works:
      "On the road they're unbeatable. The Horse gets the meeting, the Monkey gets the signature, and both have a story for dessert.",
    grates: "Each thinks the other has booked the hotel. They learn the truth at the front desk, at midnight.",
    advice: {
      horse:
        "When the Monkey has an idea, wait for the second idea. The first is there to make you laugh, and the second works.",
      monkey:
        "Finish one thing that the Horse started, such as the trip report. They'll be so grateful that they let you plan the next trip.",
    },
  },
  rooster: {
    works: "The Horse wins the crowd and the Rooster answers the hard questions, so after their pitch nobody objects.",
    grates:
      "A detail is missing. The Rooster says so, the Horse says, “Who cares?” and the client is sitting right there.",
    advice: {
      horse:
        "Give the Rooster thirty minutes with your slides before each pitch. They'll find the missing detail before the client does.",
      rooster:
        "Save your corrections for the ride home. While the Horse is talking to a client, your smile sells more than your footnote.",
    },
  },
  dog: {
    works:
      "The Horse makes friends at the door, and the Dog finds out which ones are real. People like to join their team.",
    grates:
      "The Horse likes to move on, and the Dog needs to know who stays. The Dog asks about next year in every meeting.",
    advice: {
      horse:
        "Tell the Dog how long you plan to stay on the project, with a date. They can work with any date, and “maybe” keeps them awake.",
      dog: "Help the Horse with the first step before you object. They listen to people who are running beside them.",
    },
  },
  pig: {
    works: "The Pig packs the food, the Horse picks the trail, and the company picnic ends with a new account.",
    grates:
      "The Horse wants to leave and the Pig wants another helping. Half of every trip is spent in the parking lot.",
    advice: {
      horse:
        "Stay for coffee when the Pig is at the table with a customer. That's when the Pig sells best, and the order is half yours.",
      pig: "Tell the Horse when you've had enough, of food or of work. A Horse takes silence for a yes and adds another stop.",
    },
  },
};
