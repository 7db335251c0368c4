import type { CoreNumber } from "@zodiac-at-work/numerology";
import { type Element, FIRST_YEAR, LAST_YEAR, type SignId, signForYear } from "@zodiac-at-work/zodiac";
import { elementOf, yearsOf } from "./sign-years.ts";

/** What an article is about. */
export type Subject =
  | { readonly kind: "pair"; readonly a: SignId; readonly b: SignId }
  | { readonly kind: "career" | "boss" | "match" | "years" | "personality"; readonly sign: SignId }
  | { readonly kind: "forecast"; readonly sign: SignId; readonly year: number }
  | { readonly kind: "birthYear"; readonly year: number }
  | { readonly kind: "lifePath"; readonly number: CoreNumber }
  | { readonly kind: "element"; readonly element: Element }
  | { readonly kind: "guide" };

/**
 * Reads the subject from a keyword. A keyword that names the zodiac but no sign, year, element or number is about all
 * twelve signs. Any other keyword has no subject.
 *
 * @example
 * subjectOf("rat and ox compatibility"); // { kind: "pair", a: "rat", b: "ox" }
 * subjectOf("metal horse personality"); // { kind: "birthYear", year: 1990 }
 */
export function subjectOf(keyword: string): Subject | undefined {
  const text = keyword.toLowerCase();
  const signs = [...text.matchAll(signPattern)].map(([word]) => signWords[word] as SignId);
  const year = yearIn(text);
  const number = /\blife ?path (?:number )?(11|22|33|[1-9])\b/.exec(text)?.[1];
  const element = elements.find((each) => new RegExp(`\\b${each}\\b`).test(text));
  if (number !== undefined) return { kind: "lifePath", number: Number(number) as CoreNumber };
  if (year !== undefined) return subjectOfYear(text, year, signs);
  const [a, b] = signs;
  if (a !== undefined && b !== undefined) return a === b ? { kind: "match", sign: a } : { kind: "pair", a, b };
  if (a !== undefined && element !== undefined) return { kind: "birthYear", year: yearWith(a, element) };
  if (a !== undefined) return { kind: aspects.find(([pattern]) => pattern.test(text))?.[1] ?? "personality", sign: a };
  if (element !== undefined) return { kind: "element", element };
  return guidePattern.test(text) ? { kind: "guide" } : undefined;
}

function subjectOfYear(text: string, year: number, signs: readonly SignId[]): Subject {
  const sign = signs.find((each) => each !== signForYear(year)) ?? signs[0];
  const ahead = /forecast|predict|horoscope|outlook|luck|career in|work in|for the year/.test(text);
  if (sign !== undefined && (ahead || sign !== signForYear(year))) return { kind: "forecast", sign, year };
  return { kind: "birthYear", year };
}

function yearIn(text: string): number | undefined {
  const year = Number(/\b(\d{4})\b/.exec(text)?.[1]);
  return year > FIRST_YEAR && year < LAST_YEAR ? year : undefined;
}

/** The latest year before 2008 that has the sign and the element. */
function yearWith(sign: SignId, element: Element): number {
  return yearsOf(sign, 1948, 2007).find((year) => elementOf(year) === element) as number;
}

const guidePattern =
  /zodiac|horoscope|astrolog|numerolog|\blife path|\b(?:birth|animal|star|sun|chinese) signs?\b|\btwelve signs\b/;
const elements: readonly Element[] = ["wood", "fire", "earth", "metal", "water"];
const aspects: readonly (readonly [RegExp, "career" | "boss" | "match" | "years" | "personality"])[] = [
  [/personalit|trait|character|strength|weakness/, "personality"],
  [/compatib|match|partner|get along|best friend|enem/, "match"],
  [/boss|manager|leader|manage/, "boss"],
  [/years|dates|born|birth year|list|when/, "years"],
  [/career|job|work|profession|business|money|entrepreneur|compan/, "career"],
];
const signWords: Readonly<Record<string, SignId>> = {
  rat: "rat",
  rats: "rat",
  ox: "ox",
  oxen: "ox",
  oxes: "ox",
  cow: "ox",
  tiger: "tiger",
  tigers: "tiger",
  rabbit: "rabbit",
  rabbits: "rabbit",
  dragon: "dragon",
  dragons: "dragon",
  snake: "snake",
  snakes: "snake",
  horse: "horse",
  horses: "horse",
  goat: "goat",
  goats: "goat",
  sheep: "goat",
  ram: "goat",
  monkey: "monkey",
  monkeys: "monkey",
  rooster: "rooster",
  roosters: "rooster",
  dog: "dog",
  dogs: "dog",
  pig: "pig",
  pigs: "pig",
  boar: "pig",
};
const signPattern = new RegExp(`\\b(?:${Object.keys(signWords).join("|")})\\b`, "g");
