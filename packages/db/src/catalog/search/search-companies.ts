import type { SignId } from "@zodiac-at-work/zodiac";
import { sql } from "kysely";
import type { Db } from "../../platform/client.ts";
import type { Company } from "../companies.ts";
import { distinctiveWords, respell, singular } from "./respell.ts";
import { type Hit, isEqual, isNamed, isPartOfWords, maxFound, queryByNames, queryByWords } from "./search-queries.ts";

/**
 * Returns at most 300 companies whose name, aliases, industry, location and description contain every word of a query. A
 * word may be part of a longer word. A word of one or two characters must begin a word; a query of only such words must
 * begin the name. If a name or an alias equals the query, other texts must contain the query as whole words: "ups" does not
 * find "groups". Case and accents never matter; spaces and punctuation don't matter in names. No character is a wildcard.
 *
 * If no name matches, words that begin no known word are corrected. If no company has all words, punctuation, plurals and
 * words like "inc." are ignored. If that finds nothing either, the result is the names that contain one of the words.
 *
 * The order: names and aliases equal to the query; names that begin with it, at a word's end first; names that contain it;
 * names with all its words; other fields that contain it, as whole words first, the earlier the better; the rest. Ties are
 * sorted by similarity. Of more than 300 matches outside of the name, the oldest rows are returned.
 *
 * @param text not blank, without U+0000; words after the eighth are ignored
 * @param filter.zodiac returns only the matches of this sign
 * @example
 * await searchCompanies(db, "volkswagon"); // Volkswagen, and companies whose description mentions it
 */
export async function searchCompanies(
  db: Db,
  text: string,
  { zodiac }: { zodiac?: SignId | undefined } = {},
): Promise<Company[]> {
  const { found, query } = await searchAll(db, text);
  if (zodiac === undefined) return found.map(asCompany);
  // The sign does not change how words are read. Only a full result may have left out matches of the sign.
  const ofSign =
    found.length < maxFound ? found.filter(({ zodiacSign }) => zodiacSign === zodiac) : await query(zodiac);
  return ofSign.map(asCompany);
}

type Query = (zodiac?: SignId) => Promise<Hit[]>;

/** Tries the query as typed, then corrected, then word by word, until something is found. */
async function searchAll(db: Db, text: string): Promise<{ found: Hit[]; query: Query }> {
  const words = wordsOf(await formOf(db, text));
  if (words.length === 0) return { found: [], query: async () => [] };
  const asTyped = await askByWords(db, [words]);
  if (asTyped.found.some(isNamed)) return asTyped;

  const distinctive = distinctiveWords(words);
  if (distinctive.length === 0) return asTyped;
  const respelled = await respell(db, distinctive);
  if (asTyped.found.length > 0 && respelled.length === 0) return asTyped;
  const readings = respelled.length > 0 ? [words, ...respelled] : [singular(distinctive)];
  const asMeant = await askByWords(db, readings);
  if (asMeant.found.length > 0) return asMeant;
  return ask((zodiac) => queryByNames(db, respelled[0] ?? distinctive, zodiac).execute());
}

/** Leaves out parts of words if a name or an alias equals the query. */
async function askByWords(db: Db, readings: readonly string[][]): Promise<{ found: Hit[]; query: Query }> {
  const loose = await ask((zodiac) => queryByWords(db, readings, { zodiac }).execute());
  if (!loose.found.some(isEqual)) return loose;
  const query: Query = (zodiac) => queryByWords(db, readings, { zodiac, isWhole: true }).execute();
  // Only a full result may have left out whole words.
  return loose.found.length < maxFound
    ? { found: loose.found.filter((hit) => !isPartOfWords(hit)), query }
    : ask(query);
}

async function ask(query: Query): Promise<{ found: Hit[]; query: Query }> {
  return { found: await query(), query };
}

function asCompany({ fit: _, ...company }: Hit): Company {
  return company;
}

const maxWords = 8;

/** Returns the text in the form of the searched columns. */
async function formOf(db: Db, text: string): Promise<string> {
  const { rows } = await sql<{ form: string }>`select search_form(${text.normalize("NFC")}) as form`.execute(db);
  return rows[0]?.form ?? "";
}

/** Returns at most eight words. Punctuation joins words and counts as a space: "a-b" is two of the eight. */
function wordsOf(form: string): string[] {
  const words: string[] = [];
  let left = maxWords;
  for (const word of form.split(/\s+/)) {
    if (word === "" || left === 0) continue;
    const parts = Array.from(word.matchAll(/[\p{L}\p{N}]+/gu));
    const last = parts[left - 1];
    words.push(last && parts.length > left ? word.slice(0, last.index + last[0].length) : word);
    left -= Math.min(left, Math.max(1, parts.length));
  }
  return words;
}
