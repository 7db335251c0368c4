import type { SignId } from "../signs/signs.ts";

/** What tradition says about a sign, read for work. The sign's element and polarity are in `signs`. */
export interface ShortProfile {
  /** Three zodiac years of the sign, twelve apart. Days before the New Year of such a year belong to the sign before. */
  readonly years: readonly [number, number, number];
  /** A short line without a period. */
  readonly traits: string;
  readonly description: string;
  /** Five, the most characteristic first. */
  readonly strengths: readonly string[];
  /** Four, the most characteristic first. */
  readonly weaknesses: readonly string[];
  /** The partners of the six and the three harmonies, the highest score of `careerMatch` first: no other sign has one as high. */
  readonly bestCompatibility: readonly SignId[];
  /** The signs with a clash, harm or punishment and no harmony, the lowest score first: no other sign has one as low. Two to four. */
  readonly worstCompatibility: readonly SignId[];
  /** As popular almanacs list them, see `profiles`. */
  readonly luckyNumbers: readonly number[];
  /** As popular almanacs list them, see `profiles`. */
  readonly luckyColors: readonly string[];
  readonly personality: string;
}

/**
 * The profiles without their two longest texts, `businessTraits` and `careerStrengths`. A bundle that imports only this
 * list contains neither of them.
 *
 * @example
 * shortProfiles.ox.traits; // "Steady, patient, thorough, dependable"
 */
