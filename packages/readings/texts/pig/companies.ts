import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "Get a budget for clients at a Rat company. You know everyone, it knows what they'd pay, and together you earn well.",
    grates: "They found what you spend on birthday cakes. It's a slide now.",
    advice:
      "Get yourself a budget with the word client in it. Cakes with a purpose pass here, and you'd have bought them anyway.",
  },
  ox: {
    works:
      "Find out what you may give away at an Ox company. It's a safe place with fixed hours and wages, and a cool one.",
    grates: "They hold back. You offered help to the next team and were asked for a form, then for your timesheet.",
    advice: "Find out what you may give away without asking, to the dollar. Give all of it, each month, with pleasure.",
  },
  tiger: {
    works:
      "Block your free days at a Tiger company before the year begins. It needs people who believe in it, and you're good at that.",
    grates: "Your weekend was taken for the cause. It was a good cause, and it has taken the next one as well.",
    advice:
      "Write your free days into the calendar before the year begins. Tell the chief they're for the next charge.",
  },
  rabbit: {
    works:
      "Speak about money at a Rabbit company, since no one else dares. It notices what you do for people and pays for it.",
    grates: "Nobody here wants to spoil the mood, so next year's budget is still a rumor in a lovely envelope.",
    advice: "Say the sum aloud at the second lunch of the year. They'll blush, and after that they'll thank you.",
  },
  dragon: {
    works:
      "Get your role at a Dragon company into the letter, word by word. It celebrates in style, and you make its guests feel at home.",
    grates: "It leans on you. The new wing has your name nowhere and your evenings everywhere.",
    advice:
      "Find out what the role looks like in a year and get it in the letter. You're generous enough; let the letter be strict.",
  },
  snake: {
    works:
      "Work for a Snake company by contract only. With an honest friend inside, you can learn there to see what's coming.",
    grates: "You told them all you know. They thanked you, and told you the time.",
    advice:
      "Work with it by contract, not by affection: scope, fee, end date. Keep your open heart for the trade fair.",
  },
  horse: {
    works:
      "Insist on a fixed base at a Horse company. It takes the noise and dust to the customers, and you're why they like the stop.",
    grates: "It left without you again. You were saying goodbye to the cook.",
    advice:
      "You want a base: the home office, the clubhouse, the key accounts. They ride out, you keep the light on, all get paid.",
  },
  goat: {
    works:
      "Practice saying no together at a Goat company. You keep its people fed and cheerful, and the work gets better for it.",
    grates: "It could never say no to anyone, and now it's asked you to say it for them.",
    advice: "Make the no a Tuesday habit, together, over pie. One request a week goes back with a kind note.",
  },
  monkey: {
    works:
      "Wait a day before you sign at a Monkey company. It finds the better deal, and you give it a face that people trust.",
    grates: "You laughed at the joke, and then you signed under it. It seems that there was a page three.",
    advice:
      "Take a day before you sign, every time, and say so cheerfully. Anyone who can't wait a day has a page three.",
  },
  rooster: {
    works:
      "Agree on a yearly budget with a Rooster company. It puts your money in order, and for once you know what you own.",
    grates: "They asked you to justify the flowers by Friday, in triplicate, with the vase.",
    advice: "Agree on a flower budget for the year. Give the chief of forms the nicest bunch, and an early lunch.",
  },
  dog: {
    works:
      "Listen to a Dog company when it distrusts someone. It guards you from people who'd use you, so you can relax.",
    grates: "It's suspicious of your new friends, one after the other. It did turn out to be right about Gary.",
    advice: "Introduce people in the daytime, with a reference. You get to keep most of them, and the silver.",
  },
  pig: {
    works:
      "Vote on paper at a Pig company, because everyone gives way and nothing gets decided. You couldn't wish for nicer people.",
    grates: "All give way, so nothing goes through. The party has outlasted the strategy.",
    advice:
      "Decide before dessert, on paper, by show of hands. Then pick the person least fond of cheese to carry it out.",
  },
};
