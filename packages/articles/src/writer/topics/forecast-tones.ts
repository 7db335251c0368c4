import type { ElementRelation } from "@zodiac-at-work/zodiac";

/** What the relation of a sign and the animal of a year makes of the year. */
export type Tone = "own" | "friendly" | "demanding" | "open";

export const toneTitles = {
  own: ["Your Own Year", "Finish First"],
  friendly: ["A Good Year to Ask", "Allies and Openings"],
  demanding: ["Plan for Friction", "Leave Some Slack"],
  open: ["A Year Without a Script", "You Decide"],
} as const satisfies Readonly<Record<Tone, readonly string[]>>;

/** The summary. Slots: those of a forecast. */
export const toneLines = {
  own: [
    "In short, it is your own year, better for repairs than for conquests.",
    "The summary for {aS}: take stock, finish, and keep big vows for later.",
    "For {Ss} this is the year of their own animal, and tradition recommends patience.",
  ],
  friendly: [
    "In short, it is a friendly year, because {A} and {B} are in harmony.",
    "The summary for {aS}: ask for things. {A} and {B} are in harmony, and help is near.",
    "For {Ss} it should be one of the easier years, since {A} and {B} stand in harmony.",
  ],
  demanding: [
    "In short, it is a demanding year, because there is tension between the {A} and the {B}.",
    "The summary for {aS}: leave room for surprises. The {A} and the {B} are in tension.",
    "For {Ss} it is a year that tests agreements, since the {A} and the {B} stand in tension.",
  ],
  open: [
    "In short, it is an open year, because no classical rule joins {A} and {B}.",
    "The summary for {aS}: the year is what you make of it. No classical rule joins {A} and {B}.",
    "For {Ss} the wheel has no opinion here, since no classical rule joins {A} and {B}.",
  ],
} as const satisfies Readonly<Record<Tone, readonly string[]>>;

export const toneAdvice = {
  own: [
    "Use the months to finish things. Pay what you owe, have the checkup, thank the people who helped you. A big offer can wait until the {next} year.",
    "Do not read it as bad luck. A year for maintenance is a gift to {aS}, who otherwise puts it off. Renew contracts, files and friendships.",
    "If something new begins anyway, give it time. Many {Ss} find that what they started in their own year was right and came too early.",
  ],
  friendly: [
    "Things that need a yes from others have better odds now: the raise, the partnership, the first client. Prepare the request well, because ease tempts {Ss} to improvise.",
    "Use the goodwill for something difficult. A friendly year that is spent on routine has been wasted.",
    "Introduce people to each other, join the project of another department, return calls. What {aS} plants among colleagues this year will be there in the next.",
  ],
  demanding: [
    "That does not mean hiding. It means slack: a second supplier, a week of reserve, a signed page where a handshake used to do.",
    "Expect to be contradicted, and treat it as free advice. {Ss} who have a plan B get through such a year with more experience and the same bank balance.",
    "Choose your battles in advance. One good fight is enough for a year, and {aS} should be the one who selects it.",
  ],
  open: [
    "That leaves it to you. Choose one aim, make it small enough to finish, and use the element of the year as a tool.",
    "Nobody moves the goal this year. {Ss} who like to plan will enjoy it, and the others should borrow a plan.",
    "Without headwind or tailwind, your habits decide. Improve one of them by ten percent, and {aS} will notice it in the fall.",
  ],
} as const satisfies Readonly<Record<Tone, readonly string[]>>;

export const toneJobs = {
  own: [
    "Wait if you can. As {aS}, use your own year to find out what you want, and move in the next.",
    "Only if staying would harm you. The year of the own animal is for taking stock, and a new job asks for the opposite.",
    "Better not, says tradition. Use {year} to train for the position that {aS} would like to have in the {next} year.",
    "If an offer arrives by itself, listen. {Ss} should not go looking for one in their own year.",
  ],
  friendly: [
    "If you have a good reason, yes. Allies are near, and what {aS} starts now meets goodwill.",
    "It is a good time to apply, above all through people you know. {Ss} have a tailwind with everything that depends on others.",
    "Ask the people who would like to work with you. In {year} a {S} is more likely to be recommended than to be found.",
    "A promotion is as likely as a move. Tell your manager in spring what {aS} would like to do next.",
  ],
  demanding: [
    "Only with a signed offer in hand. The year pulls at loose ends, so {aS} should not create one.",
    "A move is possible if it is well prepared. {aS} should read the contract twice and leave the old team on good terms.",
    "Look around and do not hurry. In {year} the second offer that {aS} gets tends to be the better one.",
    "Stay where people know you, unless the new place gives {aS} in writing what was said in the interview.",
  ],
  open: [
    "The signs do not object. Decide by the work: does it need {gift}? Then apply.",
    "Judge the offer and not the year. {Ss} have no wind for or against them, so the usual questions count: pay, people, prospects.",
    "There is no better and no worse month for it. What counts in {year} is whether {aS} has a reason besides boredom.",
    "Make a list of what a new job must have. If an offer meets two thirds of it, {aS} can go in {year} as well as in any year.",
  ],
} as const satisfies Readonly<Record<Tone, readonly string[]>>;

/** What the element of a year does to that of a sign. Slots: {El} and {el} of the year, {E} and {e} of the sign. */
export const elementRelationLines = {
  same: [
    "It is the {S}'s own element as well. You feel at home, and so do your competitors.",
    "Your sign has the same element, so the year doubles what you are. Moderation pays.",
  ],
  generates: [
    "{El} feeds {e}, so the year gives something to the {S}. Accept it, and put half aside.",
    "Since {el} feeds {e}, {Ss} receive support without asking. Say thanks in time.",
  ],
  "generated-by": [
    "{E} feeds {el}, so the {S} gives more than it gets. Output will be high, and so will the need for sleep.",
    "Since {e} feeds {el}, the year lives on what {Ss} produce. Set a price for it.",
  ],
  controls: [
    "{El} checks {e}, so limits come from outside. That is good for form and hard on pride.",
    "Since {el} checks {e}, {Ss} meet rules and inspectors. Those who prepare get through quickly.",
  ],
  "controlled-by": [
    "{E} checks {el}, so the {S} has a say over the year. Results are within reach for those who pull.",
    "Since {e} checks {el}, {Ss} can shape the year, at the price of effort.",
  ],
} as const satisfies Readonly<Record<ElementRelation, readonly string[]>>;
