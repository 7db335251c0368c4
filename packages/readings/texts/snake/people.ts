import type { PeoplePairs } from "../types/people-pairs.ts";

export const people: PeoplePairs<"snake"> = {
  snake: {
    works:
      "Two Snakes study the same problem from both ends and meet in the middle with an answer that nobody can fault.",
    grates: "Both hold back the last page. Their joint report has an excellent summary and no recommendation.",
    advice: {
      snake:
        "Swap your real conclusions with the other Snake in sealed envelopes, on the same day. It's silly, it's fair, and the report finally says what to do.",
    },
  },
  horse: {
    works: "The Snake plans the campaign on Monday, and on Wednesday the Horse already has ten customers for it.",
    grates: "The Horse has replied to everybody while the Snake is still choosing the first word.",
    advice: {
      snake:
        "Give the Horse your thinking in small parts, one a day. They'll use part of an idea today, and they won't wait a month for the whole.",
      horse:
        "Ask the Snake what they see coming, and stand still for the answer. Ninety seconds of waiting can save you a week.",
    },
  },
  goat: {
    works: "The Snake makes a plan for the Goat's talent. Work that lay in a drawer gets a price, a date and a buyer.",
    grates: "The Snake gives advice like a surgeon. The Goat would have liked a little anesthetic first.",
    advice: {
      snake:
        "Before you give the Goat advice, ask what they want. You're right, but they can only listen once they've been heard.",
      goat: "Write down the one useful line in the Snake's advice before you decide how you feel about the tone. That line is often worth a raise.",
    },
  },
  monkey: {
    works:
      "The Snake finds the one clause that matters and the Monkey finds the way around it. Their contract talks are over before lunch.",
    grates: "They admire each other's tricks, until one of those tricks is played on a colleague.",
    advice: {
      snake:
        "Tell the Monkey which two rules are serious this time. They'll keep those two and have their fun with the others.",
      monkey:
        "Don't play games with the Snake's trust, not even a small one. Snakes forgive slowly, and you'd lose your best adviser for a year.",
    },
  },
  rooster: {
    works:
      "The Snake knows why and the Rooster knows how many. Their proposals arrive with footnotes and leave with signatures.",
    grates: "The Rooster wants to explain everything. The Snake had planned to let the other side wonder.",
    advice: {
      snake:
        "Choose the day of the meeting, and let the Rooster do the talking. While they explain, you can watch what the client really wants.",
      rooster:
        "Before a meeting, let the Snake say which pages stay at home. The appendix you're so proud of also shows your rivals how you work.",
    },
  },
  dog: {
    works:
      "The Dog knows what's right and the Snake knows how to get it approved. Together they write rules that people follow.",
    grates: "The Dog wants everything said in the open. To the Snake, a plan that everybody knows is worth little.",
    advice: {
      snake:
        "Tell the Dog your reasons even when you can't tell them your plan. They'll guard a secret if they believe in it.",
      dog: "Ask the Snake one direct question and accept a short answer. It will be true. By your fifth question, they'd have stopped answering.",
    },
  },
  pig: {
    works:
      "A Pig's open face gets the Snake's offer a hearing with customers who would have hung up on the Snake alone.",
    grates:
      "The Pig only meant lunch, and the Snake looks for a motive. An hour later they describe two different meals.",
    advice: {
      snake:
        "For one month, take the Pig's kindness at face value. Keep score if you have to, and you'll find that there was no motive.",
      pig: "When the Snake goes silent, don't fill the pause with promises. Say what you can give and wait, because they're only thinking.",
    },
  },
};
