import type { SignId } from "@zodiac-at-work/zodiac";

/** What the double hour of birth adds to any sign at work, by the animal of the hour, in 30 to 50 words. */
export const birthHours: Readonly<Record<SignId, string>> = {
  rat: "You notice small costs and small signs before others do, so speak about them early. The Rat's hour, around midnight, adds this to any sign: a second look, a spare plan, a good memory for who said what. Colleagues profit from it once you share it.",
  ox: "You keep going after others stop, so choose with care what you begin. People born in the hour of the Ox, between one and three at night, hold on to a method or a chair for years. Once a year, check whether it's still the right one.",
  tiger:
    "You step in when something is unfair, and five seconds of thought make it a better step. The hour of the Tiger lies before dawn, from three to five. You may look mild, but a colleague who is treated badly finds you on your feet first.",
  rabbit:
    "You work better in a calm place, and it is fair to say so. The Rabbit's hour, at sunrise, gives a fine ear for tone: you hear the sharp word in an email that others skim. Write the soft reply, with your own wish in it.",
  dragon:
    "You want your work to be seen, so give it a day and a place to be shown. The hour of the Dragon, from seven to nine in the morning, gives you big plans. Asked for five, you plan for ten; work out the price of both.",
  snake:
    "You know more than you say, and at work that helps only if you say it in time. Someone born in the Snake's hour, between nine and eleven in the morning, reads a room well and keeps the result. Pick one person each week who gets to hear it.",
  horse:
    "You need to move during the day, so plan for it instead of fighting it. Noon is the Horse's hour, the brightest of the twelve, and it gives you a quick start and a short patience. After a walk around the block, the slow parts go better.",
  goat: "The mood of a workplace reaches you, so choose the people as carefully as the pay. An early-afternoon birth, in the hour of the Goat, brings taste and a soft spot for whoever sits alone. A window and one friend change what you can do in a day.",
  monkey:
    "You get bored sooner than your sign suggests, and a second task cures it. The Monkey's hour, from three to five in the afternoon, lends a quick hand and a taste for trying it another way. With a small experiment on the side, the main job gets done.",
  rooster:
    "You see the mistake first, and what you do next decides whether people are glad of it. The hour of the Rooster comes around sunset, when the day is counted up. Tell one person, quietly, and bring the correction along.",
  dog: "You check whether everyone got home, even if your sign looks tougher than that. People born in the evening, in the Dog's hour, watch over their team and worry in advance. Written down with a next step beside it, a worry gets lighter.",
  pig: "You give people more room than others do, and a limit makes that last. Nine to eleven at night is the hour of the Pig, when work is over and the table is full. Tell people once a month which work you can't take on.",
};
