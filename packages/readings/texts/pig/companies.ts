import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works: "You know every client, and a Rat company knows what each one would pay, so you earn well together.",
    grates:
      "Kindness is counted here. A colleague adds up what you spend on birthday cakes and shows the total in a meeting.",
    advice:
      "In the interview, find out whether you'd have a yearly sum for clients. Within that sum you can give as much as you like, because a gift with a purpose bothers nobody here.",
  },
  ox: {
    works: "An Ox company gives you a safe job with fixed hours and fixed pay, and not much warmth.",
    grates: "You offer to help the next team for an afternoon, and you're sent a form about working hours.",
    advice:
      "In the first month, settle with your boss how much time and money you may give away without permission. Up to that limit you can help everybody, and no more forms arrive.",
  },
  tiger: {
    works: "A Tiger company needs people who believe in it, and few do that as warmly as you.",
    grates:
      "Your boss takes your weekends for the cause. It's a good cause, so you don't refuse, and by now it's expected.",
    advice:
      "In January, enter your free weekends in the calendar, and tell the chief that you need them to be strong in spring. A Tiger boss doesn't argue with strength, so those days are yours.",
  },
  rabbit: {
    works: "A Rabbit company notices what you do for people, and it pays you for that.",
    grates:
      "Nobody wants to spoil the mood with money, so in November your team still doesn't know next year's budget.",
    advice:
      "Propose a sum yourself, over lunch, in a friendly voice. Your boss will blush and then be relieved that it's been said, and your team can start to plan the year.",
  },
  dragon: {
    works: "A Dragon company celebrates in style, and you're the one who makes its guests feel at home.",
    grates:
      "Your boss leans on you without noticing. You spend nineteen evenings on the anniversary, and the program doesn't name you.",
    advice:
      "Have your contract say what you do, how many evenings it takes, and what your title will be in a year. You find it hard to refuse extra work, and the contract refuses it for you.",
  },
  snake: {
    works: "At a Snake company you learn to see trouble coming, but it's a cold place for someone as open as you.",
    grates: "You tell your boss everything and hear nothing back. After a year she knows you, and you don't know her.",
    advice:
      "Work there as a contractor, with the scope, the fee and an end date in writing, and find one honest friend inside. On such terms the company is fair, and your privacy is safe.",
  },
  horse: {
    works: "A Horse company brings in customers quickly, and they stay because of you.",
    grates:
      "Your colleagues leave without you. You're still saying a proper goodbye to the client when the car drives off.",
    advice:
      "Apply to the home office or to key accounts, and have the bonus shared between winning and keeping a customer. You get a fixed desk, and you're paid each time a client comes back.",
  },
  goat: {
    works: "A Goat company does better work with you around, because you keep its people fed and cheerful.",
    grates: "Nobody here can turn down a request. Your colleagues have found a way out: they send everyone to you.",
    advice:
      "Suggest that the team go through all requests on Tuesdays and return one with a kind note. The first no feels like a crime. The fourth feels like a lunch break, because now you have time for one.",
  },
  monkey: {
    works: "A Monkey company finds the better deal, and you give it a face that people trust.",
    grates:
      "You sign a contract in high spirits and read the third page later. Your colleagues meant no harm and thought you'd seen it.",
    advice:
      "Take each contract home for a night, and say so cheerfully from the start. A fair deal is still there in the morning. If someone can't wait that long, the trouble is on page three.",
  },
  rooster: {
    works: "A Rooster company keeps your money matters in order, so for once you know what you own.",
    grates:
      "You have to justify each small kindness in writing. The controller wants to know what the flowers were for.",
    advice:
      "Agree on a yearly sum for flowers, lunches and gifts. Only surprises bother a controller, so once the sum is in the plan, you'll never have to explain a bouquet again.",
  },
  dog: {
    works: "A Dog company guards you from people who'd take advantage, so you can relax and be kind.",
    grates:
      "You recommend a friend for a job, and your colleagues are suspicious. They didn't like the last one either, and he left with the projector.",
    advice:
      "Next time, give your colleagues two people they can call about your friend. A good candidate won't mind the wait, and the other kind takes a job elsewhere.",
  },
  pig: {
    works: "You couldn't wish for nicer colleagues than those at a Pig company, but somebody has to make decisions.",
    grates: "All of you are happy with whatever the others want. The strategy has been discussed for a year.",
    advice:
      "At the next meeting, have everyone write down a choice before dessert, and count. Give the plan to the colleague who cares most, with a date. A vote on paper hurts no feelings, and the work can start.",
  },
};
