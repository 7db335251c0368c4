import { type RawBuilder, sql } from "kysely";
import type { Db } from "./client.ts";
import { editDistance } from "./edit-distance.ts";

/**
 * Other readings of words under which no company was found, the likeliest first, at most five; none where there is
 * nothing to read otherwise.
 *
 * Punctuation parts words ("coca-cola"), what belongs to any company's name is left out ("inc."), and a word that no
 * company has becomes those known words to which the fewest letters have to be changed: one up to a length of five, two
 * above; two that changed places count as one.
 *
 * @param words lower case, without accents
 */
export async function respell(db: Db, words: readonly string[]): Promise<string[][]> {
  const parts = words.flatMap((word) => word.split(/[^\p{L}\p{N}]+/u)).filter((part) => part !== "");
  const telling = parts.filter((part) => !commonplace.has(part));
  if (telling.length === 0) return [];
  const known = await listKnownWords(db, telling);
  const readings = telling
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
  "ag and co company corp corporation group holding holdings inc incorporated limited llc ltd nv of plc sa se the".split(
    " ",
  ),
);

interface KnownWord {
  position: number;
  word: string;
  inName: boolean;
}

/** For each of the words that no company has, known ones that resemble it, the most alike first. */
async function listKnownWords(db: Db, words: readonly string[]): Promise<KnownWord[]> {
  const { rows } = await queryKnownWords(words).execute(db);
  return rows;
}

/**
 * Words resemble each other by their trigrams. Too few of those are left where two letters changed places, or where a
 * letter of a very short word is another: such words are looked up as they would be written.
 */
export function queryKnownWords(words: readonly string[]): RawBuilder<KnownWord> {
  const lists = words.map(
    (word, position) => sql`
      (select ${sql.lit(position)} as position, word, bool_or(in_name) as in_name
       from company_words
       where not exists (select from companies where search_text like ${`%${word}%`})
         and (word % ${word} or word = any (${[...swapsOf(word), ...(word.length < 5 ? replacementsOf(word) : [])]}))
       group by word order by similarity(word, ${word}) desc, word limit 100)`,
  );
  return sql`${sql.join(lists, sql` union all `)}`;
}

function swapsOf(word: string): string[] {
  return Array.from(word.slice(1), (_, i) => word.slice(0, i) + word[i + 1] + word[i] + word.slice(i + 2));
}

function replacementsOf(word: string): string[] {
  return Array.from(word).flatMap((_, i) =>
    Array.from("abcdefghijklmnopqrstuvwxyz", (letter) => word.slice(0, i) + letter + word.slice(i + 1)),
  );
}

function nearestOf(word: string, candidates: readonly KnownWord[]): string[] {
  const allowed = word.length < 3 ? 0 : word.length < 6 ? 1 : 2;
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
