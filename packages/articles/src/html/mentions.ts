import { type Element, type SignId, signById, signForYear, signOfDate } from "@zodiac-at-work/zodiac";
import type { LinkTarget } from "../types/article.ts";
import { signsNamed } from "../words/sign-names.ts";

/** A wording that mentions an article. */
export interface Mention {
  /** Text that every match contains, in lower case if any case matches. */
  readonly needle: string;
  readonly inAnyCase: boolean;
  /** Compiles the pattern. Most mentions never need it. */
  readonly pattern: () => RegExp;
}

/** The wordings of a target by weight: its keyword and the subject of its title; its names and numbers; its sign. */
export type Mentions = readonly [readonly Mention[], readonly Mention[], readonly Mention[]];

/**
 * Returns the wordings that mention an article.
 *
 * @example
 * mentionsOf({ title: "Ox and Rat at Work: A Close Fit", targetKeyword: "ox and rat at work" });
 * // “Ox and Rat at work”; then “the Rat and the Ox”; and no single sign, because there are two
 */
export function mentionsOf({ title, targetKeyword }: Pick<LinkTarget, "title" | "targetKeyword">): Mentions {
  const keyword = targetKeyword.trim().toLowerCase();
  const subject = (title.split(/[:?–—|]/)[0] as string).trim();
  // A single word is the name of too many things.
  const whole = [keyword, subject].filter((phrase) => /\S\s+\S/.test(phrase)).map((phrase) => mention(phrase, "gi"));
  const [a, b] = signsNamed(keyword);
  const pair = a && b ? [mentionOfPair(a, b), mentionOfPair(b, a)] : [];
  const alone = a && !b ? a : undefined;
  return [
    whole,
    [...pair, ...yearMentions(keyword), ...numberMentions(keyword), ...(alone ? aspectMentions(alone, keyword) : [])],
    alone ? [mention(nameSource(alone), "g", signById(alone).name)] : [],
  ];
}

/** “Rat and Ox”, “a Rat with an Ox”. */
function mentionOfPair(a: SignId, b: SignId): Mention {
  return mention(`${nameSource(a)} (?:and|with|meets) (?:an? |the |one )?${nameSource(b)}`, "g", signById(b).name);
}

/** “Metal Horse”, “the year 1990”, “born in 1990”; “the Fire element”. */
function yearMentions(keyword: string): Mention[] {
  const year = /\b(?:1[6-9]|2[01])\d\d\b/.exec(keyword)?.[0];
  const element = /\b(?:wood|fire|earth|metal|water)\b/.exec(keyword)?.[0] as Element | undefined;
  const [sign, other] = signsNamed(keyword);
  if (element && sign && !other) return [mention(`${capital(element)} ${nameSource(sign)}`, "g", capital(element))];
  if (element && !sign) return [mention(`(?:${element} element|element of ${element})`, "gi", element)];
  if (!year || other) return [];
  const { yearElement } = signOfDate({ year: Number(year), month: 7, day: 1 });
  const own = signForYear(Number(year));
  const spoken = mention(`(?:born in|(?:the )?year|of) ${year}`, "g", year);
  return sign && sign !== own
    ? []
    : [spoken, mention(`${capital(yearElement)} ${nameSource(own)}`, "g", capital(yearElement))];
}

/** “life path 7”. */
function numberMentions(keyword: string): Mention[] {
  const number = /\blife path (?:number )?(\d+)\b/.exec(keyword)?.[1];
  return number === undefined ? [] : [mention(`life path (?:number )?${number}`, "gi", "life path")];
}

/** “Snake careers” of a keyword with a sign and “career”. */
function aspectMentions(sign: SignId, keyword: string): Mention[] {
  const aspects = (keyword.match(/[a-z]{4,}/g) ?? []).filter(
    (word) => !plainWords.has(word) && signsNamed(word).length === 0,
  );
  return aspects.map((word) => mention(`${nameSource(sign)} ${word.replace(/s$/, "")}s?`, "gi", sign));
}

const plainWords = new Set("chinese zodiac sign what which best your with from does born when have for the".split(" "));

/** “Ox”, “Oxen”. */
function nameSource(sign: SignId): string {
  const { name } = signById(sign);
  return sign === "ox" ? "Ox(?:en)?" : `${name}s?`;
}

/** A mention whose words have any space between them. A source without needle is literal. */
function mention(source: string, flags: "g" | "gi", needle?: string): Mention {
  const literal = needle === undefined;
  const words = (literal ? source.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&") : source).replace(/\s+/g, "\\s+");
  const start = needle ?? (source.split(/\s/)[0] as string);
  return flags === "g"
    ? { needle: start, inAnyCase: false, pattern: () => new RegExp(words, flags) }
    : { needle: start.toLowerCase(), inAnyCase: true, pattern: () => new RegExp(words, flags) };
}

/** Returns whether a match stands as whole words, not inside a word, an entity or a compound. */
export function isWhole(text: string, start: number, end: number): boolean {
  return (
    !/[\p{L}\p{N}_&#-]$/u.test(text.slice(Math.max(0, start - 2), start)) &&
    !/^(?:[\p{L}\p{N}_]|[-'’][\p{L}\p{N}])/u.test(text.slice(end, end + 3))
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
