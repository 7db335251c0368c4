import type { BirthYearElements } from "../types/birth-year-elements.ts";

export const birthYears: BirthYearElements = {
  wood: "Metal cuts wood, and the Monkeys of 1944 and 2004 have been carving since breakfast. Growth is your material. You take a rambling idea, a young team or a wild market, and you whittle it into shape. You stick with things longer than your kind, because something keeps sprouting. And you do like the sound of the saw. Before you improve a thing, ask whose it is. One of those branches held up somebody's swing.",
  fire: "Fire melts metal, so the Monkey of 1956 was soft and glowing at an age when others set hard. Pressure came early, from a stage, a stern parent or a war of wits at the dinner table. You came out fast, bold and impossible to ignore. Heat still shapes you: a rival next door is worth two assistants. Stay in it too long and your edge goes. Work in bursts, put a cold week after each, and turn down a dare now and then.",
  earth:
    "Earth bears metal, and the Monkey of 1968 has a mountain at its back. Someone steady believed in you at the start, and you have had a base camp ever since. You invent within reason. Your tricks come with receipts, your gadgets get patents, and clients stay for ten years. Comfort can bury you, since you are clever enough to be paid for repeating yourself. Teach the old trick to an heir. Then go up where it is windy and be a beginner.",
  metal:
    "Metal on metal: the Monkey of 1980 is a pocketknife with a smaller pocketknife in it. You solve it alone, overnight, and it is right. You count well, you sell well, and your independence is close to a religion. With no softer element in the box, you scratch your coworkers, often by finishing their sentences. Let them get to the end. Say which of your own plans you doubt. They have waited years for a place where they could help.",
  water:
    "Metal feeds water, so the Monkey of 1992 pours its wits into other people's cups. You explain, translate and connect; you know which two people should meet, and you are right. You read a crowd the way others read a menu. It costs you strength, and the idea you gave away at lunch comes back with another name on it. Write it down first, with the date. Share two ideas of three. One week a year without a group chat does you good.",
};
