import { withArticle } from "@zodiac-at-work/catalog/with-article";
import { type CoreNumber, readNumerology } from "@zodiac-at-work/numerology";
import { newYearOf, type SignId, signIds, signOfDate } from "@zodiac-at-work/zodiac";
import { addDays } from "@zodiac-at-work/zodiac/calendar";
import { nameOfYear } from "./sign-years.ts";
import { inWords, longDate, pairSlots, signSlots, yearName } from "./words.ts";
import type { WriterContext } from "./writer-context.ts";

/** Returns the story of a birth a few days before or after the New Year of a year. */
export function boundaryStory({ chance, renderTemplate }: WriterContext, year: number): string {
  const newYear = newYearOf(year);
  const before = chance.int(2) === 0;
  const offset = (1 + chance.int(9)) * (before ? -1 : 1);
  const date = addDays(newYear, offset);
  const { sign } = signOfDate(date);
  const other = signOfDate(addDays(newYear, before ? 0 : -1)).sign;
  const days = Math.abs(offset) === 1 ? "one day" : `${inWords(Math.abs(offset))} days`;
  return renderTemplate(chance.pickUnused(before ? beforeStories : afterStories), {
    date: longDate(date),
    newYear: longDate(newYear),
    days,
    name: chance.pickUnused(names),
    ...pairSlots(sign, other),
    year: String(year),
    old: nameOfYear(year - 1),
    aNewYear: withArticle(nameOfYear(year)),
    aOldYear: withArticle(nameOfYear(year - 1)),
    zyear: String(year - 1),
  });
}

/** Returns the working of a life path for a birth date of the year whose path is the number, or of any. */
export function lifePathStory(context: WriterContext, years: readonly number[], wanted?: CoreNumber): string {
  const { chance, renderTemplate } = context;
  for (let attempt = 0; attempt < 4000; attempt++) {
    const date = { year: chance.pick(years), month: 1 + chance.int(12), day: 1 + chance.int(28) };
    const { lifePath, otherMethods } = readNumerology(date);
    if (wanted === 33 ? otherMethods[1].value !== 33 : wanted !== undefined && lifePath.value !== wanted) continue;
    const { sign } = signOfDate(date);
    const path = wanted === 33 ? otherMethods[1] : lifePath;
    return renderTemplate(chance.pickUnused(wanted === 33 ? digitStories : sumStories), {
      date: longDate(date),
      working: path.text,
      number: String(path.value),
      name: chance.pickUnused(names),
      year: String(date.year),
      ...signSlots(sign),
      aYear: withArticle(yearName(signOfDate(date).yearElement, sign)),
    });
  }
  throw new RangeError("No date of these years has the life path.");
}

/** Returns the sentence that says when a sign's double hour is. */
export function hoursOf(sign: SignId): { from: string; to: string } {
  const place = signIds.indexOf(sign);
  const two = (hour: number) => String(hour % 24).padStart(2, "0");
  return { from: `${two(place * 2 + 23)}:00`, to: `${two(place * 2)}:59` };
}

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
  "Wendy",
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
  "{name} was born on {date}. Many lists would say {B}, because they go by the calendar year. Chinese New Year fell on {newYear}, {days} later, so {name} belongs to the old year and is {aOldYear}.",
  "Suppose that a [colleague|friend|client], {name}, was born on {date}. Chinese New Year was on {newYear}, {days} after the birth. {name} is {aA} rather than {aB}.",
  "On {date}, when {name} was born, the year of the {A} was almost over. The next one began on Chinese New Year, {newYear}, {days} later. {name} is {aA}, and [the mug with the other animal was a mistake|so is everyone born that day].",
  "{name} has a birthday on {date} and grew up as {aB}. [The family had used|That came from] a list without dates. Chinese New Year came {days} later, on {newYear}, so the right sign is {A}.",
  "{name} was born on {date}, {days} too early for the {B}. Chinese New Year fell on {newYear}. Until then the old year was still running, which makes {name} {aOldYear}.",
  "Take {name}, born on {date}. The next zodiac year opened on New Year's Day, {newYear}, {days} later. {name} is {aOldYear}, [and a forecast for the {B} does not apply|whatever a placemat says about the {B}].",
  "{name}, born on {date}, [asked us twice|did not believe it at first]. Chinese New Year was on {newYear}, so {days} are missing. The sign of this birth is {A}, that of the year before.",
] as const;
const afterStories = [
  "{name} was born on {date}. Chinese New Year had fallen on {newYear}, {days} earlier. The new year was under way, so {name} is {aNewYear}.",
  "Take {name}, born on {date}. A birthday in January or February deserves a check: Chinese New Year was on {newYear}, {days} before. {name} is {aA} and no longer {aB}.",
  "A birth on {date} is close to the border. Chinese New Year was on {newYear}, {days} earlier, so [someone born that day|a child of that day] counts as {aA} rather than {aB}.",
  "{name} was born on {date} and [was never sure|heard two versions]. Chinese New Year came {days} earlier, on {newYear}. {name} is {aNewYear} [without any doubt|after all].",
  "{name}'s birthday is {date}. Chinese New Year had been on {newYear}, {days} earlier, so the year of the {A} had just begun. {name} is {aA}.",
  "Suppose that {name} was born on {date}. The year had turned {days} before, with Chinese New Year on {newYear}. {name} is {aA}; a birth [two weeks|a month] earlier would have given the {B}.",
] as const;
const sumStories = [
  "{name} was born on {date}. Add month, day and year, then the digits of the sum: {working}. The life path is {number}. By the calendar, the same birth on {date} makes {name} {aS}.",
  "[Try it|Work it out] with {name}, born on {date}: {working}. That is life path {number}. The sign is a separate matter, and here it is the {S}.",
  "For a birth on {date} the sum runs {working}, so [the person|{name}, who has this birthday,] has life path {number}. The animal of that day is the {S}.",
  "{name} was born on {date}. The sum is {working}, which gives life path {number}. Born on {date}, {name} is also {aS}.",
  "{name}'s birthday is {date}. The numbers add up like this: {working}. The result is life path {number}, and the sign is the {S}.",
] as const;
const digitStories = [
  "Take {name}, born on {date}. If you add the single digits, you get {working}. Counted this way, the life path is {number}.",
  "{name} was born on {date}. One digit at a time, the sum is {working}. The digit method gives life path {number}.",
  "For a birth on {date} the digits add up to {working}. By this method, {name} has life path {number}. The plain sum would give another result.",
] as const;
