import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "Work for the people who lack a voice in a Rat state. Its freight and travel firms move faster than their own rules, and their drivers and tenants need someone to read the contract.",
    grates: "Owners change quickly here. You get a promise from one, and a year later you're on the third owner.",
    advice:
      "Get every promise into a public record. They keep to what others can see, and a clear record saves you the fight.",
  },
  ox: {
    works:
      "An Ox state insists on what's right, and so do you, but you'll differ on what that is. Learn its rules by heart. Its ranches and power plants are honest employers.",
    grates:
      "You speak for a person, and they speak for the regulation. Neither of you gives way, and the person is still waiting.",
    advice: "Run for a small office and read everything. In your second year you'll find the rule that lets you help.",
  },
  tiger: {
    works:
      "Lead the support team in a Tiger state, because it's the first to run into trouble and needs someone calm behind it. Railroads and power plants all have that role.",
    grates: "Its people go on fighting after they've won, and sometimes the person they fight is you.",
    advice:
      "Agree beforehand on what's fair, while everyone is in good spirits. In the heat of it they follow a steady voice, and yours is one.",
  },
  rabbit: {
    works:
      "A Rabbit state is the best place for you, so look for a role of trust there. Its banks, insurers and food firms reward someone who watches over others.",
    grates: "They'd never tell you that you're too strict. They just go around you, with affection.",
    advice:
      "Once a year, have a friend collect opinions about you, without names. You'll change one small thing, and they'll stop taking the other stairs.",
  },
  dragon: {
    works:
      "Stay close to the local level in a Dragon state: its grand style and your doubts don't mix. Hospitals, schools and counties there need honest people.",
    grates: "You warn them on the day of the launch. You're right about the bill and wrong about the moment.",
    advice:
      "Choose a county job over the capital, and give facts to those who can use them. You do your best work two doors from the stage.",
  },
  snake: {
    works:
      "You'll be given more trust than most in a Snake state if you earn it slowly. Lawyers, clinics and property firms look for someone who can keep a confidence.",
    grates: "You dig until you find the secret. It turns out to be harmless, and now someone is hurt.",
    advice:
      "Before you look further, think about who suffers if you don't. If the answer is no one, let it rest, and they'll tell you more.",
  },
  horse: {
    works:
      "People come and go in a Horse state and count on someone to be there, so be the one who stays. Its insurers and machine makers need a loyal core.",
    grates: "In summer all of them promise to help. In October you clean up alone.",
    advice:
      "Collect names, dates and money while they're present. You aren't doubting them; you're making it easy to keep a promise from far away.",
  },
  goat: {
    works:
      "Promises are kept loosely in a Goat state, so choose three rules that matter and let the others go. Its colleges, clinics and workshops share your values.",
    grates: "You say that a promise is a promise. They meant it when they said it, and then the mood changed.",
    advice:
      "Write those three down together, in friendly words. On everything else you can bend, and you'll be surprised how well it works.",
  },
  monkey: {
    works:
      "Speak up for the customer in a Monkey state, because its clever products leave some people behind. Makers of cars, planes and boats have a service desk that needs you.",
    grates: "A notice has a joke in it that confuses people. You write to four editors, and they like the joke.",
    advice:
      "Offer to test every text on three ordinary people before it goes out. Even the jokers will thank you; they want to be understood.",
  },
  rooster: {
    works:
      "Use facts and no reproach in a Rooster state: it corrects what it can measure and takes your anger badly. Banks and labs there are clean employers.",
    grates:
      "They send back an urgent request because one box is empty. You answer with eleven angry pages, and nobody finishes them.",
    advice:
      "Cut it to one page, attach the form, and leave out every word about shame. They'll have fixed it within a week.",
  },
  dog: {
    works:
      "Everyone feels responsible in a Dog state and nobody rests, so take turns. Its harbors, bases and hotels have plenty of good work for you.",
    grates: "Four people worked late on one small complaint. All were tired, and no one would be the first to go.",
    advice:
      "Set shifts, and trust the person who has the next one. Spend the free evening on something that isn't a duty; you'll be a better colleague the day after.",
  },
  pig: {
    works:
      "Guard the money of a Pig state, since it's generous to all and somebody has to remember who cheated. Its clinics, resorts and agencies would rather not do that themselves.",
    grates: "The man who cheated them gets a farewell party. You reported him in May.",
    advice:
      "Volunteer as treasurer and keep a short list of people who don't get credit. They may go on being kind; you make it affordable.",
  },
};
