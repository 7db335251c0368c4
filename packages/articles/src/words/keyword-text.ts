import { signNamed } from "./sign-names.ts";
import { capital } from "./words.ts";

/**
 * Returns a keyword as running text has it, with the capitals of names.
 *
 * @param places names that the keyword contains, with their capitals
 * @example
 * keywordText("rat and ox compatibility"); // "Rat and Ox compatibility"
 */
export function keywordText(keyword: string, places: readonly string[] = []): string {
  const names = new Map(places.map((place) => [place.toLowerCase(), place]));
  const text = keyword
    .toLowerCase()
    .replace(/[a-z]+/g, (word) => {
      if (acronyms.has(word)) return word.replace(/^[^s]+/, (letters) => letters.toUpperCase());
      return properNames.has(word) || signNamed(word) !== undefined ? capital(word) : word;
    })
    .replace(/\byear (?=of the [A-Z])/, "Year ")
    .replace(/\bChinese new year\b/, "Chinese New Year")
    .replace(/\b(?:wood|fire|earth|metal|water) (?=[A-Z])/g, capital);
  return [...names].reduce((sum, [lower, place]) => sum.replace(new RegExp(`\\b${lower}\\b`, "g"), place), text);
}

const properNames = new Set("chinese january february i".split(" "));
const acronyms = new Set("ceo ceos hr".split(" "));
