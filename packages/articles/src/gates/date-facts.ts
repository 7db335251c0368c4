import {
  type CivilDate,
  compareDates,
  daysBetween,
  newYearOf,
  parseDate,
  signById,
  signOfDate,
  zodiacYearSpan,
} from "@zodiac-at-work/zodiac";
import type { Knowledge } from "../article.ts";
import { dateFrom, dateSource, elementSource, numberFrom, signFrom, signSource } from "../patterns.ts";
import { checked, type FactCheck } from "./fact-check.ts";

/** Checks the dates of a block: first and last days of zodiac years, New Year's Days, foundings and births. */
export function checkDates(text: string, knowledge: Knowledge): FactCheck[] {
  const found: FactCheck[] = [];
  const done = new Set<number>();
  for (const match of text.matchAll(spanPattern)) {
    const [from, to] = [dateFrom(match[1] as string), dateFrom(match[2] as string)];
    const at = match.index;
    done.add(at).add(at + match[0].length - (match[2] as string).length);
    const right = isDate(from) && isDate(to) && isNewYear(from) && compareDates(zodiacYearSpan(from.year).to, to) === 0;
    found.push(
      checked("yearSpan", match[0], right, "these are not the first and the last day of a zodiac year.", {
        year: from.year,
      }),
    );
  }
  for (const match of text.matchAll(datePattern)) {
    if (done.has(match.index)) continue;
    found.push(checkDate(match[0], text.slice(0, match.index), text.slice(match.index + match[0].length), knowledge));
  }
  return found;
}

function checkDate(written: string, before: string, after: string, knowledge: Knowledge): FactCheck {
  const date = dateFrom(written);
  if (!isDate(date)) return checked("date", written, false, "there is no such day.");
  if (isBirth(before, after)) return checked("date", written, true, "", { year: date.year });
  if (/New Year(?:['’]s Day)?[^.;:]{0,34}$/.test(before) && !/\b(?:until|to|through)\s+$/.test(before)) {
    const { month, day } = newYearOf(date.year);
    return checked(
      "newYear",
      `New Year ${written}`,
      isNewYear(date),
      `Chinese New Year ${date.year} was on ${date.year}-${month}-${day}.`,
      { year: date.year },
    );
  }
  const iso = [date.year, String(date.month).padStart(2, "0"), String(date.day).padStart(2, "0")].join("-");
  const named = [
    ...knowledge.companies.map(({ name, founded }) => ({ name, day: founded })),
    ...knowledge.states.map(({ name, statehood }) => ({ name, day: statehood })),
  ].filter(({ name }) => before.includes(name));
  if (named.length > 0 && !isBoundary(date)) {
    return checked(
      "founding",
      `${named.at(-1)?.name} ${written}`,
      named.some(({ day }) => day === iso),
      "the site has another date.",
      { year: date.year },
    );
  }
  return checked(
    "date",
    written,
    isBoundary(date),
    "no zodiac year begins or ends on this day, and nothing else in the text explains it.",
    { year: date.year },
  );
}

/** Checks what a block says about a birth: its sign, and its days from the New Year. */
export function checkBirths(text: string): FactCheck[] {
  const births = [...text.matchAll(datePattern)].filter((match) =>
    isBirth(text.slice(0, match.index), text.slice(match.index + match[0].length)),
  );
  const written = births[0]?.[0];
  if (written === undefined || births.some(([each]) => each !== written))
    return births.length === 0
      ? []
      : [checked("date", births.map(([each]) => each).join(" / "), false, "the text gives one birth two dates.")];
  const date = dateFrom(written);
  if (!isDate(date)) return [];
  const { sign, yearElement, zodiacYear } = signOfDate(date);
  const found: FactCheck[] = [];
  for (const match of text.matchAll(birthSignPattern)) {
    if (/(?:\bnot|than|longer|school as|up as|have been)\s+$/.test(text.slice(0, match.index))) continue;
    const [, element, name = ""] = match;
    const right = signFrom(name) === sign && (element === undefined || element.toLowerCase() === yearElement);
    found.push(
      checked(
        "dateSign",
        `${written}: ${match[0]}`,
        right,
        `a birth on this day is ${yearElement} ${signById(sign).name}.`,
        { sign, year: zodiacYear },
      ),
    );
  }
  const distance = Math.abs(daysBetween(date, newYearOf(date.year)));
  for (const [phrase, word = ""] of text.matchAll(
    /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+) days?\b/g,
  )) {
    if (numberFrom(word) === undefined || !/New Year/.test(text)) continue;
    found.push(
      checked(
        "length",
        `${written}: ${phrase}`,
        numberFrom(word) === distance,
        `it is ${distance} days from the New Year.`,
        { year: date.year },
      ),
    );
  }
  return found;
}

/** Returns whether a date that stands between two texts is that of a birth. */
function isBirth(before: string, after: string): boolean {
  return (
    /\b(?:born|birth|birthday|came)\b(?: (?:on|is|that|who|at|into|the|world|for|was))*[ ,]*$/i.test(before) ||
    /^, when \w+ was born/.test(after)
  );
}

/** Returns the date of the birth that a block speaks of. */
export function birthIn(text: string): CivilDate | undefined {
  const match = [...text.matchAll(datePattern)].find((each) =>
    isBirth(text.slice(0, each.index), text.slice(each.index + each[0].length)),
  );
  const date = match && dateFrom(match[0]);
  return date && isDate(date) ? date : undefined;
}

function isDate(date: CivilDate): boolean {
  try {
    parseDate(date);
    signOfDate(date);
    return true;
  } catch {
    return false;
  }
}

function isNewYear(date: CivilDate): boolean {
  return compareDates(newYearOf(date.year), date) === 0;
}

function isBoundary(date: CivilDate): boolean {
  return (
    isNewYear(date) ||
    compareDates(newYearOf(date.year, { boundary: "start-of-spring" }), date) === 0 ||
    daysBetween(date, newYearOf(date.year)) === 1
  );
}

const datePattern = new RegExp(`\\b${dateSource}`, "g");
const spanPattern = new RegExp(`\\b(${dateSource}),? (?:to|until|through|–) (${dateSource})`, "g");
const birthSignPattern = new RegExp(`\\ban? (?:(${elementSource}) )?(${signSource})\\b(?! birthday)`, "g");
