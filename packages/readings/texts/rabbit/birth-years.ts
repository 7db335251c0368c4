import type { BirthYearElements } from "../types/birth-year-elements.ts";

export const birthYears: BirthYearElements = {
  wood: "Wood with wood makes the Rabbit of 1975 a hedge: soft to look at, and nobody gets through. You grow quietly on all sides, a contact here, a skill there, and one day you are what holds the office together. You forgive a lot. Too many people have nested in you, and you can't recall inviting them. Trim once a year. End two favors, raise one price, and keep the corner with the most light for yourself.",
  fire: "Wood feeds fire, and the Rabbit of 1987 hands over its wood with a smile. You are warmer and quicker than your kind. You can hold a room for twenty minutes, and you look delightful doing it. The next day you need a blanket. Feeling runs high in you, and one cold reply can scorch a week. Plan a rest beside every show. And say that you are hurt while it is a spark. The long letter you draft at night is a house fire.",
  earth:
    "You are the Rabbit with a garden plan. Wood breaks earth, and 1939 and 1999 gave you plenty of it: you turn a vague wish into beds, rows and dates. You are frank for your sign, and you like what lasts, such as a lease, a degree or a proper pair of shoes. Caution sits deep, though. You can test the soil until the season is over. Plant a third now, in the corner that costs least, and learn from what comes up.",
  metal:
    "Metal cuts wood, and the Rabbit of 1951 was shaped with small scissors. You have the finest eye of the five: one look, and you have found the flaw. You hold to your taste against a whole committee, in a voice so low that they lean in to lose. All this trimming leaves no slack for your own mistakes. In the shower you still replay a slip from years ago. Grade yourself as kindly as you grade a beginner, and leave one hedge untidy.",
  water:
    "Water feeds wood, and that makes the Rabbit of 1963 the most fluent of the five. You pick up accents, moods and secrets, and the secrets are safe. Help reaches you unasked, from people who like to have you around. Depth is your luck, and fog is your risk. You feel so many sides of a matter that none of them gets your vote. Write your answer down before you ask for theirs. Then listen, and change it once at most.",
};
