import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "You know everyone, a Rat company knows what they'd pay, and together you earn well. Get a budget for clients.",
    grates: "Kindness is counted here. Someone added up what you spend on birthday cakes and showed it in a meeting.",
    advice:
      "Have a yearly sum for clients put into your budget, and spend it as you like. A gift with a purpose offends nobody here.",
  },
  ox: {
    works: "An Ox company is safe but cool, with fixed hours and wages. Find out what you may give away there.",
    grates: "When you offer to help the next team, you're sent a form about working hours.",
    advice:
      "Settle with your boss how much time and money you may give without permission. Inside that limit you can be as generous as you are, and no one minds.",
  },
  tiger: {
    works:
      "A Tiger company needs people who believe in it, and you're good at that. Block your free days before the year begins.",
    grates: "They take your weekends for the cause. It's a good cause, so you didn't say no, and now they count on it.",
    advice:
      "Enter your days off in January and let the chief know that you'll need them to be strong in spring. Nobody here argues with strength.",
  },
  rabbit: {
    works:
      "A Rabbit company notices what you do for people and pays for it. Speak about money there, since no one else dares.",
    grates: "Nobody wants to spoil the mood, so next year's budget is still a secret in November.",
    advice:
      "Name the sum yourself, over lunch, in a friendly voice. They'll blush, and then they'll be glad that it's been said.",
  },
  dragon: {
    works:
      "A Dragon company celebrates in style, and you make its guests feel at home. Get your role there in writing, word by word.",
    grates:
      "They lean on you without noticing. The anniversary is your work on nineteen evenings, and your name isn't in the program.",
    advice:
      "Have the letter say what you do, how many evenings it takes, and what you'll be in a year. You find it hard to refuse; the letter can do it.",
  },
  snake: {
    works:
      "With one honest friend inside, you can learn at a Snake company to see what's coming. Work for it by contract only.",
    grates: "You tell them everything and they tell you nothing. After a year, they know you and you don't know them.",
    advice:
      "Agree on scope, fee and an end date, and keep your private matters for your friends. Handled like that, they're fair partners.",
  },
  horse: {
    works:
      "A Horse company brings in customers quickly, and you're the reason that they stay. Insist on a fixed place to work.",
    grates: "They leave without you. You're still saying goodbye to the client, properly, and the car is gone.",
    advice:
      "Choose a job in the home office or with the key accounts. They win new customers and you keep the old ones, so have the bonus shared.",
  },
  goat: {
    works:
      "You keep the people of a Goat company fed and cheerful, and the work gets better for it. Practice saying no together.",
    grates: "Nobody can refuse a request, and lately they've begun to send the people to you.",
    advice:
      "Go through the requests together each Tuesday and send one back with a kind note. The first time it feels like a crime, and the fourth time like a lunch break.",
  },
  monkey: {
    works:
      "A Monkey company finds the better deal, and you give it a face that people trust. Wait a day before you sign there.",
    grates:
      "You sign in high spirits and read the third page later. Nobody meant it badly; they thought you'd seen it.",
    advice:
      "Take every contract home for a night, and say so cheerfully. Anyone who can't wait a day has something on page three.",
  },
  rooster: {
    works:
      "A Rooster company puts your money in order, and for once you know what you own. Agree on a yearly budget with it.",
    grates: "You have to justify each small kindness in writing. They wanted to know what the flowers were for.",
    advice:
      "Agree once on a sum for flowers, lunches and gifts, and you'll never have to explain one again. It's the unplanned that bothers them.",
  },
  dog: {
    works: "A Dog company guards you from people who'd use you, so you can relax. Listen when it distrusts someone.",
    grates: "They're suspicious of every friend you bring. About one of them, it must be said, they were right.",
    advice:
      "Introduce new people slowly, with somebody who knows them. You'll keep most of your friends that way, and lose the one who wanted your money.",
  },
  pig: {
    works:
      "You couldn't wish for nicer people than those at a Pig company. Everyone gives way and nothing gets decided, so vote on paper.",
    grates: "All of you are happy with whatever the others want. The strategy has been on the agenda for a year.",
    advice:
      "Have everyone write down a choice before dessert, and count. The person who cares most about the result should carry it out, with a date.",
  },
};
