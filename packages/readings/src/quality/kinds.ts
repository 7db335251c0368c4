import { type Element, type SignId, signById, signIds, signOfDate } from "@zodiac-at-work/zodiac";
import { companyMatches } from "../matches/companies/company-matches.ts";
import type { MatchText } from "../matches/match-text.ts";
import { peopleMatch } from "../matches/people/people-match.ts";
import { stateMatches } from "../matches/states/state-matches.ts";
import { birthDays } from "../numbers/birth-days.ts";
import { birthYears } from "../numbers/birth-years.ts";
import { cycleThemes } from "../numbers/cycle-themes.ts";
import { karmicDebtTexts } from "../numbers/karmic-debts.ts";
import { monthKeywords } from "../numbers/month-keywords.ts";
import { numberProfiles } from "../numbers/number-profiles.ts";
import { outlookTexts } from "../outlooks/outlook-texts.ts";
import { signOutlooks } from "../outlooks/sign-outlooks.ts";
import { yearCharacters } from "../outlooks/year-characters.ts";
import { signProfiles } from "../profiles/sign-profiles.ts";
import { signYears } from "../sign-years/sign-years.ts";

/** A text with what it is about, against which the facts that it names are checked. */
export interface MeasuredText {
  readonly name: string;
  readonly text: string;
  /** The reader's sign. */
  readonly sign?: SignId;
  /** The sign of the other side, or of the year. */
  readonly other?: SignId;
  /** The years that the text may name. */
  readonly years?: readonly number[];
  /** The number of numerology. */
  readonly number?: number;
}

/** Texts that a reader compares with each other. */
export interface Kind {
  readonly name: string;
  readonly texts: readonly MeasuredText[];
}

const elements: readonly Element[] = ["wood", "fire", "earth", "metal", "water"];

/** The whole outlook of each sign for each of the sixty years of the cycle, as readers get it: 720 texts of three parts. */
export const wholeOutlooks: readonly string[] = signIds.flatMap((sign) =>
  [1984, 1996, 2008, 2020, 2032]
    .flatMap((fromZodiacYear) => outlookTexts(sign, fromZodiacYear).years)
    .map(({ character, meeting, text }) => `${character} ${meeting} ${text}`),
);

/** Every kind of text that `packages/readings` holds. */
export const kinds: readonly Kind[] = [
  {
    name: "Profile of a sign, one of seven sections",
    texts: signIds.flatMap((sign) => named(signProfiles[sign], { sign })),
  },
  {
    name: "Sign and element of the birth year",
    texts: signIds.flatMap((sign) =>
      elements.map((element) => ({
        name: `${element} ${sign}`,
        text: signYears[sign][element],
        sign,
        years: yearsOf(sign, element),
      })),
    ),
  },
  {
    name: "Year: its animal and element",
    texts: signIds.flatMap((other) => named(yearCharacters[other], { other })),
  },
  {
    name: "Year: how a sign meets its animal",
    texts: signIds.flatMap((sign) =>
      signIds.map((other) => ({
        name: `${sign} in a year of the ${other}`,
        text: signOutlooks[sign].years[other].meeting,
        sign,
        other,
      })),
    ),
  },
  {
    name: "Year: what its element brings a sign",
    texts: signIds.flatMap((sign) =>
      signIds.flatMap((other) =>
        elements.map((element) => ({
          name: `${sign} in a year of the ${element} ${other}`,
          text: signOutlooks[sign].years[other][element],
          sign,
          other,
        })),
      ),
    ),
  },
  {
    name: "Own year",
    texts: signIds.map((sign) => ({ name: sign, text: signOutlooks[sign].ownYear, sign, other: sign })),
  },
  {
    name: "Solar month",
    texts: signIds.flatMap((sign) =>
      signIds.map((other) => ({
        name: `${sign} in the month of the ${other}`,
        text: signOutlooks[sign].months[other],
        sign,
        other,
      })),
    ),
  },
  { name: "Match of two people", texts: signIds.flatMap(peopleMatches) },
  { name: "Match with a company", texts: matchesOf(companyMatches) },
  { name: "Match with a state", texts: matchesOf(stateMatches) },
  {
    name: "Life path",
    texts: [...numberProfiles].map(([number, { description, workEnvironment }]) => ({
      name: String(number),
      text: `${description} ${workEnvironment}`,
      number,
    })),
  },
  { name: "Birth day", texts: numbered(birthDays) },
  { name: "Number of the birth year", texts: numbered(birthYears) },
  { name: "Keyword of the birth month", texts: named(monthKeywords) },
  { name: "Karmic debt", texts: numbered(karmicDebtTexts) },
  {
    name: "Personal year",
    texts: Object.values(cycleThemes).map(({ keyword, year }) => ({ name: keyword, text: year })),
  },
  {
    name: "Personal month",
    texts: Object.values(cycleThemes).map(({ keyword, month }) => ({ name: keyword, text: month })),
  },
];

function named(texts: object, about: Omit<MeasuredText, "name" | "text"> = {}): MeasuredText[] {
  return Object.entries(texts).map(([name, text]) => ({
    name: [about.sign ?? about.other, name].filter(Boolean).join(" "),
    text,
    ...about,
  }));
}

function numbered(texts: Readonly<Record<number, string>>): MeasuredText[] {
  return Object.entries(texts).map(([name, text]) => ({ name, text, number: Number(name) }));
}

function peopleMatches(sign: SignId, place: number): MeasuredText[] {
  return signIds.slice(place).map((other) => {
    const { works, grates, advice } = peopleMatch(sign, other);
    return { name: `${sign} and ${other}`, text: [works, grates, ...Object.values(advice)].join(" "), sign, other };
  });
}

function matchesOf(matches: Readonly<Record<SignId, Readonly<Record<SignId, MatchText>>>>): MeasuredText[] {
  return signIds.flatMap((sign) =>
    signIds.map((other) => {
      const { works, grates, advice } = matches[sign][other];
      return { name: `${sign} with ${other}`, text: `${works} ${grates} ${advice}`, sign, other };
    }),
  );
}

/** The zodiac years of a sign and an element in which readers of working age were born. */
function yearsOf(sign: SignId, element: Element): number[] {
  return Array.from({ length: 2010 - 1936 + 1 }, (_, place) => 1936 + place).filter((year) => {
    const answer = signOfDate(`${year}-06-01`);
    return answer.sign === signById(sign).id && answer.yearElement === element;
  });
}
