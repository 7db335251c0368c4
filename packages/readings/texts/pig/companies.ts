import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "A Rat company knows what each client would pay, and you know the client's kids. Look after its old clients, and you both earn well.",
    grates:
      "Kindness is counted here. A colleague adds up what you spend on cakes for clients and shows the total in a meeting.",
    advice:
      "From the next cake on, note the order that follows it: “Cake, $30. Order, $4,000.” Show that list in the meeting, and your colleague will bring the plates.",
  },
  ox: {
    works:
      "An Ox company is safe, pays on time and never rushes you. Take the project that runs for years, because others tire of it and you don't.",
    grates: "You offer the next team an afternoon of help. You're sent a form, and once it's signed, the team is done.",
    advice:
      "In week one, agree with your boss how many hours a month you may lend: “Would four be fine?” Up to that limit, you can help without a form.",
  },
  tiger: {
    works:
      "Few believe in a cause as warmly as you, and a Tiger company has one. Train its new people, who soon believe as you do.",
    grates:
      "Your boss takes your weekends for the cause. It's a good cause, so you don't refuse, and by now it's expected.",
    advice:
      "In January, mark your free weekends in the team calendar: “I rest here, to be strong in spring.” A Tiger boss never argues with strength, so those days are yours.",
  },
  rabbit: {
    works:
      "What you do for people gets noticed at a Rabbit company, and paid. The nervous client who calls every day is yours to calm.",
    grates:
      "Nobody wants to spoil the mood with money. It's December, the mood is lovely, and your team has no budget.",
    advice:
      "At the next lunch, name a sum yourself, in a friendly voice: “I thought of ninety thousand.” Your boss blushes and is relieved, and your team can plan the year.",
  },
  dragon: {
    works:
      "Guests are treated in style at a Dragon company. Run its visitor days: you make people feel at home, and some sign an order.",
    grates:
      "Your boss leans on you without noticing. After nineteen evenings on the anniversary, you're told how relaxed it all looked.",
    advice:
      "When you're hired, have a limit of ten late evenings a year written into your contract. You find it hard to refuse extra work, and the contract refuses it for you.",
  },
  snake: {
    works:
      "You clash with a Snake company, a cold place for open people. What still works is a short contract, such as training one new team.",
    grates:
      "You tell your boss everything and hear nothing back. She knows your aunt's recipes, and you don't know whether she eats.",
    advice:
      "Each Monday, tell your boss one thing about the work, and no more until she speaks. People here talk to those who can wait, and within a month she tells you something, too.",
  },
  horse: {
    works:
      "A Horse company brings in customers quickly. Take them over on the day after the sale, and they stay because you know their names.",
    grates:
      "Your colleagues leave without you. You're still saying a proper goodbye to the client when the car drives off.",
    advice:
      "On the way to the client, say: “I'll stay for the goodbye and take the train.” Your colleagues make their next stop, and you often come home with one more order.",
  },
  goat: {
    works:
      "Everyone at a Goat company does better work when you're around. Look after the creative team: you keep everyone fed, calm and supplied.",
    grates: "Nobody here can turn down a request. Your colleagues have found a way out: they send everyone to you.",
    advice:
      "Have the team go through all requests on Tuesdays, and send one back with a kind note. The first no feels like a crime. The fourth gives you a lunch break.",
  },
  monkey: {
    works:
      "You have a face that people trust, and a Monkey company finds the better deal. Make the first visit to each new customer.",
    grates:
      "You sign a contract in high spirits and read the third page later. Your colleagues meant no harm and thought you'd seen it.",
    advice:
      "Take each contract home for a night, and say so cheerfully at the start: “I always sleep on it.” A fair deal is still there at breakfast, and you've read page three.",
  },
  rooster: {
    works:
      "At a Rooster company, even your own money is kept in order. Take the complaints: the files are perfect, and you add the kind word.",
    grates:
      "You have to justify each small kindness in writing. The controller wants to know what the flowers were for.",
    advice:
      "In the fall, agree with the controller on a yearly sum for flowers and lunches. Only surprises bother her, so once the sum is in the plan, no bouquet needs a reason.",
  },
  dog: {
    works:
      "A Dog company guards you from people who'd take advantage. At its front desk you can be kind to everybody, because a colleague checks them afterward.",
    grates:
      "You recommend a friend for a job, and your colleagues don't trust him. The last one, they remind you, left with the projector.",
    advice:
      "With the next friend, suggest a paid trial week. Your colleagues see how he works, so a good worker is hired on Friday, and your word counts again.",
  },
  pig: {
    works:
      "You couldn't wish for nicer colleagues than at a Pig company, but nobody decides. It works where the date is fixed from outside, like tax returns.",
    grates: "All of you are happy with whatever the others want. The new printer has been discussed for a year.",
    advice:
      "Send everybody one line: “I'll order the gray printer on the 15th, unless you'd rather not.” Nobody has to decide, nobody objects, and on the 20th you can print.",
  },
};
