import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works: "A Rat company sees early what your work is worth, often before you do, and it will hire you on the spot.",
    grates:
      "It also bargains over every hour. A manager counts the pencils you use in a month, and you feel like a cost.",
    advice:
      "Name your salary before anyone else names one, and make it ten percent higher than feels right. Then stop talking. A firm figure gets more respect here than a good explanation.",
  },
  ox: {
    works:
      "An Ox company offers you a steady wage and a safe job, but little sympathy, because it has a rule for everything.",
    grates: "You mention a bad week, and your boss shows you the paragraph about sick days.",
    advice:
      "Before you accept, spend an hour with your future team. If somebody smiles and makes you tea, you can live with the rules. If no one looks up, the rules would make you unhappy within a year.",
  },
  tiger: {
    works: "A Tiger company that believes in your work will fight for it, even against its own accountants.",
    grates: "Everything is loud. Your boss shouts praise across the room, and you'd like to hide under the desk.",
    advice:
      "Ask the chief for half an hour alone each week, and save your wishes for that meeting. One on one the chief listens well, and what you two agree on gets done.",
  },
  rabbit: {
    works: "A Rabbit company waits for your best version, so you can work slowly and well.",
    grates: "Your colleagues are so considerate that nobody says the project has been losing money since the summer.",
    advice:
      "Go through the project's figures with a colleague once a month, and bring them up gently at the next meeting. The others have worried in secret, too, and a loss that's named early can still be fixed.",
  },
  dragon: {
    works:
      "A Dragon company needs your sense of beauty for its big projects, and a lot of people get to see your work.",
    grates:
      "Your boss loves the design and adds something every week. At the opening, you can't find your own idea in it.",
    advice:
      "Agree on two rounds of changes at the start, and say how long a third would take. Once a change costs a week, nobody wants it, and customers see what you drew.",
  },
  snake: {
    works: "A Snake company studies your work closely and knows what people would pay for it long before you do.",
    grates: "Your boss is polite and cool. You mention a hard week, and the talk moves on to the schedule.",
    advice:
      "For a kind word, have lunch with a friend from elsewhere. From this boss, get advice on your prices instead, beginning in the first month. It's the best advice on money you'll ever hear, and it's free.",
  },
  horse: {
    works:
      "A Horse company carries your quiet work to customers you'd never meet, and the sales people are proud to show it.",
    grates: "The sales lead bursts in with praise and a new order, and is gone before you can say that it's too much.",
    advice:
      "Name one day for new orders, such as Tuesday. The sales people adapt fast, because a fixed day is easier for them than looking for you, and you get four quiet days.",
  },
  goat: {
    works: "A Goat company understands beautiful work and gives it time, so you'll be among friends.",
    grates:
      "The whole team waits until it feels inspired. The customer's wedding is on the fourth of June, and it won't wait.",
    advice:
      "Write every deadline on the wall and read them aloud on Monday mornings. From someone as gentle as you, a date frightens no one. Work begins on time, and the bride gets what she ordered.",
  },
  monkey: {
    works:
      "At a Monkey company your colleagues have the ideas, and you turn them into something that a customer wants to keep.",
    grates:
      "Your colleagues joke all day and mean nothing by it. At night you wonder whether the one about your sweater was serious.",
    advice:
      "Tell your team lead in private which joke hurts, and do it early. The jokers had no idea and will stop at once, and you can laugh at the rest.",
  },
  rooster: {
    works:
      "A Rooster company respects your craft down to the last stitch. The only thing it loves as much is a deadline.",
    grates: "You hand in a better version an hour late, and your boss sends it back unread.",
    advice:
      "Show something unfinished a day early. You get the corrections while there's still time, your boss stops worrying, and you can spend the last hours on making it beautiful.",
  },
  dog: {
    works:
      "A Dog company stands up for the weak, so your kindness counts there, but it treats everyone by the same rule.",
    grates: "You hope for some understanding about a late project, and your boss reads you the policy.",
    advice:
      "When you need an exception, explain why before the deadline, in one honest sentence. Your boss bends for someone who speaks up in time. A day later, the same reason sounds like an excuse.",
  },
  pig: {
    works: "A Pig company may get the best work of your life from you, because nobody there rushes you.",
    grates:
      "You and your boss both hate to talk about money. Your overtime was never counted, and your raise is a year late.",
    advice:
      "Have your pay put in writing before the first day, and email your hours to payroll every week. Your money arrives on time, and nobody has to bring it up.",
  },
};
