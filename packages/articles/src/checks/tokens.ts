import { type CivilDate, type Element, type Polarity, parseDate, type SignId } from "@zodiac-at-work/zodiac";
import type { Knowledge } from "../types/article.ts";
import { signNamed } from "../words/sign-names.ts";

/** A part of a text that a statement can be made of. */
export type Token = { readonly text: string; readonly at: number; readonly end: number } & TokenValue;

type TokenValue =
  /** A day; undefined if there is no such day. */
  | { readonly kind: "date"; readonly value: CivilDate | undefined }
  /** A day of a year that stands elsewhere. */
  | { readonly kind: "monthDay"; readonly value: { readonly month: number; readonly day: number } }
  /** A year, or the zodiac year that two years such as 1988–1989 mean, by its first. */
  | { readonly kind: "year"; readonly value: number }
  | { readonly kind: "sign"; readonly value: SignId }
  | { readonly kind: "element"; readonly value: Element }
  | { readonly kind: "polarity"; readonly value: Polarity }
  /** Two times of day, in minutes from midnight. */
  | { readonly kind: "hours"; readonly value: { readonly from: number; readonly to: number } }
  | { readonly kind: "lifePath"; readonly value: number }
  /** The name of a company or a state, with the day, month or year of its beginning. */
  | { readonly kind: "founded"; readonly value: { readonly name: string; readonly day: string } }
  /** A sum with its steps, `1 + 9 = 10 → 1 + 0 = 1`. */
  | { readonly kind: "sum"; readonly value: string }
  | { readonly kind: "number"; readonly value: number };

export type TokenKind = TokenValue["kind"];

/**
 * Finds the dates, years, signs, elements and numbers of a text, and the companies and states that the site knows.
 *
 * @example
 * tokensOf("1990 is a Metal Horse year.", knowledge).map(({ kind }) => kind); // ["year", "element", "sign"]
 */
export function tokensOf(text: string, knowledge: Knowledge): Token[] {
  const tokens = beginningsIn(text, knowledge);
  for (const match of text.matchAll(anyToken)) {
    const group = match.findIndex((part, i) => i > 0 && part !== undefined);
    const value = tokenValue((sources[group - 1] as (typeof sources)[number])[0], match[0]);
    const [at, end] = [match.index, match.index + match[0].length];
    if (value && !tokens.some((token) => token.at < end && at < token.end))
      tokens.push({ ...value, text: match[0], at, end });
  }
  return tokens.sort((a, b) => a.at - b.at);
}

/** Finds the companies and states of a text. Of two names that begin at one place, the longer counts. */
function beginningsIn(text: string, knowledge: Knowledge): Token[] {
  const names = namesOf(knowledge);
  const tokens: Token[] = [];
  for (const { 0: word, index: at } of text.matchAll(nameStart)) {
    const found = names
      .get(word)
      ?.find(({ name }) => text.startsWith(name, at) && isNamed(name, text.slice(at + name.length)));
    if (found && at >= (tokens.at(-1)?.end ?? 0))
      tokens.push({ kind: "founded", value: found, text: found.name, at, end: at + found.name.length });
  }
  return tokens;
}

function isNamed(name: string, after: string): boolean {
  if (givenNames.has(name)) return /^(?:,|:| was)? ?(?:founded|established|dates|goes|has its)\b/.test(after);
  return !/^[\w-]/.test(after);
}

/** Companies that have the name of a person are named only where the next words say so. */
export const givenNames: ReadonlySet<string> = new Set(["Ally", "Chase", "Dana", "Morgan", "Oscar", "Ross"]);

