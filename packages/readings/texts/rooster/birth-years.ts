import type { BirthYearElements } from "../types/birth-year-elements.ts";

export const birthYears: BirthYearElements = {
  wood: "Metal cuts wood, and the Roosters of 1945 and 2005 run the neatest orchard in the county. You take something that grows, a class, a club or a young firm, and you give it rows. You would rather improve people than catch them, which makes you the kindest of your yard. You do prune too soon. For three weeks a new idea looks like a mess, and so does an apple tree. Hold the shears behind your back until there is fruit.",
  fire: "Fire melts metal, and the Rooster of 1957 crows from the roof of a burning barn, quite on key. You had to perform young, under eyes that missed nothing. It gave you drive and a public face, and you run an event like a general. Heat bends you, too. Under a hot lamp your famous exactness turns into volume. Carry the decision to a cool room, check the two main figures by hand, and let the applause wait outside.",
  earth:
    "Earth bears metal, so the Rooster of 1969 has ore to spare. You grew up around people who kept accounts, and they showed you how. You work the shift that nobody sees: thorough, plain, true to a place. Your advice is free and holds for years. All that support can make you heavy with proof. You bring forty pages to a question of four lines. Bring the four, and keep the forty in your bag, where they do you so much good.",
  metal:
    "Metal upon metal, polished on both sides: they check the standards against the Rooster of 1981. You are exact, elegant, and brave enough to tell the chairman. Audits, launch lists and orchestras are safe with you. It is lonely at that pitch. Your own mistakes keep you up at night, and others hide theirs from you. Once a week, confess one at the table before anyone asks. You will hear a lot of forks put down in relief.",
  water:
    "Metal feeds water, and the Rooster of 1993 lets some of its shine run off into talk. You write well, you present with charm, and you explain a rule so that people want to keep it. No other bird in the yard bends as far. The price is scatter: your plan is perfect in four versions for four audiences, and none has been sent. Choose the reader first. One version, one date, and a friend who takes away the thesaurus at ten.",
};
