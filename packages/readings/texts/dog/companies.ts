import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "A Rat company moves fast, and it's better off with you watching. Choose a checking job there, such as audit or safety.",
    grates: "They use each gap in the rules. It's legal, they can prove it, and it still bothers you.",
    advice:
      "Take a job where checking is what you're paid for. In any other you'd do it unpaid and at night, and they'd call you difficult.",
  },
  ox: {
    works:
      "You always know what an Ox company means, and it doesn't change. Argue with past cases, because nothing else moves it.",
    grates: "The rule is the rule, even if somebody suffers from it. They don't see why you take it personally.",
    advice:
      "Look for the year in which they made the decent exception, and bring the file. They'd never set a precedent for you, but they will follow one.",
  },
  tiger: {
    works:
      "A Tiger company gives you a cause to be loyal to. Insist on a say in which targets it picks, because you see who could get hurt.",
    grates:
      "They attack before anyone has asked who could be hurt. You find out afterward and feel guilty for all of them.",
    advice:
      "Make sure that you're invited when targets are chosen. Say your doubt there, once and clearly; later it would only slow people down.",
  },
  rabbit: {
    works:
      "A Rabbit company is your best match: it treats people well and wants somebody who'll keep it so. See to it that the hard talks take place.",
    grates: "They avoid saying what hurts. A colleague is being pushed out by hints, and nobody tells her.",
    advice:
      "Insist that she's told, and let a tactful colleague find the words while you sit beside them. Together you're honest and kind, so have that put into your title.",
  },
  dragon: {
    works:
      "If a Dragon company listens to you, it can do more good in a day than you in ten years. Find out whether it can admit a mistake.",
    grates: "You request facts and get a slogan. They want to be believed, and you want to be sure.",
    advice:
      "In the interview, bring up last year's biggest mistake. If they name one and say what they changed, you can trust them; if they laugh, you can't.",
  },
  snake: {
    works:
      "A Snake company trusts you because you can't be bought, and tells you only a part all the same. Decide what you need to know before you sign.",
    grates: "You're shown only part of the picture, and you imagine the worst about the rest.",
    advice:
      "List the facts that you must have in order to do the job with a good conscience. If they give you those, let them keep the others.",
  },
  horse: {
    works:
      "A Horse company makes friends quickly, and it needs someone who still remembers them in fall. Take the after-sales desk.",
    grates: "They promise the client everything, mean it, and forget. The client calls you.",
    advice:
      "Note each promise on the day it's made and keep it for them. The repeat orders that follow are yours, so have a share of them put into your contract.",
  },
  goat: {
    works: "A Goat company has a good heart and tries to be fair to those it likes. Propose plain rules for pay there.",
    grates: "Who gets a raise depends on the mood. When you bring it up, they feel accused.",
    advice:
      "Suggest a simple rule for pay and days off, without naming a single person. Offered as a help, it's welcome; they never liked to decide such things.",
  },
  monkey: {
    works:
      "A Monkey company lightens your worries and tells each listener another version. Check the figures, and laugh along.",
    grates: "You get the version made for people like you. There's another for the bank.",
    advice:
      "Smile at the story and request the numbers. Once they see that you can't be fooled, they tell you the truth first, because it saves them time.",
  },
  rooster: {
    works:
      "A Rooster company has the clear standards that you long for. File early there, and keep your afternoons for people.",
    grates: "You help somebody and hand in your form late. The form is what they talk about.",
    advice:
      "Do the paperwork first thing in the morning. After that, no one can object if you spend an hour with a person who needs it.",
  },
  dog: {
    works:
      "A Dog company leaves no one behind. Bring some hope with you, because everyone there worries as much as you do.",
    grates: "Meetings go through all that could fail, and you go home heavier than you came.",
    advice:
      "Put one good piece of news on each agenda, and look for it during the week. They have plenty of people who see the danger, so yours is the rarer job.",
  },
  pig: {
    works:
      "The people of a Pig company are kind to everyone, and they sleep better with you there. Agree with them on what ends a contract.",
    grates: "They forgive a supplier who cheated them, and then a second time. You saw it coming.",
    advice:
      "While everything is calm, agree on three things that end a contract. In all other cases, let them be kind; it's why people like to work there.",
  },
};
