import { type CoreNumber, readNumerology } from "@zodiac-at-work/numerology";
import {
  type CivilDate,
  daysBetween,
  newYearOf,
  type SignId,
  signById,
  signForYear,
  signOfDate,
} from "@zodiac-at-work/zodiac";
import type { Desk } from "./plan.ts";
import { inWords, longDate, pairSlots, signSlots, withArticle, yearName } from "./words.ts";

/** Returns the zodiac years of a sign from `from` to `to`. */
export function yearsOf(sign: SignId, from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i).filter((year) => signForYear(year) === sign);
}

/** Returns the year's name with its element: `Metal Horse`. */
export function nameOfYear(year: number): string {
  const { yearElement, sign } = signOfDate(midYear(year));
  return yearName(yearElement, sign);
}

export function elementOf(year: number) {
  return signOfDate(midYear(year)).yearElement;
}

/** Returns the story of a birth a few days before or after the New Year of a year. */
export function boundaryStory({ chance, say }: Desk, year: number): string {
  const newYear = newYearOf(year);
  const before = chance.int(2) === 0;
  const offset = (1 + chance.int(9)) * (before ? -1 : 1);
  const date = shift(newYear, offset);
  const { sign } = signOfDate(date);
  const other = signOfDate(shift(newYear, before ? 0 : -1)).sign;
  const days = Math.abs(offset) === 1 ? "one day" : `${inWords(Math.abs(offset))} days`;
  return say(chance.pick(before ? beforeStories : afterStories), {
    date: longDate(date),
    newYear: longDate(newYear),
    days,
    name: chance.pick(names),
    ...pairSlots(sign, other),
    year: String(year),
    old: nameOfYear(year - 1),
    anew: withArticle(nameOfYear(year)),
    aold: withArticle(nameOfYear(year - 1)),
    zyear: String(year - 1),
  });
}

/** Returns the working of a life path for a birth date of the year whose path is the number, or of any. */
export function lifePathStory(desk: Desk, years: readonly number[], wanted?: CoreNumber): string {
  const { chance, say } = desk;
  for (let attempt = 0; attempt < 4000; attempt++) {
    const date = { year: chance.pick(years), month: 1 + chance.int(12), day: 1 + chance.int(28) };
    const { lifePath, otherMethods } = readNumerology(date);
    if (wanted === 33 ? otherMethods[1].value !== 33 : wanted !== undefined && lifePath.value !== wanted) continue;
    const { sign } = signOfDate(date);
    const path = wanted === 33 ? otherMethods[1] : lifePath;
    return say(chance.pick(wanted === 33 ? digitStories : sumStories), {
      date: longDate(date),
      working: path.text,
      number: String(path.value),
      name: chance.pick(names),
      year: String(date.year),
      ...signSlots(sign),
      aYear: withArticle(yearName(signOfDate(date).yearElement, sign)),
    });
  }
  throw new RangeError("No date of these years has the life path.");
}

/** Returns the sentence that says when a sign's double hour is. */
export function hoursOf(sign: SignId): { from: string; to: string } {
  const place = signs.indexOf(sign);
  const two = (hour: number) => String(hour % 24).padStart(2, "0");
  return { from: `${two(place * 2 + 23)}:00`, to: `${two(place * 2)}:59` };
}

export function nameOf(sign: SignId): string {
  return signById(sign).name;
}

function midYear(year: number): CivilDate {
  return { year, month: 7, day: 1 };
}

function shift(date: CivilDate, days: number): CivilDate {
  for (let month = 1; month <= 3; month++) {
    for (let day = 1; day <= 31; day++) {
      const candidate = { year: date.year, month, day };
      if (month === 2 && day > 28) continue;
      if (daysBetween(date, candidate) === days) return candidate;
    }
  }
  return date;
}

const signs = ["rat", "ox", "tiger", "rabbit", "dragon", "snake", "horse", "goat", "monkey", "rooster", "dog", "pig"];

