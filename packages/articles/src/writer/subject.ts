import type { CoreNumber } from "@zodiac-at-work/numerology";
import { type CivilDate, type Element, LAST_YEAR, type SignId, signForYear } from "@zodiac-at-work/zodiac";
import { wordsOf } from "../html/phrases.ts";
import { signNamed, signsNamed } from "../sign-names.ts";
import { elementOf, nameOf, yearsOf, zodiacYearOf } from "./sign-years.ts";

/** What an article is about. */
export type Subject =
  | { readonly kind: "pair"; readonly a: SignId; readonly b: SignId }
  | { readonly kind: "career" | "boss" | "match" | "years" | "personality"; readonly sign: SignId }
  | { readonly kind: "forecast"; readonly sign: SignId; readonly year: number }
  | { readonly kind: "birthYear"; readonly year: number }
  | { readonly kind: "lifePath"; readonly number: CoreNumber }
  | { readonly kind: "element"; readonly element: Element }
  | { readonly kind: "guide" };

/** Why the writer can't write about a keyword, as a sentence for the person who asked. */
export interface Refusal {
  readonly kind: "refused";
  readonly reason: string;
}

/**
 * Reads the subject from a keyword, or says why an article could not answer it: it names nothing that the writer knows,
 * or a topic that no article treats. A keyword that names the zodiac but no sign, year, element or number
 * is about all twelve signs.
 *
 * @param places words of the keyword that name a state, in lower case
 * @example
 * subjectOf("rat and ox compatibility", today); // { kind: "pair", a: "rat", b: "ox" }
 * subjectOf("metal horse personality", today); // { kind: "birthYear", year: 1990 }
 * subjectOf("lucky colors for oxen", today); // { kind: "refused", reason: … }
 */
