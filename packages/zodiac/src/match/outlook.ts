/**
 * The outlook of a zodiac year for a sign, with the rule behind each finding.
 *
 * @module
 */

import type { DateInput } from "../calendar/civil-date.ts";
import type { BoundaryOptions } from "../calendar/new-year.ts";
import { signOfDate } from "../signs/sign-of.ts";
import { type Element, type Sign, type SignId, signById } from "../signs/signs.ts";
import { checkYearOfCycle, cycleYear, signForYear } from "../signs/year-cycle.ts";
import { refuseMore } from "../zodiac-range-error.ts";
import { type ElementRelation, elementRelation, type RelationId, relationsBetween } from "./relations.ts";

/** The rules for reading a year: the sign's own year, the six classical relations, and the two elements. */
export type OutlookRule = "own-year" | RelationId | "element";

/** One rule that applies to a sign and a year. */
export interface OutlookFinding {
  readonly rule: OutlookRule;
  readonly kind: "harmony" | "tension" | "neutral";
  /** A sentence that names the rule. */
  readonly sentence: string;
}

/** The outlook of a zodiac year for a sign. */
export interface Outlook {
  readonly sign: SignId;
  readonly zodiacYear: number;
  readonly yearSign: SignId;
  /** The element of the year's heavenly stem. */
  readonly yearElement: Element;
  /** The sum of the findings: `mixed` if there are harmonies and tensions, `even` if there are neither. */
  readonly tone: "harmony" | "tension" | "mixed" | "even";
  /** The own year first, then the relations in their fixed order, then always one finding about the elements. */
  readonly findings: readonly OutlookFinding[];
}

/**
 * Returns the outlook of a zodiac year for a sign. Three kinds of rules apply: the relations between the sign and the
 * year's sign (see `relationsBetween`), the own year (benmingnian, 本命年), and the two cycles of the elements, between the
 * year's stem and the sign's own element.
 *
 * @param zodiacYear the Gregorian year of its New Year, from 100 to 9999. Its days are those of
 *   `zodiacYearSpan`; for a day in January or February use `outlookOn`.
 * @throws {ZodiacRangeError} `unknown-sign`; `out-of-range`; `too-many-arguments`.
 * @example
 * outlook("rat", 2026).findings[0]?.sentence; // "The Horse year clashes with the Rat (liuchong): …"
 */
export function outlook(sign: SignId, zodiacYear: number, ...more: never[]): Outlook {
  refuseMore(more, "signs.map((sign) => outlook(sign, year))");
  const own = signById(sign);
  const yearSign = signForYear(zodiacYear);
  const yearElement = cycleYear(zodiacYear).element;
  const year = `The ${signById(yearSign).name} year`;
  const findings: OutlookFinding[] = [];
  if (yearSign === sign) findings.push(ownYear(year, own));
  for (const { id, kind } of relationsBetween(sign, yearSign)) {
    findings.push({ rule: id, kind, sentence: relationSentences[id](year, own.name) });
  }
  findings.push(elementFinding(yearElement, own));
  return { sign, zodiacYear, yearSign, yearElement, tone: toneOf(findings), findings };
}

/**
 * Returns the outlook of the zodiac year that contains a day. It changes on Chinese New Year's Day, not on January 1.
 *
 * @param today the civil date to use. This package has no clock.
 * @param options selects the boundary, see `signOfDate`.
 * @throws {ZodiacRangeError} as `signOfDate` and `outlook`.
 * @example
 * outlookOn("rat", "2027-02-05").zodiacYear; // 2026
 * outlookOn("rat", "2027-02-06").zodiacYear; // 2027, because this is New Year's Day
 */
export function outlookOn(sign: SignId, today: DateInput, options?: BoundaryOptions): Outlook {
  return outlook(sign, signOfDate(today, options).zodiacYear);
}

/**
 * Returns the outlooks of twelve consecutive zodiac years, one of each sign.
 *
 * @throws {ZodiacRangeError} as `outlook`.
 * @example
 * timeline("rat", 2026).map((year) => year.tone); // ["tension", …]
 */
export function timeline(sign: SignId, fromZodiacYear: number, ...more: never[]): Outlook[] {
  refuseMore(more, "signs.map((sign) => timeline(sign, year))");
  checkYearOfCycle(fromZodiacYear);
  return Array.from({ length: 12 }, (_, i) => outlook(sign, fromZodiacYear + i));
}

function ownYear(year: string, { name }: Sign): OutlookFinding {
  return {
    rule: "own-year",
    kind: "tension",
    sentence: `${year} is the ${name}'s own year (benmingnian): review what you have before you add to it.`,
  };
}

const relationSentences: Readonly<Record<RelationId, (year: string, name: string) => string>> = {
  liuhe: (year, name) => `${year} is in harmony with the ${name} (liuhe): one steady partner helps, so share the work.`,
  sanhe: (year, name) =>
    `${year} shares a trine with the ${name} (sanhe): aims find allies, so begin something or hire.`,
  liuchong: (year, name) =>
    `${year} clashes with the ${name} (liuchong): change comes from outside, so leave room in the plan.`,
  liuhai: (year, name) => `${year} harms the ${name} (liuhai): small misunderstandings add up, so confirm in writing.`,
  xing: (year, name) => `${year} punishes the ${name} (xing): rules and paperwork need more care than usual.`,
  po: (year, name) => `${year} breaks with the ${name} (po): arrangements come loose, so look at old agreements.`,
};

function elementFinding(yearElement: Element, { name, element }: Sign): OutlookFinding {
  const { kind, sentence } = elementReadings[elementRelation(yearElement, element)];
  return { rule: "element", kind, sentence: sentence(yearElement, `the ${name}'s ${element}`) };
}

interface ElementReading {
  readonly kind: OutlookFinding["kind"];
  readonly sentence: (year: Element, own: string) => string;
}

/** By the relation of the year's element to the sign's. */
const elementReadings: Readonly<Record<ElementRelation, ElementReading>> = {
  same: {
    kind: "neutral",
    sentence: (year, own) => `The year's ${year} meets ${own} (same element): more company, and more competition.`,
  },
  generates: {
    kind: "harmony",
    sentence: (year, own) => `The year's ${year} feeds ${own} (generating cycle): support comes before you ask.`,
  },
  controls: {
    kind: "tension",
    sentence: (year, own) =>
      `The year's ${year} checks ${own} (controlling cycle): expect firm limits; discipline pays.`,
  },
  "controlled-by": {
    kind: "neutral",
    sentence: (year, own) =>
      `The year's ${year} is checked by ${own} (controlling cycle): results are in reach, and they take effort.`,
  },
  "generated-by": {
    kind: "neutral",
    sentence: (year, own) =>
      `The year's ${year} is fed by ${own} (generating cycle): you give out a lot, so plan for rest.`,
  },
};

function toneOf(findings: readonly OutlookFinding[]): Outlook["tone"] {
  const harmony = findings.some(({ kind }) => kind === "harmony");
  const tension = findings.some(({ kind }) => kind === "tension");
  if (harmony) return tension ? "mixed" : "harmony";
  return tension ? "tension" : "even";
}
