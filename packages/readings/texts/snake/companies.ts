import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "Give your findings in stages at a Rat company, because it acts on rumors. It collects the news, and you know what it means.",
    grates: "It acts on a rumor before you've read the first page of the report.",
    advice: "Give your verdicts in stages: now, next week, final. They get to move early, and you get to be right.",
  },
  ox: {
    works:
      "Offer an Ox company one thorough plan a season. It'll follow that plan for years, and it respects you for visible work.",
    grates: "Long hours are honored and short thoughts are not. You solved it by ten and must look busy until six.",
    advice:
      "Bring one well-worked proposal a season and stand by it. Then take on a dull task in public, as your rent.",
  },
  tiger: {
    works:
      "Prepare quick answers for a Tiger company, because it takes a pause for a no. The prize is large, and it needs a map.",
    grates: "It wants your answer in the open, on your feet, now. What it hears in your pause is treason.",
    advice:
      "Prepare three short answers before each meeting and say one early. Keep the doubts for your boss, face to face.",
  },
  rabbit: {
    works:
      "Wrap your analysis in courtesy at a Rabbit company. It trusts you quietly and gives you the delicate accounts.",
    grates: "They care whether it was said nicely. You had cared whether it was true.",
    advice:
      "Add a line of thanks to each analysis, at the top. It changes nothing in the numbers and everything in the reading.",
  },
  dragon: {
    works:
      "Agree on what may be published before you advise a Dragon company. It pays well for a mind that stays behind the throne.",
    grates: "The plan you had kept so carefully is on a billboard. It's misspelled, too.",
    advice:
      "Write down at the start what may be said and when. Let the chief choose the fireworks, and you choose the night.",
  },
  snake: {
    works:
      "Say one true thing a month at a Snake company. Nobody makes you explain yourself, and so nobody knows you either.",
    grates: "Everyone is private. You know a colleague for six years before you learn the name of the dog.",
    advice: "Bring up one true thing a month: what you want, where you stand. You'll be the only one, so it carries.",
  },
  horse: {
    works: "Plan one deal at a time for a Horse company. It can't sit still, and it'll pay somebody who can.",
    grates: "They sold it while you were thinking. Now they'd like you to think about how to build it.",
    advice:
      "The strategy seat on one deal would suit you; ride along in the van. Your best insight will come at a gas station.",
  },
  goat: {
    works:
      "Send your criticism to a Goat company through someone warm. It has talent and no plan, and you have a plan.",
    grates: "You said the design was competent. In that house, it's a word for tax forms.",
    advice: "Find a warm deputy to deliver your verdicts. You supply the judgment, they supply the tea.",
  },
  monkey: {
    works:
      "Settle the rules of fair play at a Monkey company, then enjoy it. It has the best puzzles, and colleagues who solve them.",
    grates: "A clever colleague used your own method on you. You would admire it if it had been anyone else's account.",
    advice:
      "Agree early on which games are for outside only. Shake on it, since in this house a handshake amuses them into keeping it.",
  },
  rooster: {
    works:
      "Write up your finished work at a Rooster company. It proves what you suspect, and its files and your judgment win deals.",
    grates: "Everything is minuted. You'd prefer that some of it had never been thought.",
    advice:
      "Feed their love of records with your finished work, and do the thinking on walks. Be on time to the minute.",
  },
  dog: {
    works:
      "Explain your motives to two people at a Dog company and let them vouch for you. You needn't watch anyone there.",
    grates: "They want to hear your motives, all of them, with the team, in a circle of chairs.",
    advice: "Tell two people the full reason and let them vouch for you. Trust travels by dog here.",
  },
  pig: {
    works:
      "Work with a Pig company from outside if you value privacy. On a good day, its open door and your closed folder make a smooth deal.",
    grates: "It shares everything. Your salary talk came up at the barbecue, and someone proposed a toast to it.",
    advice:
      "Find out before you join what stays private, then accept the rest. If that list is short, be a supplier rather than staff.",
  },
};
