import type { PeoplePairs } from "../types/people-pairs.ts";

export const people: PeoplePairs<"snake"> = {
  snake: {
    works:
      "Two Snakes study the same problem from both ends and meet in the middle with an answer that nobody can dent.",
    grates: "Both hold back the final page. Their joint report has an excellent summary and no author.",
    advice: {
      snake:
        "Swap your real conclusions in sealed envelopes on the same day. It's silly, it's fair, and it breaks the staring match.",
    },
  },
  horse: {
    works: "The Snake plans the campaign on Monday, and on Wednesday the Horse already has ten customers for it.",
    grates: "The Horse has replied to everybody while the Snake is still choosing the verb.",
    advice: {
      snake:
        "Release your thinking in slices. A Horse will use three-quarters of an idea today and none of it next month.",
      horse:
        "Ask the Snake what it sees coming, and stand still for the answer. It takes ninety seconds, and you can count.",
    },
  },
  goat: {
    works: "The Snake lends the Goat its nerve. A shy talent gets a plan, a price and a door held open.",
    grates: "The Snake gives advice like a surgeon. The Goat would have liked a little anesthetic first.",
    advice: {
      snake:
        "Ask the Goat what it wants before you tell it what to do. You're right, and it listens once it has been heard.",
      goat: "Take the Snake's advice and leave its tone. Write down the one useful line before you decide how you feel.",
    },
  },
  monkey: {
    works:
      "The Snake finds the one clause that matters and the Monkey finds the way around it. Contracts and rivals are dealt with before lunch.",
    grates: "They admire each other's tricks, until one of those tricks is played on a colleague.",
    advice: {
      snake:
        "Tell the Monkey which rules are real this time. It bends the others for sport, and you can enjoy the show.",
      monkey: "No games with the Snake's trust, not even a small one. It forgives slowly and keeps excellent records.",
    },
  },
  rooster: {
    works:
      "The Snake knows why and the Rooster knows how many. Their proposals arrive with footnotes and leave with signatures.",
    grates: "The Rooster wants to explain all of it. The Snake had planned to let the other side wonder.",
    advice: {
      snake:
        "Let the Rooster talk in the meeting and you pick the date. Its detail makes your silence look like depth.",
      rooster: "Check with the Snake what to leave out. The appendix you're so proud of is also a map for your rivals.",
    },
  },
  dog: {
    works:
      "The Dog knows what's right and the Snake knows how to get it through. Together they draft a policy that people obey.",
    grates: "The Dog wants everything said in the open. To a Snake, a plan that everybody knows is worth little.",
    advice: {
      snake: "Tell the Dog your reasons even when you can't tell it your plan. It can guard a secret it believes in.",
      dog: "Ask the Snake one direct question and accept a short answer. Three true words are worth more than a long talk.",
    },
  },
  pig: {
    works:
      "A Pig's open face gets the Snake's offer a hearing with customers who would have hung up on the Snake alone.",
    grates:
      "The Snake smells a motive where the Pig only meant lunch. By dessert they are describing two different meals.",
    advice: {
      snake: "Take the Pig's kindness at face value for a month, as an experiment. Keep score if you have to.",
      pig: "Don't fill the Snake's silences with promises. Say what you can give, stop there, and let it come to you.",
    },
  },
};
