import type { MatchTexts } from "../types/match-texts.ts";

export const companies: MatchTexts = {
  rat: {
    works:
      "A Rat company collects every scrap of news, and you can tell which scrap is the story. You'd run its research well.",
    grates: "It acts on a rumor before you've read the first page of the report.",
    advice: "Give your verdicts in stages: now, next week, final. They get to move early, and you get to be right.",
  },
  ox: {
    works: "Your thinking warms an Ox company through. It plows for years along a line that you drew in an afternoon.",
    grates: "Long hours are honored and short thoughts are not. You solved it by ten and must look busy until six.",
    advice:
      "Bring one well-worked proposal a season and stand by it. Then take on a dull task in public, as your rent.",
  },
  tiger: {
    works: "The prize is large, and a Tiger company would follow a good map. Now and then it reads one.",
    grates: "It wants your answer in the open, on your feet, now. What it hears in your pause is treason.",
    advice:
      "Prepare three short answers before each meeting and say one early. Keep the doubts for your boss, face to face.",
  },
  rabbit: {
    works: "A Rabbit company feeds your fire with quiet trust. You get the delicate accounts, and a good lamp.",
    grates: "They care whether it was said nicely. You had cared whether it was true.",
    advice:
      "Add a line of thanks to each analysis, at the top. It changes nothing in the numbers and everything in the reading.",
  },
  dragon: {
    works: "You're the mind behind the throne, and a Dragon company pays well for a mind that stays there.",
    grates: "The plan you had kept so carefully is on a billboard. It's misspelled, too.",
    advice:
      "Write down at the start what may be said and when. Let the chief choose the fireworks, and you choose the night.",
  },
  snake: {
    works: "You needn't explain yourself at a Snake company. Meetings are brief, and people read before they come.",
    grates:
      "The corridors have their own weather. You know a colleague for six years before you learn the name of the dog.",
    advice: "Bring up one true thing a month: what you want, where you stand. You'll be the only one, so it carries.",
  },
  horse: {
    works: "A Horse company has heat to spare. It can't sit still, and it will pay somebody who can.",
    grates: "They sold it while you were thinking. Now they'd like you to think about how to build it.",
    advice:
      "Ask for the strategy seat on one deal, and ride along in the van. Your best insight will come at a gas station.",
  },
  goat: {
    works: "A Goat company has talent and no plan, and you have a plan and a soft spot for talent.",
    grates: "You said the design was competent. In that house, it's a word for tax forms.",
    advice: "Find a warm deputy to deliver your verdicts. You supply the judgment, they supply the tea.",
  },
  monkey: {
    works:
      "Puzzles all day, and colleagues who solve them for fun. A Monkey company is the best chess club that ever paid you.",
    grates: "A clever colleague used your own method on you. You would admire it if it had been anyone else's account.",
    advice:
      "Agree early on which games are for outside only. Shake on it, since in this house a handshake amuses them into keeping it.",
  },
  rooster: {
    works:
      "A Rooster company proves what you suspect. With its files and your nose, most deals are done before the coffee.",
    grates: "Everything is minuted. You'd prefer that some of it had never been thought.",
    advice:
      "Feed their love of records with your finished work, and do the thinking on walks. Be on time to the minute.",
  },
  dog: {
    works: "You warm to its purpose, and a Dog company gives you what you rarely get: colleagues you needn't watch.",
    grates: "They want to hear your motives, all of them, with the team, in a circle of chairs.",
    advice: "Tell two people the full reason and let them vouch for you. Trust travels by dog here.",
  },
  pig: {
    works: "On a good day its open door and your closed folder add up to a very smooth deal.",
    grates: "It shares everything. Your salary talk came up at the barbecue, and someone proposed a toast to it.",
    advice:
      "Ask before you join what stays private, then accept the rest. If that list is short, be a supplier rather than staff.",
  },
};
