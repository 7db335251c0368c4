import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "Sell to a Rat state, but don't settle there: its careful ways will feel like a brake. Freight firms, mines and resorts pay well for what they can't get.",
    grates: "They keep an eye on your miles, your hours and your receipts. You feel accused.",
    advice:
      "Agree on a flat price and stay for short visits. One organized person at home can handle their forms for you.",
  },
  ox: {
    works:
      "Ranches, mills and utilities in an Ox state buy from people who come back, so allow a full season for a sale. You have the charm to open the door.",
    grates: "You take a nod for a deal. It's the first nod of four, and you've already spent the commission.",
    advice:
      "Visit each month with the same offer and leave time for silence. If you can't wait that long, hire somebody who can.",
  },
  tiger: {
    works:
      "A Tiger state is as fast as you are, so check the basics before you jump. Rail and power companies will give you a team in a week.",
    grates: "Three projects start at once, and there's money for two.",
    advice:
      "Find out who pays, and who'll run the place when you've left. With those two answers, you can go in first and enjoy it.",
  },
  rabbit: {
    works:
      "Confirm every date in a Rabbit state, in writing, because you change plans quickly and nobody there complains. Banks and food plants like customers brought in from outside.",
    grates: "When you move a meeting by a day, half of them come on the old one, without a word of reproach.",
    advice:
      "Send a short note after each talk, with the day and the place. It's a small effort, and it repairs what your speed breaks.",
  },
  dragon: {
    works:
      "Large projects pay best at their start in a Dragon state, so earn early. Its hospitals, tourist towns and factories need quick help while they're planning.",
    grates: "The great opening is nine years away. You'd be on your fifth job by then.",
    advice:
      "Take short contracts with payment on delivery and leave before the work gets slow. They'll call you again for the next beginning.",
  },
  snake: {
    works:
      "Follow up on what people tell you in a Snake state: they know where the work is, and you get there first. Property, health and aerospace firms reward a discreet scout.",
    grates: "You tell everybody what you have planned, and they discuss it for a week without you.",
    advice:
      "Nod more and talk less in your first month. One good lawyer or recruiter can introduce you without any noise.",
  },
  horse: {
    works:
      "Own something that others need in a Horse state, because everyone is passing through and you'll want a reason to stay. Food, machinery and insurance are good places to start.",
    grates: "People leave as quickly as you do. You've had four bosses in two years.",
    advice:
      "Write down what you agreed with each boss and keep it yourself. Have someone slower sign off on your next move.",
  },
  goat: {
    works:
      "Make a Goat state your home base. It's glad when you leave and gladder when you return. Its colleges, clinics and studios need someone to sell for them.",
    grates: "Plans are made by feeling, and the feeling can take until spring.",
    advice:
      "Travel for work and keep your home there. You bring back customers, they supply the goods, and nobody has to change pace.",
  },
  monkey: {
    works:
      "Sell what can't be copied in a Monkey state: your contacts, your voice, your speed of delivery. Its vehicle makers improve everything else.",
    grates: "You sold them a tool. Six months later they sold you a better one.",
    advice: "Let them build while you find the buyers, and take a percentage. That way their cleverness works for you.",
  },
  rooster: {
    works:
      "Get your license before you begin in a Rooster state, and you can move fast after that. Its banks and labs stop people who skip a step.",
    grates: "They write down when you come, what you sell and where you park. You've never been watched so politely.",
    advice:
      "Spend one rainy week on all of the papers at once. Once you're legal, people here are on your side, and some even wave you through.",
  },
  dog: {
    works:
      "Go to a Dog state if you want a home that waits for you, and be there when it counts. Ports, bases and tourist towns have seasonal work.",
    grates: "If you miss the one meeting that matters, even by a day, people mention it for years.",
    advice:
      "Put the local dates into your calendar before you book trips. You're forgiven for being away, but not for being absent when they needed you.",
  },
  pig: {
    works:
      "Every door opens for you in a Pig state, at half your speed. Allow twice the time, because tourism, clinics and public offices decide over lunch.",
    grates: "You are done talking, and they're still on the soup.",
    advice:
      "Halve your list for the day and do business at the table. The deals are real; they only come in a different order.",
  },
};
