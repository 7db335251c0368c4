import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "A Rat company sees the value of your work early, and it counts every hour. Set your prices before you start.",
    grates: "You feel like a cost. Nobody has said so, but someone did want to know how many pencils you use.",
    advice:
      "Name a price for your hours before they do, and make it 25 percent higher than feels right. Don't explain it; people here respect a price.",
  },
  ox: {
    works:
      "An Ox company offers a steady wage and a safe place, and it has a rule for all things. See how the team works before you join.",
    grates: "Rules come before feelings. You mention a bad week, and they show you the paragraph about sick days.",
    advice:
      "Spend an hour with the team before you say yes. If somebody smiles and makes you tea, the rules won't hurt; if no one looks up, they will.",
  },
  tiger: {
    works: "If a Tiger company believes in your work, it'll fight for it. Get a private hour each week with its chief.",
    grates: "The tone is loud. Even the praise is shouted across the room, and you shrink from it.",
    advice:
      "Bring all your wishes to that private hour and none to the big meeting. Alone, the chief listens well, and what you agree on will be done.",
  },
  rabbit: {
    works:
      "A Rabbit company will wait for your best version. Check the figures yourself, because everyone else is too kind to.",
    grates: "So many feelings are spared that nobody says the project loses money.",
    advice:
      "Look at the figures with someone once a month, calmly. You can bear them, and when you bring them up gently, it turns out that the others can, too.",
  },
  dragon: {
    works:
      "A Dragon company needs your color and wants it bigger each time. Limit the number of changes in your contract.",
    grates: "They love the design, and then they add to it until it's theirs. You can't find your idea in it anymore.",
    advice:
      "Agree on two rounds of changes in the contract and charge for the third. Once it has a price, hardly anyone needs a third.",
  },
  snake: {
    works:
      "A Snake company studies your work and knows what it'll be worth. Take its advice, and get your kind words from friends.",
    grates: "They're polite and cool. You mention a hard week, and the talk moves on to the schedule.",
    advice:
      "Have lunch with friends from elsewhere. From this company, get advice on your prices above all; it sees what people would pay for you long before you do.",
  },
  horse: {
    works:
      "A Horse company carries your quiet work to towns that you've never seen, and it never stops. Fix your hours there.",
    grates: "They burst in with praise and a new order, and they're gone before you could say that it's too much.",
    advice:
      "Name one day for questions and one hour for calls. They adapt to it faster than you think, since a fixed time is easier than looking for you.",
  },
  goat: {
    works:
      "A Goat company understands beauty and gives it time. Read out the deadlines there, because no one else will.",
    grates: "Everyone waits for the right mood, and the customer's wedding doesn't wait.",
    advice:
      "Put the dates on the wall where all can see them, and go through them each Monday. Said by someone as gentle as you, a deadline frightens nobody.",
  },
  monkey: {
    works:
      "Tell your lead at a Monkey company which joke hurts. Apart from that you belong there: they have the ideas, and you make them something people keep.",
    grates: "They joke all day and mean nothing by it. You laugh, and at night you wonder what was meant.",
    advice: "Name the one thing that hurts, to your lead, in private. They'll stop at once; they had no idea.",
  },
  rooster: {
    works:
      "A Rooster company respects craft down to the stitch, and it never moves a deadline. Hand in early, in a rough version.",
    grates: "Nine o'clock means nine here. A better version at ten is refused, however good it is.",
    advice:
      "Show something unfinished a day early. You get their notes in time, they stop worrying, and you can spend the last hours on making it beautiful.",
  },
  dog: {
    works: "A Dog company stands up for the weak, and it treats everyone by the same rule. Request exceptions early.",
    grates:
      "You hope for a kind word and you're given the policy. They do care, but they show it by treating everyone the same.",
    advice:
      "Explain your reason before the deadline, in one honest sentence. They bend for someone who speaks up in time; afterward, the same request looks like neglect.",
  },
  pig: {
    works:
      "You may do the best work of your life at a Pig company, because nobody there rushes you. Get your pay in writing first.",
    grates:
      "Neither of you likes to talk about money. The customers are delighted, two invoices haven't gone out, and your raise is late.",
    advice:
      "Find the person there who keeps the books, and send them your hours every week. Money gets settled, and nobody has to bring it up.",
  },
};
