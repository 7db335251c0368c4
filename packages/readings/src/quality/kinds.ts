import { type Element, type SignId, signById, signIds, signOfDate } from "@zodiac-at-work/zodiac";
import { birthHours } from "../../texts/birth-hours.ts";
import { birthDays } from "../../texts/numbers/birth-days.ts";
import { birthYearNumbers } from "../../texts/numbers/birth-year-numbers.ts";
import { cycleThemes } from "../../texts/numbers/cycle-themes.ts";
import { karmicDebtTexts } from "../../texts/numbers/karmic-debts.ts";
import { monthKeywords } from "../../texts/numbers/month-keywords.ts";
import { numberProfiles } from "../../texts/numbers/number-profiles.ts";
import type { Occasions } from "../../texts/types/occasions.ts";
import { yearCharacters } from "../../texts/year-characters.ts";
import { bossText } from "../boss-text.ts";
import { peopleMatch } from "../people-match.ts";
import { sharedWork } from "../shared-work.ts";
import { textsBySign } from "../texts-by-sign.ts";
import { yearOutlooks } from "../year-outlooks.ts";

/** A text, and what it is about. The check of its facts needs both. */
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
  /** How many words each text may have. */
  readonly words?: { readonly fewest: number; readonly most: number };
}

const elements: readonly Element[] = ["wood", "fire", "earth", "metal", "water"];

/** The whole outlook of each sign for each of the sixty years of the cycle, as readers get it: 720 texts of four parts. */
export const wholeYearOutlooks: readonly string[] = signIds.flatMap((sign) =>
  [1984, 1996, 2008, 2020, 2032]
    .flatMap((fromZodiacYear) => yearOutlooks(sign, fromZodiacYear).years)
    .map(({ verdict, character, meeting, text }) => `${verdict} ${character} ${meeting} ${text}`),
);

/** Every kind of text that `packages/readings` holds. */
export const kinds: readonly Kind[] = [
  {
    name: "Profile of a sign, one of seven sections",
    texts: signIds.flatMap((sign) => named(textsBySign[sign].profile, { sign })),
  },
  {
    name: "Sign and element of the birth year",
    texts: signIds.flatMap((sign) =>
      elements.map((element) => ({
        name: `${element} ${sign}`,
        text: textsBySign[sign].birthYears[element],
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
        text: textsBySign[sign].outlook.years[other].meeting,
        sign,
        other,
      })),
    ),
  },
  {
    name: "Year: what its element brings a sign",
    texts: byYear((sign, other, element) => textsBySign[sign].outlook.years[other][element]),
  },
  {
    name: "Year: what it is good for",
    words: { fewest: 14, most: 32 },
    texts: byYear((sign, other, element) => textsBySign[sign].yearVerdicts[other][element]),
  },
  {
    name: "Own year",
    texts: signIds.map((sign) => ({ name: sign, text: textsBySign[sign].outlook.ownYear, sign, other: sign })),
  },
  {
    name: "Solar month",
    texts: signIds.flatMap((sign) =>
      signIds.map((other) => ({
        name: `${sign} in the month of the ${other}`,
        text: textsBySign[sign].outlook.months[other],
        sign,
        other,
      })),
    ),
  },
  { name: "Match of two people", texts: signIds.flatMap(peopleMatches) },
  { name: "Match with a company", words: { fewest: 45, most: 80 }, texts: matchesOf("companies") },
  {
    name: "Any company: the element of the birth year",
    words: { fewest: 30, most: 50 },
    texts: signIds.flatMap((sign) => named(textsBySign[sign].companyElements, { sign })),
  },
  { name: "Match with a state", words: { fewest: 60, most: 95 }, texts: matchesOf("states") },
  {
    name: "Life path",
    texts: [...numberProfiles].map(([number, { description, workEnvironment }]) => ({
      name: String(number),
      text: `${description} ${workEnvironment}`,
      number,
    })),
  },
  {
    name: "Life path at any company",
    words: { fewest: 30, most: 50 },
    texts: [...numberProfiles].map(([number, { companies }]) => ({ name: String(number), text: companies, number })),
  },
  {
    name: "Life path in the years of the outlook",
    words: { fewest: 30, most: 50 },
    texts: [...numberProfiles].map(([number, { years }]) => ({ name: String(number), text: years, number })),
  },
  { name: "Birth day", texts: numbered(birthDays) },
  { name: "Number of the birth year", texts: numbered(birthYearNumbers) },
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
  { name: "Hour of birth", words: { fewest: 30, most: 50 }, texts: signIds.map(birthHour) },
  { name: "A hard conversation", words: { fewest: 90, most: 130 }, texts: signIds.map(occasion("hardConversation")) },
  { name: "Changing jobs", words: { fewest: 90, most: 130 }, texts: signIds.map(occasion("changingJobs")) },
  { name: "Negotiating", words: { fewest: 80, most: 120 }, texts: signIds.map(occasion("negotiating")) },
  {
    name: "Negotiating with a sign",
    words: { fewest: 80, most: 120 },
    texts: signIds.map(occasion("negotiatingWith")),
  },
  { name: "Shared work of two people", words: { fewest: 70, most: 112 }, texts: signIds.flatMap(sharedWorks) },
  { name: "Which employer", words: { fewest: 150, most: 210 }, texts: signIds.map(employer) },
  { name: "Your boss", words: { fewest: 90, most: 130 }, texts: signIds.flatMap(bosses) },
];

/** A text for each sign in each of the sixty years. */
function byYear(textOf: (sign: SignId, other: SignId, element: Element) => string): MeasuredText[] {
  return signIds.flatMap((sign) =>
    signIds.flatMap((other) =>
      elements.map((element) => ({
        name: `${sign} in a year of the ${element} ${other}`,
        text: textOf(sign, other, element),
        sign,
        other,
      })),
    ),
  );
}

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

function sharedWorks(sign: SignId, place: number): MeasuredText[] {
  return signIds.slice(place).map((other) => {
    const { split, quarrel, mend } = sharedWork(sign, other);
    return { name: `${sign} and ${other}`, text: [split, quarrel, mend].join(" "), sign, other };
  });
}

function matchesOf(side: "companies" | "states"): MeasuredText[] {
  return signIds.flatMap((sign) =>
    signIds.map((other) => {
      const { works, grates, advice } = textsBySign[sign][side][other];
      return { name: `${sign} with ${other}`, text: `${works} ${grates} ${advice}`, sign, other };
    }),
  );
}

function birthHour(other: SignId): MeasuredText {
  return { name: `hour of the ${other}`, text: birthHours[other], other };
}

function occasion(name: keyof Occasions): (sign: SignId) => MeasuredText {
  return (sign) => ({ name: sign, text: textsBySign[sign].occasions[name], sign });
}

function employer(sign: SignId): MeasuredText {
  const { questions, suits, warnings } = textsBySign[sign].employer;
  const answered = questions.flatMap(({ question, goodAnswer }) => [question, goodAnswer]);
  return { name: sign, text: [...answered, ...Object.values(suits), ...warnings].join(" "), sign };
}

function bosses(sign: SignId): MeasuredText[] {
  return signIds.map((boss) => ({
    name: `the ${boss} as the boss of the ${sign}`,
    text: bossText(sign, boss),
    sign,
    other: boss,
  }));
}

/** The birth years of readers of working age with this sign and element. */
function yearsOf(sign: SignId, element: Element): number[] {
  return Array.from({ length: 2010 - 1936 + 1 }, (_, place) => 1936 + place).filter((year) => {
    const answer = signOfDate(`${year}-06-01`);
    return answer.sign === signById(sign).id && answer.yearElement === element;
  });
}