export const shortProfiles: Readonly<Record<SignId, ShortProfile>> = {
  rat: {
    years: [1972, 1984, 1996],
    traits: "Quick, resourceful, observant, thrifty",
    description:
      "The rat opens the cycle. In the old tale it rides the ox to the finish and jumps off in front, and so wit came first and weight came second. At work it hears of an opening before the opening has a name, and it has a small version running while the others book a room. Its hour is midnight, when there is little to see and much to hear.",
    strengths: [
      "Spotting openings early",
      "Care with money",
      "Quick learning",
      "A wide network",
      "Improvising with what is there",
    ],
    weaknesses: [
      "Collecting more than it uses",
      "Keeping information to itself",
      "Restlessness in routine",
      "Worrying over small sums",
    ],
    bestCompatibility: ["ox", "monkey", "dragon"],
    worstCompatibility: ["horse", "goat", "rabbit"],
    luckyNumbers: [2, 3],
    luckyColors: ["Blue", "Gold", "Green"],
    personality:
      "Rats collect facts, contacts and spare parts, because all of it may be needed one day. They are good company and seldom off duty: a chat in the corridor is also research. Under pressure they think faster, not louder. They keep one way out, and they don't say where.",
  },
  ox: {
    years: [1973, 1985, 1997],
    traits: "Steady, patient, thorough, dependable",
    description:
      "The ox pulled the plow, and a farm measured its year by what the ox could do in a day. It goes at one pace, long after the first enthusiasm of others has gone home. At work it is the colleague whose estimates hold and whose promise needs no reminder. It won't be first; it will be finished.",
    strengths: ["Endurance", "Estimates that hold", "Keeping promises", "Mastery through practice", "Calm under load"],
    weaknesses: [
      "Slowness to change course",
      "Saying too little",
      "Carrying work that should be shared",
      "Digging in when hurried",
    ],
    bestCompatibility: ["rat", "snake", "rooster"],
    worstCompatibility: ["goat", "horse", "dog"],
    luckyNumbers: [1, 4],
    luckyColors: ["White", "Yellow", "Green"],
    personality:
      "Oxen decide slowly and then stay decided. They speak when they have something to say, and they take a promise literally, beginning with their own. Their kindness comes as a mended fence rather than a speech. Push them and there is no quarrel; they stop moving.",
  },
  tiger: {
    years: [1974, 1986, 1998],
    traits: "Bold, direct, protective, independent",
    description:
      "The stripes on a tiger's brow spell 王, the character for king, and the tiger acts as if it had read them. It belongs to the first month of spring, when things grow by breaking the ground. At work it takes the hard client, the failing project and the question that everyone has stepped around. It would rather be wrong in the open than right in private.",
    strengths: [
      "Courage in the open",
      "Taking responsibility",
      "Deciding in a crisis",
      "Lifting a team's spirits",
      "Standing up for others",
    ],
    weaknesses: [
      "Impatience with procedure",
      "Betting before the sums are done",
      "Hearing criticism as a challenge",
      "Tiring of upkeep",
    ],
    bestCompatibility: ["pig", "horse", "dog"],
    worstCompatibility: ["monkey", "snake"],
    luckyNumbers: [1, 3, 4],
    luckyColors: ["Blue", "Gray", "Orange"],
    personality:
      "Tigers are warm, quick to act and hard to bribe. They defend their people loudly and expect the same in return. A rule counts for them once they know the reason. Boredom is their true opponent, and a quiet week can cost more than a crisis.",
  },
  rabbit: {
    years: [1975, 1987, 1999],
    traits: "Tactful, careful, discerning, quiet",
    description:
      "Chinese tradition puts a rabbit in the moon and gives it medicine to pound, which is patient work and exact. A rabbit knows the mood of a meeting before the first word, and takes the path where the fewest people get hurt. At work it is the editor, the host, the negotiator whom both sides thank. A proverb gives the clever rabbit three burrows, and this one keeps the keys to all of them.",
    strengths: ["Tact", "An eye for quality", "Discretion", "Seeing risks early", "Keeping clients for years"],
    weaknesses: [
      "Avoiding conflict that is needed",
      "Hesitating over large decisions",
      "Leaving objections unsaid",
      "Letting others take the credit",
    ],
    bestCompatibility: ["dog", "pig", "goat"],
    worstCompatibility: ["rooster", "dragon", "rat"],
    luckyNumbers: [3, 4, 6],
    luckyColors: ["Red", "Pink", "Purple", "Blue"],
    personality:
      "Rabbits like order, good manners and time to think. They listen more than they talk, and they remember what you said. A quarrel costs them so much that they settle it before it is one. Behind the courtesy stands a firm taste, and argument seldom moves it.",
  },
  dragon: {
    years: [1976, 1988, 2000],
    traits: "Ambitious, confident, generous, energetic",
    description:
      "The dragon is the only one of the twelve that nobody has seen. In Chinese custom it brings the rain, and emperors wore it on their robes, so it thinks in years and provinces where others think in weeks and rooms. At work it sets an aim that makes the team larger than it was. Its month is the last of spring, between the sowing and the growth.",
    strengths: [
      "Thinking at scale",
      "Drawing people in",
      "Confidence before an audience",
      "Generosity with praise",
      "Energy for long projects",
    ],
    weaknesses: [
      "Impatience with detail",
      "Promising too much",
      "Difficulty in asking for help",
      "Taking refusals personally",
    ],
    bestCompatibility: ["rooster", "monkey", "rat"],
    worstCompatibility: ["rabbit", "dog"],
    luckyNumbers: [1, 6, 7],
    luckyColors: ["Gold", "Silver", "Grayish white"],
    personality:
      "Dragons walk in and the meeting starts. They praise openly, forgive quickly, and expect a good deal, most of all of themselves. Detail bores them until it threatens the plan. They would sooner carry three people than ask one of them for a hand.",
  },
  snake: {
    years: [1977, 1989, 2001],
    traits: "Perceptive, strategic, private, composed",
    description:
      "China calls the snake the little dragon, and the little is mostly about the noise. It sheds its skin when the old one no longer fits, and so it came to stand for renewal. At work it watches, asks two precise questions, and then does the one thing that settles the matter. It has no use for haste, and none for waste.",
    strengths: ["Reading people", "Strategic patience", "Depth of analysis", "Composure", "A sense of timing"],
    weaknesses: ["Explaining too little", "Slowness to trust", "Holding on to old slights", "Working alone too long"],
    bestCompatibility: ["ox", "monkey", "rooster"],
    worstCompatibility: ["tiger", "pig"],
    luckyNumbers: [2, 8, 9],
    luckyColors: ["Black", "Red", "Yellow"],
    personality:
      "Snakes keep their own counsel. They choose few confidants, dress and speak with care, and forget very little. A calm surface covers strong feeling. They trust their reading of a person over any document, and they want to be alone while they read.",
  },
  horse: {
    years: [1978, 1990, 2002],
    traits: "Lively, open, independent, persuasive",
    description:
      "The horse carried the mail, the army and the traveler, and it would still rather be on the road. Its hour is noon and its month midsummer, the brightest part of both day and year. At work it brings pace, good cheer, and the habit of going to see for itself. A fence makes it nervous; open country makes it reliable.",
    strengths: [
      "Pace",
      "Persuading face to face",
      "Adapting on the move",
      "Cheerfulness that spreads",
      "Working without supervision",
    ],
    weaknesses: [
      "Leaving before the finish",
      "Speaking too soon",
      "Uneven attention to routine",
      "Spending ahead of income",
    ],
    bestCompatibility: ["goat", "tiger", "dog"],
    worstCompatibility: ["rat", "ox"],
    luckyNumbers: [2, 3, 7],
    luckyColors: ["Yellow", "Green"],
    personality:
      "Horses say what they think, usually while they think it. They make friends on the first day, laugh easily, and lose their temper just as easily, though not for long. Freedom matters more to them than comfort. They keep going while there is something new along the road.",
  },
  goat: {
    years: [1979, 1991, 2003],
    traits: "Gentle, creative, considerate, persistent",
    description:
      "The character for beauty, 美, is a goat above the character for great, and the goat takes that as its job description. It belongs to the last month of summer, when fruit ripens quietly. At work it cares how a thing feels to the person who uses it. It rarely asks for the chair at the head of the table, and the table is nicer for having it there.",
    strengths: [
      "A sense of design",
      "Empathy with users",
      "Gentle persistence",
      "Making a team friendly",
      "Imagination",
    ],
    weaknesses: [
      "Underpricing its work",
      "Depending on mood",
      "Taking criticism to heart",
      "Postponing unpleasant tasks",
    ],
    bestCompatibility: ["horse", "rabbit", "pig"],
    worstCompatibility: ["ox", "rat", "dog"],
    luckyNumbers: [2, 7],
    luckyColors: ["Brown", "Red", "Purple"],
    personality:
      "Goats are considerate, quick to hear a change of tone, and loyal to a group that treats them well. They work by mood more than by the clock, yet they return to a task until it pleases them. A harsh word stays for weeks. So does praise that names something specific.",
  },
  monkey: {
    years: [1980, 1992, 2004],
    traits: "Inventive, witty, versatile, curious",
    description:
      "The best known monkey of Chinese letters, Sun Wukong, learns seventy-two transformations and gets into trouble with most of them. A monkey takes things apart to see whether they could work another way, and often they could. At work it finds the shortcut, the joke and the third option. Other signs need a plan; this one needs a problem.",
    strengths: [
      "Inventive problem solving",
      "Quick wit",
      "Versatility",
      "Learning by experiment",
      "Skill in bargaining",
    ],
    weaknesses: [
      "Boredom once a thing works",
      "Shortcuts that cost later",
      "Bending the rules",
      "Too many projects at once",
    ],
    bestCompatibility: ["rat", "dragon", "snake"],
    worstCompatibility: ["tiger", "pig"],
    luckyNumbers: [4, 9],
    luckyColors: ["White", "Blue", "Gold"],
    personality:
      "Monkeys are quick, amusing and hard to embarrass. They learn by trying, and they drop a subject as soon as it holds no more secrets. Rank impresses them little, skill a great deal. They can argue either side of a question, and sometimes they do both in one meeting.",
  },
  rooster: {
    years: [1981, 1993, 2005],
    traits: "Precise, frank, industrious, confident",
    description:
      "The rooster announces the day and is on time. A Han dynasty book, the Hanshi waizhuan, credits it with five virtues, the last of them good faith, because it never misses its hour. It checks the figure twice, says the standard aloud, and polishes its shoes. At work it is the one who notices, and the one who tells you.",
    strengths: ["Precision", "Punctuality", "Plain speaking", "Planning in detail", "Pride in good work"],
    weaknesses: [
      "Blunt criticism",
      "Seeing faults before merits",
      "Difficulty in delegating",
      "Unease with last-minute changes",
    ],
    bestCompatibility: ["dragon", "ox", "snake"],
    worstCompatibility: ["rabbit", "dog"],
    luckyNumbers: [5, 7, 8],
    luckyColors: ["Gold", "Brown", "Yellow"],
    personality:
      "Roosters are candid, tidy and proud of their work. They plan the day and dislike surprises in it. They mean their criticism as help, and it is not always opened in that spirit. Beneath the confident manner they want to be useful, and thanks given in public do them good.",
  },
  dog: {
    years: [1982, 1994, 2006],
    traits: "Loyal, fair, watchful, sincere",
    description:
      "The dog has the hours of nightfall, when the house is shut and somebody must keep watch. It is loyal with both eyes open, and it asks whether a thing is fair before it asks whether it pays. At work it holds a team to its word, even the word given to people who have left the room. Its season is late autumn, when the harvest has to be kept safe.",
    strengths: ["Loyalty", "A sense of fairness", "Honest advice", "Vigilance", "Standing by a duty"],
    weaknesses: [
      "Expecting the worst",
      "Slowness to relax with strangers",
      "Moral certainty",
      "Neglecting its own interests",
    ],
    bestCompatibility: ["rabbit", "horse", "tiger"],
    worstCompatibility: ["dragon", "goat", "rooster", "ox"],
    luckyNumbers: [3, 4, 9],
    luckyColors: ["Red", "Green", "Purple"],
    personality:
      "Dogs are sincere, alert and slow to lean back. They warm to few people and stay with those. Injustice makes them braver than they expected to be. They rehearse what could go wrong, which tires them and now and then saves everyone else.",
  },
  pig: {
    years: [1983, 1995, 2007],
    traits: "Generous, patient, practical, good-natured",
    description:
      "The character for home, 家, is a roof with a pig beneath it, and where there is a pig there is enough to share. It closes the cycle in the first month of winter, when the stores are full and the year's work can be judged. At work it is good company and steady effort, and it doesn't check who is watching. It believes people until there is a reason not to, and most of them repay it.",
    strengths: [
      "Generosity",
      "Finishing what it starts",
      "Good humor under strain",
      "Practical sense",
      "Trust that others return",
    ],
    weaknesses: ["Trusting too easily", "Trouble saying no", "Comfort before urgency", "Overlooking the small print"],
    bestCompatibility: ["tiger", "rabbit", "goat"],
    worstCompatibility: ["snake", "monkey"],
    luckyNumbers: [2, 5, 8],
    luckyColors: ["Yellow", "Gray", "Brown", "Gold"],
    personality:
      "Pigs are good-natured, straightforward and fond of comfort that they have earned. They stay out of intrigue, partly on principle and partly because it is tiring. Once they have agreed to help, they see it through. Their anger comes late and is gone by dinner.",
  },
};
