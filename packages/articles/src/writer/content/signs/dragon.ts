import type { SignPortrait } from "../sign-portrait.ts";

export const dragon: SignPortrait = {
  temper: { pace: "quick", risk: "bold", talk: "plain" },
  role: "Visionary",
  gifts: [
    "a picture of the goal that others can see too",
    "the confidence that carries a doubtful room",
    "energy for projects that are too large for one department",
  ],
  traps: [
    "announcing a result before the work has begun",
    "taking a question for an insult",
    "treating details as somebody else's problem",
  ],
  remedies: [
    "let a skeptic read the plan before the public does",
    "wait one day before you answer criticism",
    "do one small, dull task of the project yourself each week",
  ],
  lore: [
    "The Dragon is the only one of the twelve that nobody has met. It was put together from parts of nine creatures, and it brings rain rather than fire.",
    "In the great race, the Dragon could fly and still came fifth. It had stopped to make rain for a village and to blow a drifting log to the bank.",
    "Emperors kept the Dragon with five claws for themselves. Nobles wore four and everyone else three, so a robe told you whom you faced.",
  ],
  moments: {
    meeting: [
      "A Dragon opens with where the company could be in three years. Someone should be ready to ask about next Monday.",
      "Dragons fill a room. Give them the first ten minutes and the rest of the agenda gets a fair hearing.",
      "If a Dragon leaves a meeting early, the topic was too small. Put the large question first.",
    ],
    deadline: [
      "A Dragon sets dates that scare people and then works through the night beside them.",
      "Dragons keep a deadline that was announced in public. A private one may move.",
      "In the last week a Dragon improves the concept once more. Freeze the plan in writing, with their signature.",
    ],
    money: [
      "A Dragon thinks in investments and rarely in savings. They need a partner who knows the balance of the account.",
      "Dragons earn well where pay is tied to growth. A fixed salary bores them, even a good one.",
      "Gifts from a Dragon are large and well timed. The monthly subscriptions that nobody uses are large too.",
    ],
    conflict: [
      "Contradict a Dragon in front of others and you argue with their pride. In private, with facts, they change their mind quickly.",
      "Dragons get loud, and then it is over. They are astonished to learn that you thought about it all weekend.",
      "A Dragon fights for the idea, for the team and for the name on the door, in that order. Find out which one is at stake.",
    ],
    feedback: [
      "Tell a Dragon what the work could become, then what stops it. They will tear out the obstacle by Thursday.",
      "Dragons hear a list of small faults as proof that you missed the point. Pick the one that matters.",
      "Public praise makes a Dragon generous. They pass it on with names, which is worth a bonus to the team.",
    ],
    morning: [
      "A Dragon wakes up with an idea and calls somebody about it before breakfast.",
      "Dragons plan the day around one big thing. Small tasks get squeezed between calls, or handed to you.",
      "On a gray morning a Dragon needs an audience. A quick stand-up with three people gets the engine going.",
    ],
    newcomer: [
      "A new Dragon knows in two weeks what should be different. Ask for the list in writing and for the first item in detail.",
      "Dragons do poorly as one of forty trainees. Give them a small project with their name on it.",
      "Older colleagues find a new Dragon loud. A month later some of them ask to be on the project.",
    ],
    boss: [
      "A Dragon boss makes you believe that you can do more than you thought, and often turns out to be right.",
      "Under a Dragon the goals are grand and the schedule is tight. Bring solutions, and bring them in color.",
      "Dragon managers reward loyalty richly. They forget to explain, so ask what a good result would look like.",
    ],
    selling: [
      "A Dragon sells the future. The product may be half finished, so an engineer should stand nearby.",
      "Dragons win the large accounts, where somebody has to be convinced of a change. Repeat orders bore them.",
      "A Dragon presents without slides and is better for it. Put the figures into a handout.",
    ],
    rest: [
      "A Dragon rests in the grand style: a mountain, an opera, a dinner for twelve. Small comforts do not count.",
      "Dragons rarely admit that they are tired. Look for the third coffee and the second lost temper.",
      "Left alone for a day without a stage, a Dragon remembers why they started. It should happen once a month.",
    ],
    writing: [
      "A Dragon writes headlines. The details come in a second message, or in a call at nine in the evening.",
      "Dragons dictate better than they type. Ask them to talk, and send them the summary to approve.",
      "An email from a Dragon can move forty people. It can also reach forty people by mistake.",
    ],
    choice: [
      "A Dragon picks the option with the largest result and works out the odds later.",
      "Dragons trust a strong first impression of people. References are read when something has already gone wrong.",
      "If a choice looks ordinary, a Dragon postpones it. Delegate those, with a limit on the cost.",
    ],
  },
  jobs: [
    ["Chief executive", "somebody has to hold the picture of the whole"],
    ["Architect", "a drawing has to convince before a stone is laid"],
    ["Film director", "two hundred people need one vision"],
    ["Brand director", "an image has to be large enough for a decade"],
    ["Politician", "a speech can gather those who disagree on details"],
    ["Venture capitalist", "one great success pays for nine failures"],
    ["Festival director", "the impossible date is part of the appeal"],
    ["Transformation lead", "people follow confidence before they follow a chart"],
    ["Conductor", "the sound exists first in one head"],
    ["Real estate developer", "an empty lot needs somebody who sees the tower"],
  ],
};
