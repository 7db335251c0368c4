import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "A Rat company wants the trick and the price of the trick, and you have the first and it has the second by noon.",
    grates: "It sold your prototype. You'd built it out of tape to win a bet.",
    advice:
      "Agree on what finished means before the demo, in three bullet points. Then take the bonus in months of free play.",
  },
  ox: {
    works: "Something always creaks at an Ox company, and you can fix it before the meeting on whether it creaks.",
    grates: "It will use your fix for thirty years, and ask for the manual for all thirty.",
    advice: "Leave behind a one-page how-to with each improvement. It's the toll for being left alone on the next one.",
  },
  tiger: {
    works:
      "Somewhere behind the noise, a Tiger company has the boldest problems in town, and you can't resist a locked door.",
    grates: "The chief doesn't do irony. Your best line of the year has its own disciplinary file.",
    advice:
      "Spend your wit on the product and your respect for the hallway. Get the terms on paper, or don't take the job.",
  },
  rabbit: {
    works: "A Rabbit company gives your inventions a finish, and those who took you for a clown now ask what it costs.",
    grates: "You touched the china. It had stood that way since the founder, and people had to lie down.",
    advice: "Ask which three things must never change and leave those alone. You'll be allowed to rewire the rest.",
  },
  dragon: {
    works:
      "It hands you the impossible and a budget. A Dragon company is the best audience that your talent will ever have.",
    grates: "It told the world that you can do it. You had said that you could picture it.",
    advice:
      "Write down what's a fact and what's a hope, and initial both. Then build it at night, as they knew you would.",
  },
  snake: {
    works: "A Snake company has riddles worth your while, and it lets you open them without asking what for.",
    grates: "It saw through your shortcut and said nothing. You found it in your review, quoted word for word.",
    advice:
      "Show your real working, dead ends too. It respects a mind it can check, and it promotes those who never bluff it.",
  },
  horse: {
    works: "New roads, new faces, new gear. A Horse company can use a person who repairs the thing while it's moving.",
    grates: "It burns what you build. The third prototype was left on a bus.",
    advice:
      "Make everything in sets of five, with spare parts. Teach one salesperson to fix it, and be free by spring.",
  },
  goat: {
    works: "A Goat company feeds you kindness and snacks, and your gadgets come out with rounder corners.",
    grates: "They asked how you felt about the project. You did a voice, and it didn't help.",
    advice:
      "Answer one question a week without a joke. In return you get friends who'll tell you when a thing is ugly.",
  },
  monkey: {
    works:
      "Forty ideas before lunch and a machine that butters the toast. A Monkey company thinks your mind is normal.",
    grates: "Everyone invents and nobody sweeps. The toast machine has caught fire again.",
    advice: "Start a schedule for the dull jobs, with dice. Cheating is allowed, as long as it leaves the floor clean.",
  },
  rooster: {
    works: "You and a Rooster company are cut from the same metal. You make it clever, they make it right.",
    grates: "Step four comes after step three, they say, slowly, and point to the poster with the steps.",
    advice: "Win a small war by the rules first. When your method beats theirs on their own form, they'll print yours.",
  },
  dog: {
    works: "The faith of a Dog company steadies you. It believes in you out loud, and so for once you finish.",
    grates: "It takes your word as a promise. You'd meant it more as a melody.",
    advice: "Say maybe when you mean maybe. Keep your yeses on a list on the door, where it can see it.",
  },
  pig: {
    works: "You fill its glass: a Pig company is happy to be amused and happier to be spared a bad bargain.",
    grates: "Someone feels fooled, in a vague sort of way. It was a good deal for both, and now there's a mood.",
    advice:
      "Show them your margin before they wonder about it. Plain dealing will surprise the house more than any trick.",
  },
};
