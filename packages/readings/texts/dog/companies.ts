import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works: "A Rat company moves fast and close to the line, so it's safer with someone like you to check what it does.",
    grates: "A colleague finds a loophole and uses it. It's legal, he can prove that, and it still bothers you.",
    advice:
      "Apply for a post in audit or safety, where your doubts are welcome and paid for. In any other department you'd check things unpaid, at night, and be called difficult.",
  },
  ox: {
    works: "You always know what an Ox company means, and you can rely on it next year as well.",
    grates:
      "A colleague suffers under a rule, and your boss says that the rule is the rule. He can't see why you take it personally.",
    advice:
      "Look for a year in which the company made a decent exception, and show your boss that old file. He'd never be the first to bend a rule, but he'll follow an example.",
  },
  tiger: {
    works: "A Tiger company gives you something to fight for, and it needs you to see who could get hurt.",
    grates:
      "Your boss starts a price war overnight. You learn afterward that a small supplier can't survive it, and you feel guilty.",
    advice:
      "Before you sign, ask for a seat in the meeting where targets are chosen. State your doubt there, once and clearly. At that point the plan can still change. Later you'd only slow people down.",
  },
  rabbit: {
    works: "A Rabbit company is your best match: it treats people well and wants someone like you to keep it so.",
    grates: "People avoid saying what hurts. A colleague is being pushed out by hints, and no one tells her.",
    advice:
      "Insist that she's told, and let a tactful coworker find the words while you sit beside them. Your colleague can find another job in time, and everyone sees that the company is honest as well as kind.",
  },
  dragon: {
    works:
      "A Dragon company can do more good in a day than you can in ten years, but only if its chief listens to doubts.",
    grates: "You want facts, and your boss gives you a slogan. You go home worried.",
    advice:
      "In the interview, mention the company's biggest mistake of last year. If the manager says what has changed since, your warnings will be heard there. If she laughs it off, she'd laugh at your warnings, too.",
  },
  snake: {
    works: "A Snake company trusts you because you can't be bought, though even you don't hear everything.",
    grates: "Your boss shows you half of a deal. You lie awake and imagine the worst about the other half.",
    advice:
      "Before you sign, list three things you have to know to do the job with a good conscience. A short list gets an honest answer here, and then you can let the other secrets rest.",
  },
  horse: {
    works: "A Horse company makes friends quickly, and it needs you to look after those friends a year later.",
    grates: "A salesman promises a client everything, means it, and forgets. The client calls you.",
    advice:
      "Apply for the after-sales desk, and write down each promise on the day it's made. Customers reorder because you keep those promises, so have a share of the repeat orders put into your contract.",
  },
  goat: {
    works: "A Goat company has a good heart, and you'll like the people, but it's fairest to those it likes best.",
    grates: "Raises depend on your boss's mood. When you bring that up, she feels accused.",
    advice:
      "Suggest a simple rule for pay and days off, without naming a single person. Your boss never liked to decide such things, so she'll be glad of it, and everyone gets the same chance.",
  },
  monkey: {
    works: "A Monkey company makes your worries lighter, and it needs one person who can't be fooled.",
    grates:
      "Each listener gets a different version of the story. You get the one for careful people, and there's another for the bank.",
    advice:
      "Laugh at the story, and then ask to see the figures. After you've done that two or three times, your colleagues tell you the truth first, because it saves them time.",
  },
  rooster: {
    works: "A Rooster company has the clear standards that you long for, and it applies them to everyone.",
    grates: "You help somebody in trouble and hand in your form late. The form is all that your boss mentions.",
    advice:
      "Do your paperwork first thing in the morning, before anyone needs you. With the forms in, nobody can object when you spend an hour of the afternoon on a person.",
  },
  dog: {
    works: "A Dog company leaves no one behind, so you can trust your colleagues from the start.",
    grates:
      "All of you worry. Meetings go through everything that could fail, and you drive home heavier than you came.",
    advice:
      "Put one piece of good news on each agenda, and look for it during the week. Plenty of people here see the danger, so the colleague who brings some hope is the one they want in the meeting.",
  },
  pig: {
    works: "A Pig company treats everyone kindly and sleeps better with you on watch.",
    grates:
      "A supplier cheats the company, and your boss forgives him. In the fall he cheats again, and you saw it coming.",
    advice:
      "In a calm week, settle with your boss which three things end a contract. When one happens, the list decides, and nobody has to be the villain. The rest of the time, everyone can stay kind.",
  },
};
