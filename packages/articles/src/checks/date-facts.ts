import {
  type CivilDate,
  compareDates,
  daysBetween,
  formatDate,
  newYearOf,
  type SignId,
  signById,
  signOfDate,
  zodiacYearSpan,
} from "@zodiac-at-work/zodiac";
import { checked, type FactCheck } from "./fact-check.ts";
import { type Found, findIn, type Line, type Paragraph, pattern, tokensIn } from "./lines.ts";
import type { Token } from "./tokens.ts";
import { yearOf } from "./year-facts.ts";

/**
 * Checks the dates of a paragraph: first and last days of zodiac years, New Year's Days, foundings and births. A date that
 * nothing explains is wrong.
 */
export function checkDates({ lines, whole }: Paragraph): FactCheck[] {
  const found = lines.flatMap((line) => [
    ...checkSpans(line),
    ...checkNewYears(line),
    ...checkEdges(line),
    ...checkNames(line, whole),
  ]);
  const earlier: Founded[] = [];
  for (const line of lines) {
    const inLine = tokensIn(line, "founded");
    const named = { inLine, nearest: inLine.length > 0 ? inLine : earlier.slice(-3) };
    for (const place of findIn(line, anyDate)) found.push(...checkDay(line, place, named));
    earlier.push(...inLine);
  }
  return found;
}

const anyDate = pattern("{date}");

type Founded = Token & { readonly kind: "founded" };

/** The companies and states of a sentence, and those that its dates may belong to. */
interface Named {
  readonly inLine: readonly Founded[];
  readonly nearest: readonly Founded[];
}

/** A date is the end of a zodiac year, a birth, or the beginning of a company or a state. */
function checkDay(line: Line, place: Found, { inLine, nearest }: Named): FactCheck[] {
  const [token] = place.in("date", "date");
  const date = token?.value;
  if (!isKnown(date)) return [checked("date", place.text, false, "there is no such day, or it is out of range.")];
  const { year } = date;
  if (/(?:\b[Cc]omputed on(?: \|)?|\b[Tt]oday, on) $/.test(place.before)) {
    return [checked("date", place.text, true, "", { year })];
  }
  const ofCompany = /«founded\d+»[^.«]{0,40}$/.test(place.before);
  if (!ofCompany && isBirth(place.before, place.after)) return [checked("date", place.text, true, "", { year })];
  if (nearest.length > 0 && (inLine.length > 0 || !isEdge(date))) {
    const holds =
      nearest.some(({ value }) => isoOf(date).startsWith(value.day)) || (isEdge(date) && /new year/i.test(line.shape));
    return [
      checked("founding", `${nearest.at(-1)?.text} ${place.text}`, holds, "the site has another date.", { year }),
    ];
  }
  return [
    checked(
      "date",
      place.text,
      isEdge(date),
      "no zodiac year begins or ends on this day, and nothing else in the text explains it.",
      { year },
    ),
  ];
}

/** “January 27, 1990 to February 14, 1991”. */
function checkSpans(line: Line): FactCheck[] {
  return spans
    .flatMap((each) => findIn(line, each))
    .map((place) => {
      return checkSpan(place.text, place.in("from", "date")[0]?.value, place.in("to", "date")[0]?.value);
    });
}

/** Checks the first and the last day of a zodiac year. */
export function checkSpan(text: string, from: CivilDate | undefined, to: CivilDate | undefined): FactCheck {
  const holds = isKnown(from) && isKnown(to) && isNewYear(from) && compareDates(zodiacYearSpan(from.year).to, to) === 0;
  const year = from && { year: from.year };
  return checked("yearSpan", text, holds, "these are not the first and the last day of a zodiac year.", year);
}

/** “Chinese New Year fell on January 27, 1990”. “In 1990, Chinese New Year was on January 27”. */
function checkNewYears(line: Line): FactCheck[] {
  const years = tokensIn(line, "year").map(({ value }) => value);
  return newYears
    .flatMap((each) => findIn(line, each))
    .flatMap((place) => {
      if (/\b(?:until|to|through|before|after) $/.test(place.text)) return [];
      const [full] = place.in("date", "date");
      const [part] = place.in("monthDay", "monthDay");
      const [year] = years;
      if (part && (years.length !== 1 || year === undefined)) return [];
      const date = full ? full.value : part && { year: year as number, ...part.value };
      if (!isKnown(date)) return [];
      const sameYear =
        !full ||
        years.length !== 1 ||
        !/\b(?:in|of|year) «year/i.test(line.shape) ||
        /\b(?:until|next|follow\w*|after)\b/i.test(line.shape) ||
        year === date.year;
      return [
        checked(
          "newYear",
          place.text,
          isNewYear(date) && sameYear,
          `Chinese New Year ${year ?? date.year} is on ${formatDate(newYearOf(year ?? date.year))}.`,
          { year: date.year },
        ),
      ];
    });
}

const newYears = [
  "New Year(?:'s Day)?(?: (?!until|to|through|before|after)[^.;:«\\s]+){0,6},? (?:«year\\d+»,? )?(?:(?:is|was|on|fell on|came on) )*{date}",
  "New Year(?:'s Day)?(?: (?!until|to|through|before|after)[^.;:«\\s]+){0,6},? (?:«year\\d+»,? )?(?:(?:is|was|on|fell on|came on) )*{monthDay}",
  "{date}, (?:for that|which|that|this) (?:is|was) (?:the |Chinese |Lunar )*New Year",
].map(pattern);