/** The first word of a name, up to a character that no word has. */
const nameStart = /(?<![\w'’-])\w+/g;

function tokenValue(group: string, text: string): TokenValue | undefined {
  switch (group) {
    case "sum":
      return { kind: "sum", value: text };
    case "monthFirst":
    case "dayFirst":
    case "iso":
    case "slashed":
      return { kind: "date", value: dateIn(group, text) };
    case "monthDay":
      return { kind: "monthDay", value: { month: monthIn(text), day: Number(/\d+/.exec(text)?.[0]) } };
    case "hours":
      return hoursIn(text);
    case "lifePath":
      return { kind: "lifePath", value: Number(/\d+/.exec(text)?.[0]) };
    case "year":
      return yearIn(text);
    case "element":
      return { kind: "element", value: text.toLowerCase() as Element };
    case "sign":
    case "plainSign":
      return { kind: "sign", value: signNamed(text) as SignId };
    case "polarity":
      return { kind: "polarity", value: text.toLowerCase() as Polarity };
    default:
      return { kind: "number", value: numberFrom(text) };
  }
}

const months = "jan feb mar apr may jun jul aug sep oct nov dec".split(" ");
const month =
  "(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:t(?:ember)?)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\\.?";
const day = "\\d{1,2}(?:st|nd|rd|th)?";
const clock = "(?:\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m\\b\\.?|\\d{1,2}:\\d\\d)";
const numberWords =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty".split(
    " ",
  );
const tens: Readonly<Record<string, number>> = { thirty: 30, forty: 40, fifty: 50, sixty: 60, hundred: 100 };
/** Words that may follow the name of a sign in lower case. Before another noun, as in “horse cart”, it is no sign. */
const afterPlainSign =
  "(?=[\"”'’.,;:!?)|]|$| (?:is|are|was|were|has|have|had|and|or|with|year|years|sign|people|person|by|in|of|from|who|born|for|to|as|clash|clashes|belongs?|does|do)\\b)";

/** The tokens, in the order of the attempts at one place. */
const sources: readonly (readonly [group: string, source: string])[] = [
  ["sum", "\\b\\d+(?: \\+ \\d+)+ = \\d+(?: → \\d+(?: \\+ \\d+)+ = \\d+)*"],
  ["monthFirst", `\\b${month} ${day},? \\d{4}\\b`],
  ["dayFirst", `\\b${day}(?: of)? ${month},? \\d{4}\\b`],
  ["iso", "\\b\\d{4}-\\d\\d-\\d\\d\\b"],
  ["slashed", "\\b\\d{1,2}/\\d{1,2}/\\d{4}\\b"],
  ["monthDay", `\\b${month} ${day}\\b(?!:)`],
  ["hours", `(?<![\\d:.])(?:${clock}|\\d{1,2}) ?(?:to|until|and|through|–|-) ?${clock}(?![\\d:])`],
  ["lifePath", "\\b[Ll]ife [Pp]ath (?:[Nn]umber )?\\d+\\b"],
  ["year", "(?<![\\w$€£.,/-]|\\d[, ])(?:1[6-9]|2[01])\\d\\d(?:(?:[–/-])(?:\\d{4}|\\d\\d))?(?![\\w%/]|[.,]\\d)"],
  ["polarity", "\\b(?:[Yy]in|[Yy]ang)\\b"],
  ["element", "\\b(?:[Ww]ood|[Ff]ire|[Ee]arth|[Mm]etal|[Ww]ater)\\b"],
  [
    "sign",
    "\\b(?:Rat|Tiger|Rabbit|Hare|Dragon|Snake|Horse|Goat|Sheep|Ram|Monkey|Rooster|Dog|Pig|Boar)s?\\b(?!-\\w)|\\bOx(?:en)?\\b(?!-\\w)",
  ],
  [
    "plainSign",
    `\\b(?:(?:rat|tiger|rabbit|dragon|snake|horse|goat|sheep|monkey|rooster|dog|pig)s?|ox(?:en)?)\\b${afterPlainSign}`,
  ],
  [
    "number",
    `(?<![\\w.])[+-]?\\d+(?:,\\d{3})*\\b|\\b(?:${[...numberWords.slice(2), ...Object.keys(tens)].join("|")})\\b(?! (?:harmonies|clashes|harms|breaks)\\b)`,
  ],
];

const anyToken = new RegExp(sources.map(([, source]) => `(${source})`).join("|"), "g");

interface Beginning {
  readonly name: string;
  readonly day: string;
}

const namesByKnowledge = new WeakMap<Knowledge, ReadonlyMap<string, readonly Beginning[]>>();

/** Returns the names that the site knows by their first words, the longest first. */
function namesOf(knowledge: Knowledge): ReadonlyMap<string, readonly Beginning[]> {
  const known = namesByKnowledge.get(knowledge);
  if (known) return known;
  const all: Beginning[] = [
    ...knowledge.states.map(({ name, statehood }) => ({ name, day: statehood })),
    ...knowledge.companies.map(({ name, founded }) => ({ name, day: founded })),
  ];
  const names = new Map<string, Beginning[]>();
  for (const each of all.sort((a, b) => b.name.length - a.name.length)) {
    const [start] = each.name.match(/^\w+/) ?? [];
    if (start === undefined) continue;
    names.set(start, [...(names.get(start) ?? []), each]);
  }
  namesByKnowledge.set(knowledge, names);
  return names;
}

function dateIn(group: string, text: string): CivilDate | undefined {
  const [first = 0, second = 0, third = 0] = (text.match(/\d+/g) ?? []).map(Number);
  const named = monthIn(text);
  const parts = {
    monthFirst: { year: second, month: named, day: first },
    dayFirst: { year: second, month: named, day: first },
    iso: { year: first, month: second, day: third },
    slashed: { year: third, month: first, day: second },
  }[group] as CivilDate;
  try {
    return parseDate(parts);
  } catch {
    return undefined;
  }
}

function monthIn(text: string): number {
  return months.findIndex((name) => text.toLowerCase().includes(name)) + 1;
}

function yearIn(text: string): TokenValue | undefined {
  const first = Number(text.slice(0, 4));
  const next = String(first + 1);
  return text.length === 4 || next.endsWith(text.slice(5)) ? { kind: "year", value: first } : undefined;
}

function hoursIn(text: string): TokenValue | undefined {
  const [from, to] = [...text.matchAll(/(\d{1,2})(?::(\d\d))?(?: ?([ap])\.?m)?/g)];
  if (!from || !to) return undefined;
  const half = to[3] ?? from[3];
  return { kind: "hours", value: { from: minutes(from, from[3] ?? half), to: minutes(to, half) } };
}

function minutes([, hour, minute = "0"]: RegExpMatchArray, half: string | undefined): number {
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === "p" ? 12 : 0);
  return hours * 60 + Number(minute);
}

/** Returns a number that is written in digits or as a word. */
function numberFrom(text: string): number {
  const word = text.toLowerCase();
  const at = numberWords.indexOf(word);
  return at >= 0 ? at : (tens[word] ?? Number(word.replaceAll(",", "")));
}
