import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "A Rat state is a good place for you to sell and a bad one to settle. Its mines, resorts and freight firms pay well for goods from outside.",
    grates: "Your boss checks your miles and your receipts, and you feel accused.",
    advice:
      "Before your first trip, agree on a flat sum for travel, and let someone organized do the forms. Then there's nothing left to check, and you get paid without an argument.",
  },
  ox: {
    works:
      "In an Ox state your charm opens doors, but a sale takes a whole season. Ranches, mills and utilities buy from people who come back.",
    grates: "A buyer nods, and you spend the commission. It was the first nod of four.",
    advice:
      "Visit each month with the same offer, and leave pauses in the talk. If that's too slow, send somebody patient. Buyers here sign only with people they've met four times.",
  },
  tiger: {
    works: "A Tiger state is as fast as you are: its rail and power companies will give you a team within a week.",
    grates: "Your boss starts three projects at once, and there's money for two.",
    advice:
      "Before you join a project, ask who pays for it and who runs it after you've left. If your boss can name both, jump in and enjoy the start. If not, yours is the project without money.",
  },
  rabbit: {
    works: "In a Rabbit state, banks and food plants like you because you bring in customers from outside.",
    grates: "You put off a meeting by a day. Half of the clients come on the old date, and not one of them complains.",
    advice:
      "After each talk, send a two-line note with day and place, starting in week one. People here don't complain about a mix-up. They quietly go elsewhere, and your note keeps them.",
  },
  dragon: {
    works:
      "A Dragon state pays you best at the start of a large project. Hospitals, tourist towns and factories need quick help while they're planning.",
    grates: "The great opening is nine years away. You'd be on your fifth job by then.",
    advice:
      "Look for a short contract with payment on delivery, and leave when the planning is done. You earn during the exciting part, and the client calls you again for the next beginning.",
  },
  snake: {
    works:
      "In a Snake state, work goes to people who have been introduced. Property, health and aerospace firms like how fast you find customers, if you can keep quiet about it.",
    grates: "You tell the whole office what you've planned. Your colleagues discuss it for a week without you.",
    advice:
      "Nod more and talk less, and let one good lawyer or recruiter introduce you. A quiet introduction gets you further here than your best speech.",
  },
  horse: {
    works:
      "A Horse state gives you a quick start in food, machinery or insurance, but it gives you little reason to stay.",
    grates:
      "Everyone leaves as fast as you do. You've had four bosses in two years, and each one promised you something else.",
    advice:
      "After every talk with a boss, email a summary of what you agreed and keep a copy. When the next boss arrives, you can prove that the raise was promised.",
  },
  goat: {
    works:
      "A Goat state makes a good home base for you. Its colleges, clinics and studios want someone to go out and sell for them.",
    grates: "Plans wait for the right feeling here, and the feeling can take until April.",
    advice:
      "In the interview, offer to travel for work and keep your home in the state. You bring back customers, your colleagues make what those customers buy, and nobody has to change pace.",
  },
  monkey: {
    works:
      "A Monkey state needs you to sell what it invents. Its vehicle makers can improve anything, but they can't copy your contacts or your voice.",
    grates: "You sell a plant a new tool. Six months later, the plant sells you a better one.",
    advice:
      "In your first contract, ask for a percentage: the engineers build, and you find the buyers. Each time they make the product better, you earn more.",
  },
  rooster: {
    works:
      "A Rooster state lets you move fast once your papers are complete. Its banks and labs stop anybody who skips a step.",
    grates:
      "Your new employer writes down when you come, what you sell and where you park. You've never been watched so politely.",
    advice:
      "Spend your first week on every form and every training course they have. Once your file is complete, the same people are on your side and wave you through.",
  },
  dog: {
    works: "A Dog state gives you a place to come back to, and its ports, bases and tourist towns have seasonal work.",
    grates: "You miss the one staff meeting that matters, by a day. People mention it for years.",
    advice:
      "Put your team's important dates into your calendar, and book your trips around them. Your colleagues don't mind that you're away, as long as you're there on those days.",
  },
  pig: {
    works:
      "A Pig state opens every door for you, at half your speed, because its tourism, clinics and public offices decide over lunch.",
    grates: "You've said everything and you're ready to sign. Your client is still on the soup.",
    advice:
      "Visit half as many clients a day, and stay for dessert. The deals are real, and in a Pig state they get made after the plates are cleared.",
  },
};
