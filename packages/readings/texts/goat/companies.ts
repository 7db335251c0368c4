import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "Set your prices before you start at a Rat company. It sees the value of your work early, and it counts every hour.",
    grates: "Between the lines, you're a cost. It hasn't been said, though someone has counted your pencils.",
    advice: "Put a price on your hours before they ask, and add a fourth. Say it with a smile, and don't explain it.",
  },
  ox: {
    works:
      "See how the team works before you join an Ox company. It offers a steady wage and a safe place, and it has a rule for all things.",
    grates: "Rules come first, second and third. You cried once, by the copier, and there's now a rule for that.",
    advice:
      "Spend an hour with the team at work before you say yes. If no one looks up, send your portfolio to some softer door.",
  },
  tiger: {
    works:
      "Get a private hour each week with the chief of a Tiger company. If it believes in your work, it'll fight for it.",
    grates: "It shouts your name across the hall. It's praise, they tell you, when you come out from under the desk.",
    advice:
      "Arrange one hour a week with the chief, alone, with tea. All your needs go there and none into the big meeting.",
  },
  rabbit: {
    works:
      "Check the figures at a Rabbit company, because everyone else is too kind to. It'll wait for your best version.",
    grates: "So many feelings are spared that no one says the show is losing money.",
    advice: "Have somebody show you the figures once a month. You can bear them, and it turns out that they can too.",
  },
  dragon: {
    works:
      "Limit the number of changes in your contract with a Dragon company. It needs your color and wants it bigger each time.",
    grates: "It loved the mural, and then it added a slogan and a second dragon.",
    advice: "Agree on two rounds of changes and list them in the contract. For the third round, charge like a mason.",
  },
  snake: {
    works:
      "Take the good judgment of a Snake company and look for warmth elsewhere. It studies your work and knows what it'll be worth.",
    grates: "The talk is thin as ice. You said that it was a hard week, and they nodded at the floor.",
    advice:
      "Take the good judgment and find your company elsewhere, at lunch, with others. Get advice on prices in particular.",
  },
  horse: {
    works:
      "Fix your hours at a Horse company. It carries your quiet work to towns that you've never seen, and it never stops.",
    grates: "They rush in, they praise, they're gone. The door is still open and your tea is cold.",
    advice:
      "Name a fixed day for questions and a fixed hour for calls. They'll love you all the more for being hard to get.",
  },
  goat: {
    works:
      "Read out the deadlines at a Goat company, because no one else will. It understands beauty and pays for the second coat.",
    grates: "Everyone waits for the right mood. So does the customer, whose wedding was last week.",
    advice: "Pin the dates to the wall in good lettering, and be the one who reads them out. Somebody gentle has to.",
  },
  monkey: {
    works:
      "Tell your lead at a Monkey company which joke hurts. Its people have the ideas, and you make them something a person could keep.",
    grates: "They joke all day and mean nothing by it. You laughed on Monday and then lay awake until Wednesday.",
    advice:
      "Tell your lead the single thing that hurts, and only that. They'll stop, then fix your chair by way of sorry.",
  },
  rooster: {
    works:
      "Hand in early at a Rooster company, in a rough version. It respects craft down to the stitch, and it never moves a deadline.",
    grates: "The deadline is at nine, and it means nine. Art, you explain to the closed gate, is not a bus.",
    advice: "Hand in a rough version a day early. They relax, you get your notes in time, and the gate stays open.",
  },
  dog: {
    works:
      "Request exceptions early at a Dog company. It defends small people, in principle, and duty comes before comfort.",
    grates: "Duty is the house drink. You wanted a soft word, and got a paragraph from the code of conduct.",
    advice: "Request an exception, with your reason, before you need it. After the fact it looks like neglect.",
  },
  pig: {
    works:
      "Hire a bookkeeper before you go into business with a Pig company. You'll be warm and well fed, and do the best work of your life.",
    grates: "No one in the house can send a bill. Yours went out with a drawing of a bee.",
    advice: "Find an outside bookkeeper for both of you. Then put the money that appears into a bigger window.",
  },
};
