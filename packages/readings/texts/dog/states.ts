import type { MatchTexts } from "../types/match-texts.ts";

export const states: MatchTexts = {
  rat: {
    works:
      "Freight and travel firms in a Rat state sign first and read later. Apply as a contract clerk: you read first, and each year that saves them a lawsuit.",
    grates: "An owner promises you better hours. A year later the firm has its third owner, who knows of no promise.",
    advice:
      "On the day you hear a promise, confirm it in an email with a copy to payroll. Every new owner keeps to what payroll has on file, so you still go home at four.",
  },
  ox: {
    works:
      "An Ox state is a hard match: it's loyal to rules, and you're loyal to people. The two meet in a safety officer's job at a power plant or a ranch.",
    grates:
      "You want a tired crane driver sent home. Your boss must see the rule first, and he's still reading when the shift ends.",
    advice:
      "In your first month, mark every line in the rule book that lets you stop the work. Next time you open it at the mark, your boss nods, and the driver goes home to bed.",
  },
  tiger: {
    works:
      "Go for a dispatcher's job in a rail yard or a power plant. There's always an emergency in a Tiger state, and you're the calmest voice in it, year after year.",
    grates:
      "Your crew beats the storm and goes on fighting because it's fun. By midnight they're fighting you, over the coffee.",
    advice:
      "In the first calm week, tell the crew: “I'll say when the danger is over, and then we all go home.” At a quiet table, everyone agrees. Next time, the shouting stops, and the coffee is yours.",
  },
  rabbit: {
    works:
      "The best place for you is a Rabbit state, in the fraud office of a big insurer or bank. Someone who watches over other people's money is kept there for life.",
    grates:
      "Your colleagues would never say that you're too strict. They just take the other stairs when they see you.",
    advice:
      "After your first month, have a friendly coworker collect one wish from each of them, without names. You'll see one small habit to drop, such as the raised eyebrow, and your stairs fill up again.",
  },
  dragon: {
    works:
      "You clash with a Dragon state: it loves the grand plan, and you see the holes. What still works is purchasing for a county or a small hospital, far from the capital.",
    grates: "You show your boss what a dome on the clinic would cost. He's impressed by the sum and wants two.",
    advice:
      "When the planning starts, speak before anyone draws a line: “What's the most we can spend?” Write the answer on the board. Your boss dreams as big as that sum, and the second dome never comes up.",
  },
  snake: {
    works:
      "Lawyers and clinics in a Snake state need someone who can keep a confidence. Become a paralegal or a records clerk: once they trust you, you have a job until you retire.",
    grates:
      "You want to know why a client's file is sealed. “It's a sealed file,” says your boss, and shuts the door very softly.",
    advice:
      "In your first week, agree on one question that always gets an answer: “Could this hurt anyone?” Your boss can say no without opening the file, and after a clear no, you sleep well.",
  },
  horse: {
    works:
      "People come and go in a Horse state. Look for a job running the parts store of a machine maker, where somebody who stays gets a raise every year.",
    grates:
      "In summer every colleague promises to help with the inventory. In October you count nine thousand bolts alone.",
    advice:
      "In July, while they still mean it, have each colleague sign for a single hour on the ninth of October. Anyone can hold still for an hour, and nine people count a thousand bolts each.",
  },
  goat: {
    works:
      "A Goat state shares your values and keeps its promises loosely, so it's a hard match. A job with fixed hours works, such as campus security or a clinic's night desk.",
    grates: "Your boss promised you Saturday off and meant it. Then her mood changed, and you're at work.",
    advice:
      "When you sign, lay a calendar beside the contract: “These are my free Saturdays. Would you initial them?” Moods can change, initials can't, and you spend the next Saturday in your own kitchen.",
  },
  monkey: {
    works:
      "Products from a Monkey state are clever, and some customers get lost in them. Apply at the service desk of a boat or car maker, where you never hang up first.",
    grates:
      "Page two of the manual says “Feed daily” beside the battery. You get ninety calls, and the engineers are delighted.",
    advice:
      "Beginning in month one, read each draft to three callers, and tell the engineers what happened: “One of them fed the battery.” That joke comes out, the good ones stay, and your phone is quiet.",
  },
  rooster: {
    works:
      "Try a year in the complaints office of a bank. A Rooster state mends any mistake it sees on paper, and you can put a customer's trouble there in plain words.",
    grates:
      "You send an urgent request for a widow's money. It comes back after nine days, because the box for her fax number is empty.",
    advice:
      "From your first case on, hand urgent forms to the clerk yourself: “What's missing? I'll fill it in here.” She points at the fax box, you write in the number, and the next widow is paid in two days.",
  },
  dog: {
    works:
      "Look for a duty manager's job at a hotel or a harbor. Everyone in a Dog state is as responsible as you, so if you call at 3 a.m., four people come.",
    grates:
      "Four of you work late on one small complaint. You're all tired, and nobody dares to leave before the others.",
    advice:
      "In the first week, tell the others: “Tuesday nights are mine. Which one is yours?” With one name for each night, the rest may leave at six. The complaint gets answered, and three of you eat at home.",
  },
  pig: {
    works:
      "A Pig state is generous to everyone, so its clinics and resorts need one person who collects. Apply for a billing job: thanks to you, there's still money in December.",
    grates:
      "A guest who still owes for last summer has booked again. Your colleagues send a fruit basket up to his room.",
    advice:
      "Starting with your first Monday, phone each guest who still owes: “We look forward to seeing you. May I charge last summer to your card first?” The fruit may go up as before, because now it's paid for.",
  },
};
