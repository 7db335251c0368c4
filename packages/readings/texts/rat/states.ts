import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "Become the pricing expert of one trade, such as freight, mining or travel. A Rat state is full of traders, and they hire experts by name and pay them well.",
    grates:
      "The opening you hear about on Monday has six applicants on Tuesday, and all six know somebody at the firm.",
    advice:
      "Before you apply anywhere, join the local association of your trade and go to one meeting. Members hear of openings a week before they're posted, so now you know somebody too.",
  },
  ox: {
    works:
      "Purchasing for a power company or a big farm can be your job for decades. An Ox state is loyal, and your eye for a bargain is rare there.",
    grates:
      "Every approval takes its time, even for a new printer. If you remind your boss twice in a week, it takes a little longer.",
    advice:
      "When you discuss the salary, add one question: “May I sign for anything under a thousand dollars?” The printer comes the same week, and only the big orders have to wait.",
  },
  tiger: {
    works:
      "Cost estimators have it good in a Tiger state. Its energy, food and rail firms are short of people who can count, so you get real work at once.",
    grates:
      "Your boss promises a bonus in a speech, and everyone cheers. It never reaches your pay stub, because the next speech is about something else.",
    advice:
      "When the offer comes, answer: “I'll sign as soon as the bonus is in it, with the sum and the date.” The payroll office hears no speeches, and it pays what's on the page.",
  },
  rabbit: {
    works:
      "Expect friction in a Rabbit state, where manners come before prices. A claims job at an insurer still works, because you spot the odd sum and can say so in a letter.",
    grates:
      "A customer with a hole in the roof first shows you the garden and the new grandchild. An hour later, you still don't know what the roof cost.",
    advice:
      "From your first week on, send each customer a short cost form before the visit. The figures are waiting when you arrive, and your praise for the garden gets back to your boss.",
  },
  dragon: {
    works:
      "Project accounting for a builder, a hospital or a tourist town is work for years. Dragon states plan large and forget the sum, and you know what a brick costs.",
    grates: "The ribbon is cut before the budget is passed. Your first paycheck waits somewhere in between.",
    advice:
      "Keep your old job, and write to the new boss: “I can start two weeks after the budget is passed.” If the money comes late, so do you, and your rent is paid.",
  },
  snake: {
    works:
      "Land title research suits you in Snake states, and so do supplier checks for hospitals and aerospace firms. People there pay well for hidden facts, and you love to dig.",
    grates:
      "The best jobs are never advertised, and nobody lets a word slip. You, who hear everything, learn about one at the welcome lunch for the person who got it.",
    advice:
      "Before you move, take a local recruiter to a long lunch and say exactly what you want. The next unlisted job reaches you by phone, while it's still open.",
  },
  horse: {
    works:
      "Horse states clash with you, because plans change there faster than you can write them. A six-month contract counting stock for a machine maker or food firm still pays well.",
    grates:
      "You spend three days on a plan for the winter stock. On the fourth, your boss drops the product and leaves town to sell a new one.",
    advice:
      "When the contract is discussed, say: “Pay me weekly, and I'll plan one week at a time.” When the product changes, you throw away five days of notes at most, and they're paid for.",
  },
  goat: {
    works:
      "Look for a grants or budget job at a college, a hospital or a small studio. Goat states do fine work and neglect the numbers, so yours are needed.",
    grates:
      "You cut forty dollars for flowers from the budget. Three people want to talk about how that felt, and somebody has written a poem.",
    advice:
      "In your first week, give each team one total for the quarter, and let the team choose its own cuts. You get the same savings, and the next poem isn't about you.",
  },
  monkey: {
    works:
      "Write bids for a small firm that makes parts for planes, ships or cars. Inventors run such shops in a Monkey state, and they need a partner who reads the price list.",
    grates:
      "You send the bid on Monday. On Tuesday the inventor improves the part, and now it costs more to make than you've quoted.",
    advice:
      "Put one line under each bid: “This price is for drawing 4.” An improved part has a new number and gets a new price from you, so the job earns what you figured.",
  },
  rooster: {
    works:
      "Try loan processing at a bank or supply orders for a lab. A Rooster state writes its rules down and applies them to everyone, and you learn them fast.",
    grates:
      "A friendly nod from your boss isn't a yes. You begin, and a week later the work comes back because box 14 is empty.",
    advice:
      "From your first Monday on, answer each nod with an email: “I start tomorrow. Which forms do you need first?” The reply mentions box 14, and nothing comes back to you.",
  },
  dog: {
    works:
      "Auditing the bills of a port or a shipyard fits you in a Dog state. People there hate to be cheated, and you notice a fee that was billed twice.",
    grates:
      "You find a legal loophole that saves the firm some tax. Within a week everyone knows, and somebody locks up the coffee money.",
    advice:
      "When you present your first saving, propose a use for it: “Half of this would buy everyone a new chair.” After that, a saving means chairs, and the coffee money is back on the shelf.",
  },
  pig: {
    works:
      "Look for bookings work at a hotel, or an office job at a clinic or town hall. Jobs go through friends in a Pig state, and one dinner makes you several.",
    grates:
      "Your boss can't refuse a guest anything, and nobody adds it up. You see the bill coming in June, and the leaking roof has to wait another year.",
    advice:
      "In your first week, hang a sheet by the coffee machine with the money left for the year. Nobody has to be unkind, because the number says no, and the roof gets fixed.",
  },
};
