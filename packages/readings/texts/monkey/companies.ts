import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "Define what finished means before you show a Rat company your idea. You have the trick, and it finds the price.",
    grates: "It sold your prototype. You'd built it out of tape to win a bet.",
    advice:
      "Agree on what finished means before the demo, in three bullet points. Then take the bonus in months of free play.",
  },
  ox: {
    works:
      "Leave instructions with each repair at an Ox company. Something there always needs fixing, and you fix it faster than they can meet.",
    grates: "It will use your fix for thirty years, and ask for the manual for all thirty.",
    advice: "Leave behind a one-page how-to with each improvement. It's the toll for being left alone on the next one.",
  },
  tiger: {
    works:
      "Be careful with jokes at a Tiger company, and get your terms on paper. It does have the boldest problems in town.",
    grates: "The chief doesn't do irony. Your best line of the year has its own disciplinary file.",
    advice:
      "Spend your wit on the product and your respect for the hallway. Get the terms on paper, or don't take the job.",
  },
  rabbit: {
    works:
      "Respect what's old at a Rabbit company, and you may change the rest. It gives your inventions a finish that customers pay for.",
    grates: "You moved something that had stood there since the founder. People needed to lie down.",
    advice:
      "Find out which three things must never change and leave those alone. You'll be allowed to rewire the rest.",
  },
  dragon: {
    works:
      "Separate facts from hopes when you talk to a Dragon company. It gives you a budget for the impossible, and it tells the world.",
    grates: "It told the world that you can do it. You had said that you could picture it.",
    advice:
      "Write down what's a fact and what's a hope, and initial both. They knew you'd build it in the end, and so did you.",
  },
  snake: {
    works:
      "Show your full reasoning at a Snake company. It has riddles that deserve you, and it never asks what you want to open them for.",
    grates: "It saw through your shortcut and said nothing. You found it in your review, quoted word for word.",
    advice:
      "Show your real working, dead ends too. It respects a mind it can check, and it promotes those who never bluff it.",
  },
  horse: {
    works:
      "Build spare copies for a Horse company, because it wears things out. It needs somebody who repairs while it's moving.",
    grates: "It burns what you build. The third prototype was left on a bus.",
    advice:
      "Make everything in sets of five, with spare parts. Once a salesperson can fix it, you're free to invent the next thing.",
  },
  goat: {
    works:
      "Talk seriously once a week at a Goat company, and you'll have friends there. Its kindness makes your inventions easier to use.",
    grates: "They asked how you felt about the project. You did a voice, and it didn't help.",
    advice:
      "Answer one question a week without a joke. In return you get friends who'll tell you when a thing is ugly.",
  },
  monkey: {
    works:
      "Take over the dull work at a Monkey company now and then, because nobody else will. It has forty ideas a day, and it thinks that your mind is normal.",
    grates: "Everyone invents and nobody sweeps. The toast machine has caught fire again.",
    advice:
      "A schedule for the dull jobs, drawn by dice, keeps it fair. Cheating is allowed, as long as the floor gets clean.",
  },
  rooster: {
    works:
      "Win a Rooster company over by its own rules, then improve them. You make things clever, and it makes them right.",
    grates: "Step four comes after step three, they say, slowly, and point to the poster with the steps.",
    advice:
      "When your method beats theirs on their own form, they'll print yours. Until then, follow the steps on the poster.",
  },
  dog: {
    works: "Be exact with your yes at a Dog company. It believes in you out loud, and so for once you finish.",
    grates: "It takes your word as a promise. You'd only been thinking aloud.",
    advice: "Say maybe when you mean maybe. Keep your yeses on a list on the door, where it can see it.",
  },
  pig: {
    works:
      "Tell a Pig company what you earn from it before it asks. It enjoys you, and it's glad when you spare it a bad bargain.",
    grates: "Someone feels fooled, though it was a fair deal for both sides. Nobody has told you so.",
    advice:
      "Show them your margin before they wonder about it. Plain dealing will surprise the house more than any trick.",
  },
};
