import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "A Rat company needs you to keep the customers it finds. It wins a buyer and runs to the next, and your care makes that buyer a regular.",
    grates:
      "Messages come all day, without a greeting, and each wants an answer at once. You can't do careful work in between.",
    advice:
      "Offer your boss one short call a day instead of forty messages. Your boss gets answers sooner, and you get quiet hours.",
  },
  ox: {
    works:
      "An Ox company never calls your careful work slow. You get the time to do a job properly, and good work is kept and used for years.",
    grates:
      "Charm counts for little. Your boss barely looks at the new brochure and talks about a cabinet door that sticks.",
    advice:
      "Early on, put a number on your care, such as twelve fewer returns or thirty fewer calls. A count convinces your boss, and good taste doesn't.",
  },
  tiger: {
    works:
      "A Tiger company has news worth telling and tells it roughly. You find the words that customers like, and nobody else there takes the time.",
    grates: "The loudest person gets the project. You wait for a gap in the talk, and the gap doesn't come.",
    advice:
      "The evening before a meeting, send the boss one page on how you'd run the project. After all the shouting, yours is the only plan that the boss can read again.",
  },
  rabbit: {
    works:
      "A Rabbit company is a calm place for you, with loyal clients and good manners. It only lacks somebody who decides, so a small push makes you valuable.",
    grates:
      "Everyone is so considerate that nothing gets settled. The same question has come up in every meeting since spring.",
    advice:
      "In your first month, offer to chair a short meeting where open questions get a vote. Your colleagues wanted one and were too polite to say so.",
  },
  dragon: {
    works:
      "A Dragon company needs you to turn its big words into a speech that people like. The projects are famous, but others easily take the credit for your work.",
    grates: "You rescue the speech the night before. At the dinner, everyone praises the founder's gift for words.",
    advice:
      "Sign every draft from the first one on, and send your boss a friendly list each month. At your review, nobody has to guess what you did.",
  },
  snake: {
    works:
      "A Snake company values you because you can keep a secret. It shows little warmth, but in time you hear what nobody else is told.",
    grates:
      "Nobody praises you. When your work is good, your boss simply stops asking about it, and you go home unsure.",
    advice:
      "Agree with your boss on three marks of good work. You can check yourself against them, and they're your proof when you ask for a raise.",
  },
  horse: {
    works:
      "You meet real customers on day one at a Horse company. Your calm helps it sell, because buyers like a quiet voice after a quick pitch.",
    grates: "Dates move at the last minute. You're the one who has to call everybody and apologize.",
    advice:
      "For each event, tell everyone what a change would cost after the first of the month. Once a change has a price, you'll see fewer of them.",
  },
  goat: {
    works:
      "You and a Goat company have the same good taste, and the company pays for it. You agree with your colleagues on nearly everything.",
    grates: "No one mentions money until it's gone. You notice first, and you hate to spoil the mood.",
    advice:
      "Draw a weekly chart of what came in and what went out. Shown early and kindly, it scares nobody, and it can save the place.",
  },
  monkey: {
    works:
      "A Monkey company needs your manners for the customers who don't get the joke. You keep clients that its clever people would lose.",
    grates:
      "Colleagues interrupt you for fun. You laugh along, and then you stay late to finish what you'd have done at three.",
    advice:
      "In your first week, block the same two hours a day in the shared calendar. People test the limit twice and then respect it, so you get home on time.",
  },
  rooster: {
    works:
      "A Rooster company has standards as high as yours, but its tone may be too hard for you. Fine work is valued, and mistakes are named aloud.",
    grates: "Your errors are read out in front of everyone, point by point. You'd have taken the person aside.",
    advice:
      "In the interview, ask how the last mistake was handled. If it was done in public, ask for private reviews before you accept, or you'll dread every Monday.",
  },
  dog: {
    works:
      "A Dog company protects you, even though it speaks bluntly. You make its old clients feel like guests, and in return you're safe there.",
    grates: "Your boss tells you the painful truth to your face. It's meant well, and it stings for days all the same.",
    advice:
      "When the first blunt remark comes, ask one question about the work and wait a day. The remark is rarely about you, and it rarely comes twice.",
  },
  pig: {
    works:
      "A Pig company is kind, and kindness is how you get things done. People there agree to a lot when you're the one who asks.",
    grates:
      "Everyone is comfortable, and the hard topic waits until after the holidays, then until after the next ones.",
    advice:
      "Set a date for the topic that everyone avoids, and bring lunch. Your colleagues agree to more than you fear, and your boss is relieved.",
  },
};