export function subjectOf(
  keyword: string,
  today: CivilDate,
  places: ReadonlySet<string> = new Set(),
): Subject | Refusal {
  const words = wordsOf(keyword).map((word) => word.replace(/'s?$/, ""));
  const found = findSubject(words, today);
  if (found.kind === "refused") return found;
  if (found.kind === "guide" && places.size > 0) {
    return refused("The keyword names a place and no sign. Add a sign, such as “dragon jobs in Texas”.");
  }
  const other = words.filter(
    (word) => otherTopics.has(word) && !(word.startsWith("number") && found.kind === "lifePath"),
  );
  if (other.length > 0) {
    const list = other.map((word) => `“${word}”`).join(", ");
    return refused(
      `The template writer writes about the signs at work. It has nothing to say about ${list}. Change the keyword, or choose another writer.`,
    );
  }
  return found;
}

function findSubject(words: readonly string[], today: CivilDate): Subject | Refusal {
  const text = words.join(" ");
  const signs = signsNamed(text);
  const years = [...new Set(words.filter((word) => /^\d{4}$/.test(word)).map(Number))];
  const named = elements.filter((element) => words.includes(element));
  if (signs.length > 2) return refused("The keyword names more than two signs. Give one sign, or two.");
  if (years.length > 1) return refused("The keyword names more than one year. Give one.");
  if (named.length > 1) return refused("The keyword names more than one element. Give one.");
  if (/\blife ?path\b/.test(text)) return lifePathIn(text);
  const [a, b] = signs;
  const [element] = named;
  const [year] = years;
  const host = signNamed(/\byear of (?:the |an? )?(\w+)/.exec(text)?.[1] ?? "");
  if (year !== undefined) return subjectOfYear(text, year, signs, today);
  const guest = signs.find((sign) => sign !== host);
  if (guest !== undefined && host !== undefined && !/compatib|match/.test(text)) {
    return { kind: "forecast", sign: guest, year: nextYearOf(host, today) };
  }
  if (a !== undefined && b !== undefined) return { kind: "pair", a, b };
  if (a !== undefined && words.filter((word) => signNamed(word) === a).length > 1) return { kind: "match", sign: a };
  if (a !== undefined && element !== undefined) return { kind: "birthYear", year: yearWith(a, element, today) };
  if (a !== undefined) return { kind: aspects.find(([pattern]) => pattern.test(text))?.[1] ?? "personality", sign: a };
  if (element !== undefined && /\belements?\b|chinese|zodiac/.test(text)) return { kind: "element", element };
  if (/zodiac|horoscope|astrolog|\bchinese (?:signs?|animals?)\b|\b(?:twelve|birth) signs?\b/.test(text)) {
    return { kind: "guide" };
  }
  return refused(
    `The template writer writes about signs, years, elements and life paths, and “${text}” names none of them. Add one to the keyword, or choose another writer.`,
  );
}

function subjectOfYear(text: string, year: number, signs: readonly SignId[], today: CivilDate): Subject | Refusal {
  if (year < oldest || year >= LAST_YEAR) {
    return refused(`Name a year from ${oldest} to ${LAST_YEAR - 1}, not ${year}.`);
  }
  const sign = signs.find((each) => each !== signForYear(year)) ?? signs[0];
  const ahead = /forecast|predict|horoscope|outlook|luck|career in|work in|for the year/.test(text);
  // A sign with a year of children, such as “dragon 2024”, asks about the year.
  const isBirthYear = year <= today.year - (sign === undefined ? 0 : youngest);
  if (sign !== undefined && (ahead || sign !== signForYear(year) || !isBirthYear)) {
    if (isBirthYear && !ahead) {
      return refused(`The year ${year} is a year of the ${nameOf(signForYear(year))}, not of the ${nameOf(sign)}.`);
    }
    return { kind: "forecast", sign, year };
  }
  if (ahead) return refused(`Name the sign that the forecast for ${year} is for, such as “rat ${year} forecast”.`);
  if (!isBirthYear) {
    return refused(
      `Name a birth year from ${oldest} to ${today.year}, or a sign and a year, such as “rat ${year} forecast”.`,
    );
  }
  return { kind: "birthYear", year };
}

function lifePathIn(text: string): Subject | Refusal {
  const word = /\blife ?paths? (?:numbers? )?(\w+)/.exec(text)?.[1] ?? "";
  const number = Number(numberWords.get(word) ?? word);
  if ([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33].includes(number)) {
    return { kind: "lifePath", number: number as CoreNumber };
  }
  const unknown = Number.isNaN(number) ? "" : `No life path has the number ${number}. `;
  return refused(`${unknown}Name a life path from 1 to 9, or 11, 22 or 33.`);
}

function refused(reason: string): Refusal {
  return { kind: "refused", reason };
}

/** The latest birth year of people at work with the sign and the element. */
function yearWith(sign: SignId, element: Element, today: CivilDate): number {
  const youngestYear = today.year - youngest;
  return yearsOf(sign, youngestYear - 59, youngestYear).find((year) => elementOf(year) === element) as number;
}

/** The year of a sign that goes on or comes next. */
function nextYearOf(host: SignId, today: CivilDate): number {
  const year = zodiacYearOf(today);
  return yearsOf(host, year, year + 11)[0] as number;
}

/** Words of popular searches about signs that an article on work would not answer. */
const otherTopics: ReadonlySet<string> = new Set(
  `love lover lovers dating marriage marriages marry married wedding husband wife boyfriend girlfriend romance romantic
  sex sexual soulmate soulmates crush baby babies child children kid kids parent parents pregnancy family health diet
  fitness food foods recipe recipes tattoo tattoos jewelry ring rings necklace gemstone gemstones crystal crystals stone
  stones color colors colour colours flower flowers direction directions number numbers feng shui lottery casino gambling
  aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces`.split(/\s+/),
);

/** The earliest year that an article is about, and the age of the youngest people at work. */
const oldest = 1900;
const youngest = 17;

const elements: readonly Element[] = ["wood", "fire", "earth", "metal", "water"];
const numberWords: ReadonlyMap<string, string> = new Map(
  "zero one two three four five six seven eight nine ten eleven".split(" ").map((word, i) => [word, String(i)]),
);
const aspects: readonly (readonly [RegExp, "career" | "boss" | "match" | "years" | "personality"])[] = [
  [/personalit|trait|character|strength|weakness|stress|behav/, "personality"],
  [/compatib|match|partner|get along|best friend|enem|cowork|colleague|\bteam/, "match"],
  [/boss|manager|leader|manage|\bceos?\b|executive/, "boss"],
  [/career|job|profession|business|money|entrepreneur|compan|occupation|salary|employ|interview/, "career"],
  [/years|dates|born|birth year|list|when/, "years"],
  [/work/, "career"],
];
