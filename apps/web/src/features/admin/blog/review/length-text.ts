import { counted, withCommas } from "@zodiac-at-work/catalog/counted";

interface Lengths {
  readonly mostWords: number;
  /** Of the built-in writer. */
  readonly words: number;
}

/**
 * Says how long a text may be, and where its matter ends.
 *
 * @param written the words of the article; undefined before it is written
 * @example
 * lengthText({ mostWords: 2000, words: 1140 }); // "1,140 words; more would repeat. At most 2,000 are asked for."
 */
export function lengthText({ mostWords, words }: Lengths, written?: number): string {
  const matter = `${counted(words, "word")}${words < mostWords * 0.9 ? "; more would repeat" : ""}.`;
  const has = written === undefined || written === words ? "" : ` The article has ${counted(written, "word")}.`;
  return `${matter} At most ${withCommas(mostWords)} are asked for.${has}`;
}