/** “The Horse year began on January 27, 1990”, “lasted until February 14, 1991”, “January 27, 1990, when the Horse year opens”. */
function checkEdges(line: Line): FactCheck[] {
  const years = tokensIn(line, "year").map(({ value }) => value);
  return [...edges.flatMap((each) => findIn(line, each))].map((place) => {
    const [part] = place.in("monthDay", "monthDay");
    const written =
      place.in("date", "date")[0]?.value ??
      (part && years.length === 1 ? { year: years[0] as number, ...part.value } : undefined);
    const closes = place.has("closes");
    if (!isKnown(written)) return checked("yearSpan", place.text, part !== undefined, "there is no such day.");
    const year = closes ? endedBy(written) : written.year;
    const { sign, yearElement } = yearOf(year);
    const name = place.in("name", "sign")[0]?.value;
    const element = place.in("name", "element")[0]?.value;
    const holds =
      (closes ? compareDates(zodiacYearSpan(year).to, written) === 0 : isNewYear(written)) &&
      (name === undefined || name === sign) &&
      (element === undefined || element === yearElement);
    return checked(
      "yearSpan",
      place.text,
      holds,
      `the ${yearElement} ${signById(sign).name} year ${closes ? "ends" : "begins"} on ${formatDate(closes ? zodiacYearSpan(year).to : newYearOf(year))}.`,
      { sign, year },
    );
  });
}

/** The zodiac year whose last days are about this date. */
function endedBy({ year }: CivilDate): number {
  return year - 1;
}

const opens = "(?:begins|began|starts|started|opens|opened|runs from|ran from|arrives|arrived)";
const closes =
  "(?<closes>ends|ended|lasts? until|lasted until|runs until|ran until|goes out|went out|closes|closed|shuts|is over)";
const spans = [
  "{date:from},? (?:to|until|till|through|–|-) (?:[a-z]+ )?{date:to}",
  `{date:from},[^.;«]{0,40}\\band (?:it )?${closes}(?: on)? {date:to}`,
].map(pattern);
const edges = [
  `(?:{name} year|year of the {name:of}) (?:[a-z]+ )?(?:${opens}|${closes})(?: only)?(?: on)? {date}`,
  `(?:{name} year|year of the {name:of}) (?:[a-z]+ )?(?:${opens}|${closes})(?: only)?(?: on)? {monthDay}`,
  `{date}, when the {name} year (?:${opens}|${closes})`,
].map(pattern);

/** Every name of a year beside a date is that of the date: “founded on May 2, 1990, in a Metal Horse year”. */
function checkNames(line: Line, whole: Line): FactCheck[] {
  const dates = tokensIn(line, "date")
    .map(({ value }) => value)
    .filter(isKnown);
  const beginning = tokensIn(line, "founded").length > 0;
  if (dates.length === 0 || (!beginning && dates.some((date) => !isEdge(date)))) return [];
  const years = new Set(beginning ? dates.map((date) => signOfDate(date).zodiacYear) : dates.flatMap(beside));
  const written = tokensIn(whole, "year").map(({ value }) => value);
  const names = new Set([...years, ...written].map(nameOf));
  const signs = new Set<SignId>([...years, ...written].map((year) => yearOf(year).sign));
  return [...findIn(line, fullName), ...(beginning ? findIn(line, oneSign) : findIn(line, signYear))].flatMap(
    (place) => {
      if (/\b(?:not|than|longer|never|unlike)(?: an?| the)? $/i.test(place.before)) return [];
      const sign = (place.in("fullName", "sign")[0] ?? place.in("sign", "sign")[0])?.value as SignId;
      const [element] = place.in("fullName", "element");
      const holds = element ? names.has(`${element.value} ${sign}`) : signs.has(sign);
      return [
        checked("dateSign", place.text, holds, `the date is that of a ${[...names].join(" or ")} year.`, { sign }),
      ];
    },
  );
}

const fullName = pattern("{fullName}");
const oneSign = pattern("(?:is|was|makes it|counts as|as) an? {sign}\\b(?! and)");
const signYear = pattern("{sign} year");

function nameOf(year: number): string {
  const { yearElement, sign } = yearOf(year);
  return `${yearElement} ${sign}`;
}

/** The zodiac years that meet at the end of a year. */
function beside(date: CivilDate): number[] {
  const { zodiacYear } = signOfDate(date);
  return isNewYear(date) || daysBetween(newYearOf(date.year), date) > 0
    ? [zodiacYear, zodiacYear - 1]
    : [zodiacYear, zodiacYear + 1];
}

/** Returns whether a date that stands between two shapes is that of a birth. */
export function isBirth(before: string, after: string): boolean {
  return (
    /\b(?:born|birth|birthday|birthdate|came)\b(?: (?:on|is|that|who|at|into|the|world|for|was|of))*[ ,:]*$/i.test(
      before.slice(-80),
    ) || /^, when \w+ was born/.test(after)
  );
}

/** Returns whether the calendar knows the day. */
export function isKnown(date: CivilDate | undefined): date is CivilDate {
  return date !== undefined && date.year > 1600 && date.year < 2200;
}

function isoOf({ year, month, day }: CivilDate): string {
  return [year, String(month).padStart(2, "0"), String(day).padStart(2, "0")].join("-");
}

function isNewYear(date: CivilDate): boolean {
  return compareDates(newYearOf(date.year), date) === 0;
}

/** Returns whether a zodiac year begins or ends on the day, by either boundary. */
function isEdge(date: CivilDate): boolean {
  return (
    isNewYear(date) ||
    compareDates(newYearOf(date.year, { boundary: "start-of-spring" }), date) === 0 ||
    daysBetween(date, newYearOf(date.year)) === 1
  );
}
