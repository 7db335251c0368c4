import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "Take charge of how things look, from the brochure to the box. A Rat company sees early what your work is worth, often before you do.",
    grates: "A manager bargains with you over every pencil. After a month of it, you feel like the most expensive one.",
    advice:
      "In the salary talk, say: “Put a yearly sum for materials in the contract, and I'll keep to it.” Nobody counts what's already paid for, and the pencils are yours.",
  },
  ox: {
    works:
      "You and the Ox clash, because rules come before feelings here. Training new people still works: they need somebody kind, and the wage is steady.",
    grates: "You mention a bad week, and your boss shows you the paragraph about sick days. Sadness isn't in it.",
    advice:
      "When a week is bad, skip the story and say: “I'd like Thursday off, under paragraph six.” A boss who loves rules signs that at once, and Thursday is yours.",
  },
  tiger: {
    works:
      "Design the big campaign, the one that decides the year: a Tiger company that believes in your work fights for it, even against its own accountants.",
    grates: "Everything is loud. Your boss shouts praise across the room, and you'd like to hide under the desk.",
    advice:
      "In week one, say to the chief: “Could we talk about my work alone, on Mondays?” One on one the chief is half as loud, and you can enjoy the praise.",
  },
  rabbit: {
    works:
      "Apply for the catalog, the handbook or the yearly report. A Rabbit company waits for your best version, so you can work slowly and well.",
    grates:
      "Your colleagues are so considerate that nobody mentions the project's losses. Even the minutes have left them out since summer.",
    advice:
      "Once a month, pass the project's figures around the meeting on a single page. The others have worried in secret, too, and a loss seen early can still be fixed.",
  },
  dragon: {
    works:
      "A Dragon company needs your sense of beauty for its big projects. Take on the lobby, where thousands of people walk through your work.",
    grates:
      "Your boss loves the design and adds something every week. At the opening, you can't find your own idea in it.",
    advice:
      "Agree on two rounds of changes at the start, and say how long a third would take. Once a change costs a week, nobody wants it, and customers see what you drew.",
  },
  snake: {
    works:
      "Make the samples for the pickiest customers. A Snake company studies your work closely, and knows to the dollar what they'd pay.",
    grates:
      "Your boss looks at your best sample for ten minutes, says “Thank you,” and leaves. You wonder all weekend what that meant.",
    advice:
      "When you hand in a sample, say: “What would you change, and what would you charge?” Your boss answers both exactly, and a high figure is the compliment you were waiting for.",
  },
  horse: {
    works:
      "Make what the sellers carry: the folder, the sample case, the gift. A Horse company takes your quiet work to customers you'd never meet.",
    grates: "The sales lead bursts in with praise and a rush order. You explain to the door that it's too much.",
    advice:
      "Name one day for new orders, such as Tuesday. The sales people adapt fast, because a fixed day is easier for them than looking for you, and you get four quiet days.",
  },
  goat: {
    works:
      "You'll be among friends at a Goat company. Take the special orders, because people there understand beautiful work and give it time.",
    grates:
      "The whole team waits until it feels inspired. The customer's wedding is on the fourth of June, and it won't wait.",
    advice:
      "On Monday mornings, read the coming deadlines aloud. From someone as gentle as you, a date frightens no one. Work begins on time, and the bride gets what she ordered.",
  },
  monkey: {
    works:
      "At a Monkey company your colleagues have the ideas, and you turn them into something that a customer wants to keep.",
    grates:
      "Your colleagues joke all day and mean nothing by it. At night you wonder whether the one about your sweater was serious.",
    advice:
      "On the day a joke hurts, tell your team lead in private which one. The jokers had no idea and will stop at once, and you can laugh at the rest.",
  },
  rooster: {
    works:
      "A Rooster company respects your craft down to the last stitch. The final check before delivery suits you, because you see what isn't right yet.",
    grates: "Your better version is one hour late. Your boss sends it back unread, with the time underlined.",
    advice:
      "Show your boss something unfinished a day early. You get the corrections while there's still time, nobody worries, and you can spend the last hours on making it beautiful.",
  },
  dog: {
    works:
      "A Dog company is hard on you, because it's fair by the rule. Answering complaints still works: there, both of you side with the weak.",
    grates: "You explain why the project is late, and it's a sad story. Your boss is moved, and reads you the policy.",
    advice:
      "When you need more time, say so two days ahead, in one honest sentence. Your boss bends for people who speak up before the deadline, and the policy stays in the drawer.",
  },
  pig: {
    works:
      "Take on the archive or the anniversary book. Nobody rushes you at a Pig company, and it may be the best work of your life.",
    grates:
      "You and your boss both hate to talk about money. Your overtime was never counted, and your raise is a year late.",
    advice:
      "Before your first day, get two dates into the contract: when overtime is paid, and when you get a raise. Payroll does the rest, and nobody has to bring up money.",
  },
};