const names = [
  "Maya",
  "Luis",
  "Priya",
  "Owen",
  "Grace",
  "Andre",
  "Hana",
  "Ben",
  "Carla",
  "Theo",
  "June",
  "Malik",
  "Nora",
  "Felix",
  "Tess",
  "Ravi",
  "Elena",
  "Cole",
  "Iris",
  "Sam",
  "Dana",
  "Hugo",
  "Leah",
  "Omar",
  "Kate",
  "Joel",
  "Mina",
  "Drew",
  "Rosa",
  "Paul",
];

const beforeStories = [
  "{name} was born on {date}. [Most charts|A quick search|Any placemat] would say {B}, because the year is {year}. But Chinese New Year fell on {newYear}, {days} later, so {name} [still belongs to|is a child of] the old year: {aold}.",
  "[Picture|Suppose] a [colleague|friend], {name}, born on {date}. Chinese New Year was on {newYear}, which is {days} after that. [The new year had not begun|The gate was still shut], and {name} is {aA} rather than {aB}. [One digit of the date decides it|So much hangs on one page of the calendar].",
  "On {date}, when {name} was born, the {zyear} year of the {A} [had not run out|was still going]. It ended the day before {newYear}, for that was New Year's Day. So {name} [signs|reads the pages] as {aA}, [whatever the mug says|and can return the mug that says otherwise].",
  "{name} has a birthday on {date} and [grew up|went through school] as {aB}, or so the family thought. [The calendar says no|Not quite]: New Year's Day was {newYear}, {days} later. A birth on {date} makes {name} {aA}.",
  "[Here is a case to keep in mind|Try this one]. Born on {date}, {name} [missed|just missed] the new year by {days}: it began on {newYear}, as the Chinese New Year of {year}. The sign is {A}, the year before's animal, and not {B}.",
];
const afterStories = [
  "{name} was born on {date}. Chinese New Year fell on {newYear}, {days} earlier, so the new year [was already running|had its boots on] and {name} is {anew}.",
  "Take {name}, born on {date}. [That is early enough to doubt|January and February births should check], so check: Chinese New Year was on {newYear}, {days} before. The doubt is gone, and {name} is {aA}, no longer {aB}.",
  "A birth on {date} [sits close to|is hard by] the line. New Year's Day was {newYear}, {days} earlier. [The line had been crossed|It had passed], and so {name}, born that [day|morning], counts as {aA} and [has left|is past] the {B}.",
  "[Now|Next] look at {name}, who came on {date}. The year {year} had turned {days} before, since Chinese New Year was {newYear}. {name} is {aA}; [a week or two earlier|on the far side of the line] it would have been {aB}.",
];
const sumStories = [
  "Say {name} was born on {date}. Add month, day and year, then the digits of the sum: {working}. The life path is {number}. [The sign is a separate matter|The animal comes from another clock]: a birth on {date} makes {name} {aS}.",
  "[Work one out|Do one by hand]. {name}'s birthday is {date}. Written as a sum, that is {working}. So {name} walks life path {number}, and since the birth on {date} falls in a year of the {S}, {name} is {aS} too.",
  "For a birth on {date}, the sum runs {working}, which is life path {number}. {name}, [born that day|who owns this date], is {aS} by the calendar and {number} by the sum; [the two do not depend on each other|neither follows from the other].",
  "{name} came into the world on {date}. Month plus day plus year: {working}. [Read off the last digit|The end of the line is the answer]: life path {number}. And by the Chinese calendar a birth on {date} is {aS}.",
];
const digitStories = [
  "Take {name}, born on {date}. [Adding digit by digit|If you add the single digits], you get {working}. [By that method|Counted this way] the life path is {number}.",
  "{name}'s birthday is {date}. One digit at a time, the sum is {working}, so the digit method gives life path {number}.",
  "For a birth on {date}, the digits run {working}. {name} [may claim|reaches] life path {number} by this method, [and by this one alone|though the plain sum would say otherwise].",
];
