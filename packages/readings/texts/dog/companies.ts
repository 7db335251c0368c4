import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "Choose a checking job at a Rat company, such as audit or safety. It moves fast, and it's better off with you watching.",
    grates: "It's all legal. You asked, and they showed you the paragraph, with a grin.",
    advice:
      "Choose a role where checking is the job: audit, safety, complaints. In any other, you'd do it unpaid, at night.",
  },
  ox: {
    works:
      "Argue with past cases at an Ox company, because nothing else moves it. You always know what it means, and it doesn't change.",
    grates: "You raised a case of hardship. They raised the handbook, and it was the bigger of the two.",
    advice:
      "Argue with precedent: find the year they did the decent thing and bring the file. Nothing else moves that door.",
  },
  tiger: {
    works:
      "Get a voice in which targets a Tiger company picks. It gives you a cause to be loyal to, and it needs your nose.",
    grates: "It charges before you've had time to find out who lives on the hill.",
    advice:
      "You need a seat at the table where targets are picked. Say your doubt there, once, and then run with the rest.",
  },
  rabbit: {
    works:
      "Offer to do the hard talks at a Rabbit company, your best match. It treats people well and wants somebody who'll keep it so.",
    grates: "It would rather drop a hint than an employee. You would prefer to be told, and so would the employee.",
    advice: "Offer to have the hard talks on its behalf. They'll give you flowers, a raise, and all the hard talks.",
  },
  dragon: {
    works:
      "Find out whether a Dragon company can admit a mistake. If it listens to you, it can do more good in a day than you in ten years.",
    grates: "You asked for proof and were given a banner. The banner is very large and says trust.",
    advice:
      "In the interview, have them tell you what they got wrong last year. A pause is a bad sign, a laugh is worse, an answer is your offer.",
  },
  snake: {
    works:
      "Decide what you need to know before you sign with a Snake company. It trusts people who can't be bought, and keeps quiet.",
    grates: "You see half of the picture, and it's the half with the ethics in it. You worry about the other frame.",
    advice:
      "Settle beforehand which facts you must have to sign. Then sign, or don't, and let them have their curtains.",
  },
  horse: {
    works:
      "Take the after-sales desk at a Horse company. It makes friends quickly, and it needs someone who still remembers them in fall.",
    grates: "They swear lifelong friendship to the client, and then they swear it to the next one.",
    advice:
      "What they promise at a gallop, you keep on foot. The repeat orders carry your name, and that can go into your contract.",
  },
  goat: {
    works: "Propose plain rules for pay at a Goat company. It has a good heart and tries to be fair to those it likes.",
    grates: "Moods decide who gets the raise. You put that in a letter, and now the letter has feelings to deal with.",
    advice:
      "Propose a simple rule for pay and time off, and ask for it in the spring. Don't make it about anyone in the room.",
  },
  monkey: {
    works:
      "Check the figures at a Monkey company, and laugh along. It lightens your worries and tells each listener another version.",
    grates: "It told you the version for Dogs. There's one for auditors as well.",
    advice: "Prefer numbers to stories, with a smile. Be the one they can't fool, and they'll start to trust you.",
  },
  rooster: {
    works:
      "File early at a Rooster company, and keep your afternoons for people. It has the clear standards that you long for.",
    grates: "You were scolded for a form while a person stood waiting. You chose the person, and it's on your record.",
    advice:
      "Keep the form and the person: file first thing, so that your afternoons are free for people. Keep a copy, too.",
  },
  dog: {
    works:
      "Bring some hope to a Dog company, because everyone there worries as much as you do. It leaves no one behind.",
    grates: "All that worry in one building. The risk list has a risk list.",
    advice: "Put one hopeful item on each agenda and make it yours. They have plenty of smoke alarms, and no window.",
  },
  pig: {
    works:
      "Agree with a Pig company on what ends a contract. Its people are kind to everyone, and they sleep better with you there.",
    grates: "They gave the thief a second chance and a slice of cake. You had locked the door for a reason.",
    advice:
      "Agree on three things that end a contract, while everyone is calm. Then let them be kind about all the others.",
  },
};
