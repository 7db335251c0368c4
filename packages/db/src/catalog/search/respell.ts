import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../platform/client.ts";
import { editDistance } from "./edit-distance.ts";

/**
 * Returns the words that distinguish companies: splits at punctuation ("coca-cola") and drops common parts of company
 * names ("inc.").
 */
export function distinctiveWords(words: readonly string[]): string[] {
  const parts = words.flatMap((word) => word.split(/[^\p{L}\p{N}]+/u)).filter((part) => part !== "");
  return parts.filter((part) => !commonWords.has(part));
}

/** Removes plural endings. Words then match both singular and plural. */
export function singular(words: readonly string[]): string[] {
  return words.map((word) => word.replace(/(?<=...)(?:ies|(?<=ch|sh|ss|x)es|(?<!s)s)$/, ""));
}

/**
 * Corrects misspelled words. Returns at most five readings, the likeliest first, and none if no word can be corrected.
 *
 * A word of at least four letters that begins no word of a company is replaced by the known words at the smallest edit
 * distance: at most one for up to five letters, two for more. Two swapped letters are one edit.
 *
 * @param words lower case, letters and digits without accents
 */
export async function respell(db: Db, words: readonly string[]): Promise<string[][]> {
  if (!words.some(isCorrectable)) return [];
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

const commonWords = new Set(
  "ag and co companies company corp corporation group holding holdings inc incorporated limited llc ltd nv of plc s sa se the".split(
    " ",
  ),
);

interface KnownWord {
  position: number;
  word: string;
  inName: boolean;
}

/** Lists, for each unknown word, the known words that resemble it, the most similar first. */
async function listKnownWords(db: Db, words: readonly string[]): Promise<KnownWord[]> {
  const { rows } = await queryKnownWords(words).execute(db);
  return rows;
}

/**
 * A word is known if it begins a word of the vocabulary that a company still has. The middle of a word doesn't count:
 * "aple" rarely means "Naples".
 *
 * Candidates resemble the word by their trigrams. Swapped letters and very short words leave too few trigrams, so their
 * possible spellings are looked up instead. A very short word resembles too many others, so only words of names are
 * candidates. After two misspellings in a longer word, its first two letters are mostly right.
 */
export function queryKnownWords(words: readonly string[]): RawBuilder<KnownWord> {
  const lists = words.flatMap((word, position) => {
    if (!isCorrectable(word)) return [];
    const isVeryShort = word.length < 5;
    const written = isVeryShort ? misspellingsOf(word) : swapsOf(word);
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
 * Returns whether a word can be corrected. The vocabulary has only Latin letters. Three letters resemble too many words
 * ("nyc" does not mean "nec"), and a misspelled number can't be recognized.
 */
function isCorrectable(word: string): boolean {
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

/** Returns all spellings at edit distance one. */
function misspellingsOf(word: string): string[] {
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
