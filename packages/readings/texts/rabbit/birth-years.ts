import type { BirthYearElements } from "../types/birth-year-elements.ts";

export const birthYears: BirthYearElements = {
  wood: "You hold the office together without being paid for it, so each January end two favors and raise one price. Wood with wood makes the Rabbit of 1975 grow quietly: a contact here, a skill there, and one day every question goes through you. You forgive a lot. Too many people have moved into your calendar, and you can't recall inviting them. Keep the best two hours of the day for your own work. The others will manage, a little insulted.",
  fire: "Plan a quiet day after each big one: you can hold a room, and the next morning you pay for it. Wood feeds fire, and the Rabbit of 1987 gives out warmth until there's none left. You're quicker than others of your sign and delightful on a stage, so nobody sees the cost. One cold reply can spoil your week. Say on the same day, in one sentence, that you're hurt. The long letter you write at night is beautiful, and it has never helped anyone.",
  earth:
    "When you like an idea, start a third of it now, in the place where it costs least. Wood breaks earth: the Rabbits of 1939 and 1999 turn a vague wish into a list, a date and a budget, and then they test it until the season is over. You're frank for your sign, and you like what lasts. Caution has saved you money. It has also cost you two lovely apartments, both rented to others on the day you decided.",
  metal:
    "You find the flaw at first glance, so get paid for that eye, and judge your own slips as kindly as a beginner's. Metal cuts wood: the Rabbit of 1951 was corrected early and often. You can defend your taste against a whole committee, in a voice so low that they have to lean in. Only your own mistakes are never forgiven. There's one from years ago that you still go over in the shower. Give it a pass and a friendly note.",
  water:
    "Write down your own answer before you hear anyone else's, because you see all sides of a question and vote for none. Water feeds wood: people like to have the Rabbit of 1963 around, and help comes without a request. You pick up accents, moods and secrets, and the secrets are safe with you. In a meeting you're everybody's ally. Bring your note, read it out, and change it once at most. They've wondered for years what you think.",
};
