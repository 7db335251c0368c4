import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "A Rat company finds clever deals fast. Take the desk where contracts are checked before they're signed: it needs someone who can't be talked around.",
    grates: "A colleague finds a loophole and uses it. It's legal, he can prove that, and it still bothers you.",
    advice:
      "When a loophole bothers you, bring your boss its price: “If this gets out, we lose forty customers.” A bad feeling is ignored here, but a number like that closes the loophole.",
  },
  ox: {
    works:
      "You can rely on an Ox company, though its rules know no mercy. It works if you train new people, who need your patient voice.",
    grates:
      "A colleague loses an hour's pay over three minutes. Your boss can't see why you're upset, because it wasn't your hour.",
    advice:
      "Find an old case where the company made an exception, and show your boss. He'd never be the first to bend a rule, but he follows examples, and the hour is paid.",
  },
  tiger: {
    works:
      "Something is always worth fighting for at a Tiger company. Look after its suppliers: you see early who could get hurt, and they trust you.",
    grates:
      "Your boss starts a price war overnight and feels great. The small supplier who can't survive it calls you at eight.",
    advice:
      "When you're hired, say: “I'd like to be in the room when prices are set.” A doubt spoken there still changes the plan, and your supplier hears of it in time.",
  },
  rabbit: {
    works:
      "Your best match is a Rabbit company, which treats people well. Look for a job in staff relations, since colleagues trust you with their troubles.",
    grates: "Nobody wants to hurt the colleague who has to go, so she gets hints. This week it was a suitcase.",
    advice:
      "Go to her manager and offer help: “Tell her today, and I'll sit beside you.” Nobody has to be brave alone, and she has time to find another job.",
  },
  dragon: {
    works:
      "You clash with a Dragon company, since it loves applause and you have doubts. It works where doubts are welcome: in the last safety check.",
    grates: "You bring your boss four open questions about the new hall. You leave with a slogan, and it rhymes.",
    advice:
      "Next time, bring one question instead of four, tied to the big day: “Which two exits will your guests use?” A chief who pictures the guests answers, and you can sleep.",
  },
  snake: {
    works:
      "A Snake company trusts you because you can't be bought. Run its payroll: what people earn is safe with you, and so is your job.",
    grates: "Your boss shows you half of a deal. You lie awake and imagine the worst about the other half.",
    advice:
      "In week one, tell your boss the three things you need to know about any deal. So short a list gets honest answers, and the other half can stay a secret.",
  },
  horse: {
    works:
      "Strangers turn into friends quickly at a Horse company. On the after-sales desk, you look after them a year later, and they order again.",
    grates:
      "A salesman promises a client everything, means it, and forgets. The client has a better memory, and your number.",
    advice:
      "On the evening of each visit, text the salesman: “What did you promise?” He still knows it then. The promise goes into the contract, and the client's next call is an order.",
  },
  goat: {
    works:
      "You'll like your colleagues at a Goat company, though it's fairest to its favorites. It works if you plan the shifts, because you treat everyone alike.",
    grates: "Raises depend on your boss's mood. When you mention that, her mood drops, and so does your raise.",
    advice:
      "On one of her good days, suggest pay by years of service, without naming anyone. Your boss never liked to decide such things, and now everyone gets the same chance.",
  },
  monkey: {
    works:
      "Your worries get lighter at a Monkey company. You're the one to check its figures before the bank sees them, because you can't be fooled.",
    grates:
      "Each listener gets a different version of the story. You get the one for careful people, and there's another for the bank.",
    advice:
      "Laugh at the story, and then say: “Now the version with figures, please.” After two or three times, your colleagues begin with that version, because it saves them time.",
  },
  rooster: {
    works:
      "The standards at a Rooster company are clear and the same for everyone. Handle its warranty claims: you can be fair by the book.",
    grates: "You help somebody in trouble and hand in your form late. The form is all that your boss mentions.",
    advice:
      "Do your paperwork first thing in the morning, before anyone needs you. With the forms in, nobody objects when you spend the afternoon on somebody in trouble.",
  },
  dog: {
    works:
      "Nobody is left behind at a Dog company. Take the most difficult account there: when the client shouts, two colleagues move their chairs to your desk.",
    grates: "All of you worry, and each meeting goes through everything that could fail. Last week it was the picnic.",
    advice:
      "Have the next agenda begin with one thing that went well, and bring it yourself. After good news, people worry about half as much, and you drive home with a lighter heart.",
  },
  pig: {
    works:
      "A Pig company treats everyone kindly. Check its suppliers' bills, and the whole office sleeps better, because you notice what the others forgive.",
    grates:
      "A supplier cheats the company, and your boss forgives him. In the fall he cheats again, with a nicer apology.",
    advice:
      "In a calm week, settle with your boss which three things end a contract. When one of them happens, the list decides, and nobody has to be the villain.",
  },
};
