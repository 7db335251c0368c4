import type { BirthYearElements } from "../types/birth-year-elements.ts";

export const birthYears: BirthYearElements = {
  wood: "Wait three weeks before you correct anything new. You bring order to what grows, and you do it too soon. Metal cuts wood: the Roosters of 1945 and 2005 take a class, a club or a young firm and give it a system. You'd rather improve people than catch them, and that makes you the kindest of your sign. At the start, a good idea looks like a mess, and so does a kitchen before dinner. In the fourth week you'll know what to throw out.",
  fire: "Leave the room for ten minutes before you decide, because in public you get louder instead of more exact. Fire melts metal, and the Rooster of 1957 had to perform young, in front of people who missed nothing. It gave you drive, and you run an event like a general. Under the lights, however, your figures slip. Find a quiet corner, check the two that matter by hand, and come back. The applause can wait. It has nowhere else to be.",
  earth:
    "Your work is thorough and seldom noticed, so report each month, in four lines, what you kept from going wrong. Earth bears metal: the Rooster of 1969 grew up with people who kept accounts and explained them. You're plain and reliable, and your advice still holds years later. You do bring too much proof. Somebody wants four lines and gets forty pages. Hand over the four, and leave the forty in your bag, where they do you so much good.",
  metal:
    "Admit one of your own mistakes each week, because your standard is so high that people hide theirs from you. Metal upon metal: audits, launch lists and orchestras are safe with the Rooster of 1981. You're exact, elegant and brave enough to tell the chairman. It gets lonely at that height. Your slips keep you awake, and theirs come out in June, when they've grown expensive. Say yours first, at the table, in a calm voice. You'll hear everyone breathe out.",
  water:
    "Choose the reader first, then send one version on one date; otherwise you write four good ones and send none. Metal feeds water: the Rooster of 1993 writes well, presents with charm, and explains a rule until people want to keep it. No other Rooster bends as far. You'd like to suit each audience, and there are so many. A friend who takes the file away from you at ten would help more than a thesaurus. You'd be angry for about an hour.",
};
