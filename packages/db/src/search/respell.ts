import { type RawBuilder, sql } from "kysely";
import type { Db } from "../client.ts";
import { editDistance } from "./edit-distance.ts";

/**
 * The words that tell companies apart: punctuation parts words ("coca-cola"), and what belongs to any company's name is
 * left out ("inc.").
 */
export function tellingWords(words: readonly string[]): string[] {
  const parts = words.flatMap((word) => word.split(/[^\p{L}\p{N}]+/u)).filter((part) => part !== "");
  return parts.filter((part) => !commonplace.has(part));
}

/** The words without the ending of a plural, so that they are found in the plural and in the singular. */
export function singular(words: readonly string[]): string[] {
  return words.map((word) => word.replace(/(?<=...)(?:ies|(?<=ch|sh|ss|x)es|(?<!s)s)$/, ""));
}

/**
 * Other readings of words, the likeliest first, at most five; none where there is nothing to read otherwise.
 *
 * A word of four letters or more that begins no word of a company becomes those known words to which the fewest letters
 * have to be changed: one up to a length of five, two above; two that changed places count as one.
 *
 * @param words lower case, letters and digits without accents
 */
export async function respell(db: Db, words: readonly string[]): Promise<string[][]> {
  if (!words.some(isReadable)) return [];
  const known = await listKnownWords(db, words);
  const readings = words
    .map((word, position) => {
      const nearest = nearestOf(
        word,
        known.filter((candidate) => candidate.position === position),
      );
      return nearest.length > 0 ? nearest : [word];
    })
    .reduce<string[][]>(
      (begun, next) => begun.flatMap((reading) => next.map((word) => [...reading, word])).slice(0, maxReadings),
      [[]],
    );
  return readings.filter((reading) => reading.join(" ") !== words.join(" "));
}

const maxReadings = 5;

const commonplace = new Set(
  "ag and co companies company corp corporation group holding holdings inc incorporated limited llc ltd nv of plc s sa se the".split(
    " ",
  ),
);

interface KnownWord {
  position: number;
  word: string;
  inName: boolean;
}

/** For each of the words that are not known, known ones that resemble it, the most alike first. */
async function listKnownWords(db: Db, words: readonly string[]): Promise<KnownWord[]> {
  const { rows } = await queryKnownWords(words).execute(db);
  return rows;
}

/**
 * A word is known if it begins one of the vocabulary, and a company still has it: in the middle of another word it was
 * hardly meant, as "aple" in "Naples".
 *
 * Words resemble each other by their trigrams. Too few of those are left where two letters changed places, or where a
 * word is very short: those are looked up as they would be written, and a very short one is like too many to be read as
 * any but a word of a name. After two slips in a longer one, its first two letters are mostly right.
 */
export function queryKnownWords(words: readonly string[]): RawBuilder<KnownWord> {
  const lists = words.flatMap((word, position) => {
    if (!isReadable(word)) return [];
    const isVeryShort = word.length < 5;
    const written = isVeryShort ? slipsOf(word) : swapsOf(word);
    return sql`
      (select ${sql.lit(position)} as position, word, bool_or(in_name) as in_name
       from company_words
       where not (exists (select from company_words where word like ${`${word}%`})
           and exists (select from companies where search_text like ${`%${word}%`}))
         and word <> ${word} ${isVeryShort ? sql`and in_name` : sql``}
         and (word % ${word} or word = any (${written}) or ${beginsLike(word)})
       group by word order by similarity(word, ${word}) desc, word limit 200)`;
  });
  return sql`${sql.join(lists, sql` union all `)}`;
}

/**
 * The vocabulary has no words of other letters, so that nothing can resemble them. Three letters are like too many words
 * ("nyc" is not meant for "nec"), and in a number nothing can be told to be a slip.
 */
function isReadable(word: string): boolean {
  return /^[a-z0-9]{4,}$/.test(word) && /[a-z]/.test(word);
}

function beginsLike(word: string): RawBuilder<unknown> {
  if (word.length < 6) return sql`false`;
  return sql`word like ${`${word.slice(0, 2)}%`}
    and length(word) between ${sql.lit(word.length - 2)} and ${sql.lit(word.length + 2)}`;
}

function swapsOf(word: string): string[] {
  return Array.from(word.slice(1), (_, i) => word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2));
}

/** All that differ from a word by one slip. */
function slipsOf(word: string): string[] {
  const others = Array.from({ length: word.length + 1 }, (_, i) => {
    const [before, after] = [word.slice(0, i), word.slice(i)];
    const written = Array.from(alphabet, (letter) => [before + letter + after, before + letter + after.slice(1)]);
    return [before + after.slice(1), ...written.flat()];
  });
  return [...swapsOf(word), ...others.flat()];
}

const alphabet = "abcdefghijklmnopqrstuvwxyz";

function nearestOf(word: string, candidates: readonly KnownWord[]): string[] {
  const allowed = word.length < 6 ? 1 : 2;
  const near = candidates
    .map((candidate) => ({ ...candidate, distance: editDistance(word, candidate.word) }))
    .filter(({ distance }) => distance <= allowed);
  const least = Math.min(...near.map(({ distance }) => distance));
  return near
    .filter(({ distance }) => distance === least)
    .sort((a, b) => Number(b.inName) - Number(a.inName))
    .slice(0, maxReadings)
    .map((candidate) => candidate.word);
}
