import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works: "A Rat company would spot the value in your sketch before you do, and that could pay for the good paper.",
    grates: "Between the lines, you're a cost. It hasn't been said, though someone has counted your pencils.",
    advice: "Put a price on your hours before they ask, and add a fourth. Say it with a smile, and don't explain it.",
  },
  ox: {
    works: "At its kindest, an Ox company offers a fixed desk, a fixed wage and a roof that never leaks.",
    grates: "Rules come first, second and third. You cried once, by the copier, and there's now a rule for that.",
    advice:
      "Ask to see the team at work before you say yes. If no one looks up, send your portfolio to some softer door.",
  },
  tiger: {
    works: "A Tiger company fights for what it believes in, and if it believes in your work, the whole city will hear.",
    grates: "It shouts your name across the hall. It's praise, they tell you, as you come out from under the desk.",
    advice:
      "Arrange one hour a week with the chief, alone, with tea. All your needs go there and none into the big meeting.",
  },
  rabbit: {
    works:
      "Everything has an edge that someone has smoothed. A Rabbit company will wait for your best version, and frame it.",
    grates: "So many feelings are spared that no one says the show is losing money.",
    advice:
      "Ask for the figures once a month, as a favor to you. You can bear them, and it turns out that they can too.",
  },
  dragon: {
    works: "A Dragon company has walls that need your color. You're asked for murals where others wanted icons.",
    grates: "It loved the mural, and then it added a slogan and a second dragon.",
    advice: "Agree on two rounds of changes and list them in the contract. For the third round, charge like a mason.",
  },
  snake: {
    works: "The warmth is hidden but real. A Snake company studies what you do and knows what it will be worth.",
    grates: "The talk is thin as ice. You said that it was a hard week, and they nodded at the floor.",
    advice:
      "Take the good judgment and find your company elsewhere, at lunch, with others. Ask for advice on prices in particular.",
  },
  horse: {
    works: "A Horse company gives your quiet work legs. By June your name is known in towns you've never seen.",
    grates: "They rush in, they rave, they're gone. The door is still swinging and your tea is cold.",
    advice:
      "Name a fixed day for questions and a fixed hour for calls. They'll love you all the more for being hard to get.",
  },
  goat: {
    works: "You don't need to explain what beauty is for. A Goat company pays for the second coat.",
    grates: "Everyone waits for the right mood. So does the customer, whose wedding was last week.",
    advice: "Pin the dates to the wall in good lettering, and be the one who reads them out. Somebody gentle has to.",
  },
  monkey: {
    works:
      "You ground its bright ideas. A Monkey company builds the gizmo, and you make it something a person could keep.",
    grates: "They joke as they breathe. You laughed on Monday and then lay awake until Wednesday.",
    advice:
      "Tell your lead the single thing that hurts, and only that. They'll stop, then fix your chair by way of sorry.",
  },
  rooster: {
    works:
      "A Rooster company hangs your work dead straight and insures it. Craft like yours is respected down to the stitch.",
    grates: "The deadline is at nine, and it means nine. Art, you explain to the closed gate, is not a bus.",
    advice: "Hand in a rough version a day early. They relax, you get your notes in time, and the gate stays open.",
  },
  dog: {
    works: "It will defend you, in theory. A Dog company can't bear to see small people pushed around.",
    grates: "Duty is the house drink. You wanted a soft word, and got a paragraph from the code of conduct.",
    advice: "Ask for an exception and give your reason before you need it. After the fact it looks like neglect.",
  },
  pig: {
    works:
      "A Pig company feels like Sunday. You're warm, you're fed, and you do the best work of your life by accident.",
    grates: "No one in the house can send a bill. Yours went out with a drawing of a bee.",
    advice: "Find an outside bookkeeper for both of you. Then put the money that appears into a bigger window.",
  },
};
