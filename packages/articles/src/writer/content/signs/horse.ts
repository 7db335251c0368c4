import type { SignPortrait } from "../sign-portrait.ts";

export const horse: SignPortrait = {
  temper: { pace: "quick", risk: "bold", talk: "plain" },
  role: "Mover",
  gifts: [
    "a start that pulls the others along",
    "good humor on the road and under pressure",
    "the stamina for work that keeps changing place",
  ],
  traps: [
    "beginning five things and finishing two",
    "running from a dull duty that somebody else must then do",
    "hearing half of a sentence and acting on it",
  ],
  remedies: [
    "name the finish line before you start",
    "book the dull task for the hour after lunch, with company",
    "repeat what you heard before you act on it",
  ],
  lore: [
    "Emperor Mu of Zhou is said to have had eight Horses, each of which could cover a thousand miles a day. Painters have shown them for two thousand years.",
    "A tale from the frontier tells of an old man who lost his Horse and would not call it bad luck. It came back with another, his son fell off and broke a leg, and so the son was spared from the war.",
    "The branch of the Horse, 午, is noon. The Chinese words for morning and afternoon still mean “before” and “after” its hour.",
  ],
  moments: {
    meeting: [
      "A Horse wants to leave the room with something to do. Long background slides lose them on page three.",
      "Horses think aloud and on their feet. A walk around the block with one of them replaces an hour at the table.",
      "A Horse finishes other people's sentences. Let them summarize instead, since they do that well.",
    ],
    deadline: [
      "Far dates disappear from sight, so break them up. A Horse runs best when they can see the next marker.",
      "Horses sprint. Give them the opening and the final week, and let somebody steady hold the middle.",
      "If a Horse is late, the work was boring and not hard. Change the setting before you change the date.",
    ],
    money: [
      "A Horse earns fast and treats the whole table. Move savings out of reach on payday.",
      "Horses like pay with a variable part and hate to wait for it. Monthly bonuses work better than annual ones.",
      "A Horse counts freedom as income. Fewer fixed costs mean that they can leave, which is why they stay.",
    ],
    conflict: [
      "A Horse says it, regrets it, and buys you lunch. By evening they have forgotten the subject.",
      "Horses leave a quarrel by leaving the room. Let them walk for ten minutes and then insist on the rest of the talk.",
      "Fence a Horse in with rules and you get a fight about each rule. Agree on the goal and on two limits.",
    ],
    feedback: [
      "Catch a Horse while walking and say one thing. They will have tried it before you are back at your desk.",
      "Horses want feedback in the same hour. After a week it feels like old news.",
      "Tell a Horse how far they have come. A chart on the wall does more than a speech.",
    ],
    morning: [
      "Out of bed and out of the house: a Horse thinks on the move and calls from the road.",
      "Horses are at their best before and around noon. Put what needs drive there, and the filing later.",
      "A Horse starts with whatever is new. Write the old, unfinished thing at the top of a paper list.",
    ],
    newcomer: [
      "A new Horse has met everybody by Wednesday and mixed up half of the names. Nobody minds.",
      "Horses learn by doing it badly once. Let them try early, on something that can be repaired.",
      "The risk with a new Horse is the fourth month, when things repeat. Have the second task ready.",
    ],
    boss: [
      "A Horse in charge is out front, in good spirits and hard to reach. Learn to ask between two doors.",
      "Under a Horse you get freedom, tempo and changing plans. Confirm by message what was said in the corridor.",
      "Horse managers cheer people on. They overlook quiet ones, so make your results visible.",
    ],
    selling: [
      "A Horse sells with energy and makes more visits than anyone. The follow-up should be somebody's fixed job.",
      "Horses win strangers quickly. They do best where the decision takes one meeting and not ten.",
      "Refusals do not stick to a Horse. After the ninth they are still cheerful, and the tenth customer likes that.",
    ],
    rest: [
      "A Horse needs air and distance. A weekend on a bicycle clears more than a week on the sofa.",
      "Horses travel to rest. The suitcase is never quite unpacked, and they like it that way.",
      "Sleep is what a Horse cuts first. Two weeks later the temper shows it.",
    ],
    writing: [
      "A Horse writes as they talk, with dashes and three topics. Number your questions and the answers will come back in order.",
      "Voice messages suit a Horse better than mail. Ask them to stop at one minute.",
      "Horses reply from the platform, in six words. If you need the long version, fix a time to talk.",
    ],
    choice: [
      "A Horse takes the option that starts today. Ask what it will look like in a year, and write the answer down.",
      "Horses decide quickly and correct quickly. That works where mistakes are cheap.",
      "Too much advice makes a Horse run the other way. Give one fact and a bit of time.",
    ],
  },
  jobs: [
    ["Regional sales lead", "every day brings new roads and new faces"],
    ["Field engineer", "the fault is out there, and so is the fun"],
    ["Athletic coach", "energy is the tool of the trade"],
    ["Tour manager", "forty people have to be in the next city by six"],
    ["News correspondent", "the story will not wait for a desk"],
    ["Paramedic", "quick action comes before perfect knowledge"],
    ["Trade fair representative", "two hundred short talks a day need good spirits"],
    ["Site scout", "places have to be seen on foot"],
    ["Freelance photographer", "each assignment ends before it gets old"],
    ["Airline crew lead", "a new team has to work together within an hour"],
  ],
};
