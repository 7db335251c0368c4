import { capital } from "./words.ts";

/** Returns a keyword as running text has it, with the capitals of names: `Rat and Ox compatibility`. */
export function spokenKeyword(keyword: string): string {
  return keyword
    .trim()
    .replace(/\s+/g, " ")
    .replace(/[A-Za-z]+/g, (word) => (properNames.has(word.toLowerCase()) ? capital(word.toLowerCase()) : word));
}

/** Returns a keyword in title case: `Rat and Ox Compatibility`. */
function titleCase(keyword: string): string {
  return spokenKeyword(keyword).replace(/[A-Za-z][A-Za-z']*/g, (word, at: number) =>
    at > 0 && smallWords.has(word.toLowerCase()) ? word.toLowerCase() : capital(word),
  );
}

/** Returns the keyword with the first of the tails that fits a title of 60 characters, or alone. */
export function titleWith(keyword: string, tails: readonly string[], suggestion?: string): string {
  if (suggestion !== undefined && suggestion.trim() !== "") return suggestion.trim();
  const base = titleCase(keyword);
  const mark = questionPattern.test(keyword) ? "?" : ":";
  const tail = tails.find((each) => base.length + each.length + 2 <= 60);
  return tail === undefined ? base.slice(0, 60) : `${base}${mark} ${tail}`;
}

/** Returns the words that begin an article on the keyword and end before the verb. */
export function leadOf(keyword: string): string {
  const spoken = spokenKeyword(keyword);
  if (questionPattern.test(keyword)) return `“${capital(spoken)}?” The answer`;
  // The verb that follows is singular.
  return /[^s]s$/.test(spoken) ? `The question of ${spoken}` : capital(spoken);
}

const questionPattern = /^(?:what|which|who|when|how|why|is|are|can|do|does|should)\b/i;
const smallWords = new Set("a an and at by for in of on or the to vs with".split(" "));
const properNames = new Set(
  "chinese january february i china new york texas california rat rats ox oxen tiger tigers rabbit rabbits dragon dragons snake snakes horse horses goat goats sheep monkey monkeys rooster roosters dog dogs pig pigs"
    .split(" ")
    .filter((word) => word !== "new"),
);
