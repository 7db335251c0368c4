import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works: "A Rat company moves fast in the dark, so it helps that you carry a light and a spare key.",
    grates: "It's all legal. You asked, and they showed you the paragraph, with a grin.",
    advice:
      "Choose a role where checking is the job: audit, safety, complaints. In any other, you'd do it unpaid, at night.",
  },
  ox: {
    works: "You never need to wonder what an Ox company means. It said so once, years ago, and has not changed a word.",
    grates: "You raised a case of hardship. They raised the handbook, and it was the bigger of the two.",
    advice:
      "Argue with precedent: find the year they did the decent thing and bring the file. Nothing else moves that door.",
  },
  tiger: {
    works: "A cause, a leader, a hill. A Tiger company gives you something to be loyal to, and it'll need your nose.",
    grates: "It charges before you've had time to find out who lives on the hill.",
    advice:
      "Ask for a seat at the table where targets are picked. Say your doubt there, once, and then run with the rest.",
  },
  rabbit: {
    works:
      "It's your best match, so enjoy it. A Rabbit company treats people well and wants somebody who'll keep it so.",
    grates: "It would rather drop a hint than an employee. You would prefer to be told, and so would the employee.",
    advice: "Offer to have the hard talks on its behalf. They'll give you flowers, a raise, and all the hard talks.",
  },
  dragon: {
    works: "If it listens to you at all, a Dragon company can do more good in a day than you could in ten years.",
    grates: "You asked for proof and were given a banner. The banner is very large and says trust.",
    advice:
      "Ask in the interview what they got wrong last year. A pause is a bad sign, a laugh is worse, an answer is your offer.",
  },
  snake: {
    works: "A Snake company warms to those who can't be bought, and it will hand you what it shows to no one.",
    grates: "You see half of the picture, and it's the half with the ethics in it. You worry about the other frame.",
    advice:
      "Settle beforehand which facts you must have to sign. Then sign, or don't, and let them have their curtains.",
  },
  horse: {
    works:
      "A Horse company could use one person who counts heads after each stop. Its people love you for coming back.",
    grates: "They swear lifelong friendship to the client, and then they swear it to the next one.",
    advice:
      "Own the after-sales desk. What they promise at a gallop, you keep on foot, and the repeat orders carry your name.",
  },
  goat: {
    works: "On its side is a good heart, and a Goat company does try to be fair to the ones it likes.",
    grates: "Moods decide who gets the raise. You put that in a letter, and now the letter has feelings to deal with.",
    advice:
      "Propose a simple rule for pay and time off, and ask for it in the spring. Don't make it about anyone in the room.",
  },
  monkey: {
    works: "A Monkey company lightens you. You came in with a worry, and they built it a small hat.",
    grates: "It told you the version for Dogs. There's one for auditors as well.",
    advice: "Ask for numbers over stories, with a smile. Be the one they can't fool, and they'll start to trust you.",
  },
  rooster: {
    works: "Here are the standards you long for. A Rooster company hangs them on the wall, with dates.",
    grates: "You were scolded for a form while a person stood waiting. You chose the person, and it's on your record.",
    advice:
      "Keep the form and the person: file first thing, so that your afternoons are free for people. Keep a copy, too.",
  },
  dog: {
    works:
      "No one is left behind at a Dog company. It took back Hank, and Hank had resigned by setting off the sprinklers.",
    grates: "All that worry in one building. The risk list has a risk list.",
    advice: "Put one hopeful item on each agenda and make it yours. They have plenty of smoke alarms, and no window.",
  },
  pig: {
    works: "Its people are kind before breakfast, and a Pig company sleeps better with you at the gate.",
    grates: "They gave the thief a second chance and a slice of cake. You had locked the door for a reason.",
    advice:
      "Agree on three things that end a contract, while everyone is calm. Then let them be kind about all the others.",
  },
};
