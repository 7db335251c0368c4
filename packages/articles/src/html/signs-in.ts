import { type SignId, signForYear } from "@zodiac-at-work/zodiac";
import { signsInText, signsNamed } from "../words/sign-names.ts";
import { type Html, readHtml } from "./read-html.ts";

/**
 * Returns up to two signs that an article is about, for its art. The title decides, then the keyword, first by the signs
 * that they name, then by their years. An article whose title and keyword tell nothing is about the signs that it names
 * most, if they stand out.
 *
 * @example
 * signsIn({ title: "Rat and Ox at Work", targetKeyword: "rat and ox at work", content: "" }); // ["rat", "ox"]
 * signsIn({ title: "What Chinese Zodiac Is 1990?", targetKeyword: "", content: "" }); // ["horse"]
 * signsIn({ title: "The Chinese Zodiac at Work", targetKeyword: "", content: "" }); // []
 */
export function signsIn(article: {
  readonly title: string;
  readonly targetKeyword: string;
  readonly content: Html;
}): SignId[] {
  const { title, targetKeyword, content } = article;
  const text = `${title}\n${targetKeyword}`;
  const named = signsNamed(text);
  if (named.length > 0) return named.slice(0, 2);
  const years = (text.match(/\b(?:1[6-9]|2[01])\d\d\b/g) ?? []).map((year) => signForYear(Number(year)));
  return years.length > 0 ? [...new Set(years)].slice(0, 2) : mostNamed(content);
}

/** A sign stands out if it has this share of all mentions, and enough of them. */
const shareOfMentions = 0.25;
const leastMentions = 4;

function mostNamed(content: Html): SignId[] {
  const all = readHtml(content).blocks.flatMap(({ text }) => signsInText(text));
  const counts = new Map<SignId, number>();
  for (const sign of all) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count >= Math.max(leastMentions, all.length * shareOfMentions))
    .sort(([, a], [, b]) => b - a)
    .map(([sign]) => sign)
    .slice(0, 2);
}
