import type { SingleDigit } from "@zodiac-at-work/numerology";

/** What a place in the nine-part cycle asks for at work. */
export interface CycleTheme {
  readonly keyword: string;
  readonly year: string;
  readonly month: string;
}

/** The nine themes, by number. Personal years and personal months share the keywords. */
export const cycleThemes: Readonly<Record<SingleDigit, CycleTheme>> = {
  1: {
    keyword: "Start",
    year: "The first year of the nine is for setting a direction. Apply, propose, found or retrain; small first steps count for more than finished plans.",
    month: "Open one thing you have been putting off, and tell someone that you have begun.",
  },
  2: {
    keyword: "Patience",
    year: "The projects of the first year need partners and time. Listen, negotiate and repair; results arrive more slowly this year and hold better for it.",
    month: "Answer the messages that need care, and let one decision ripen.",
  },
  3: {
    keyword: "Voice",
    year: "A year for being heard: publish, present, teach, sell, widen your circle. Guard against promising more than one calendar can hold.",
    month: "Show unfinished work to somebody whose judgment you trust.",
  },
  4: {
    keyword: "Groundwork",
    year: "The year of routines, contracts, savings and skills that take practice. Little of it is visible, and much of the later work depends on it.",
    month: "Put one process, file or budget in order and keep it so.",
  },
  5: {
    keyword: "Change",
    year: "The middle of the cycle loosens things. A new role, place or method is easier to try now; keep one fixed point while the rest moves.",
    month: "Try one thing a different way, and write down what it taught you.",
  },
  6: {
    keyword: "Responsibility",
    year: "People lean on you this year, at work and at home. Mentor, manage, mend agreements, and say early how much you can carry.",
    month: "Look after one working relationship that has been left to itself.",
  },
  7: {
    keyword: "Study",
    year: "A quieter year, for depth over reach. Research, certify, review what the last six years taught, and leave room to think.",
    month: "Book a few hours without meetings and finish one piece of thinking.",
  },
  8: {
    keyword: "Results",
    year: "The year for money, scope and standing: ask for the raise, price the work properly, lead the larger project. Measure your results, and keep a record of them.",
    month: "Check the figures behind one piece of work and act on what they say.",
  },
  9: {
    keyword: "Closing",
    year: "The last year of the nine is for finishing and handing over. Complete, thank, archive and let go, so that the next start finds a clear desk.",
    month: "End one commitment properly, with notes for your successor.",
  },
};
