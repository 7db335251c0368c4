import type { SignId } from "@zodiac-at-work/zodiac";
import { sql } from "kysely";
import type { Db } from "../client.ts";
import type { Company } from "../companies.ts";
import { respell, singular, tellingWords } from "./respell.ts";
import { type Hit, isNamed, maxFound, queryByNames, queryByWords } from "./search-queries.ts";

/**
 * Companies whose name, industry, location or description have every word of a text between them, at most 300. A word
 * may be a part of a longer one; one of one or two characters has to begin one, and a text of such words alone has to
 * begin the name. Case, accents, and in a name spaces and punctuation don't matter, and no character stands for others.
 *
 * Where no name has the words, those that begin no known word are taken for misspelt. Where no company has them all,
 * punctuation, plurals and words like "inc." don't count; and where that does not help, names are found that have one.
 *
 * In order: the name is the text, begins with it (first where a word ends there), contains it, has all its words; another
 * field contains the text, the sooner the better; the rest. Among equals, those to whose names the text is most alike.
 * Of more than 300 that have the words in another field than the name, the oldest rows are kept.
 *
 * @param text not blank, without U+0000; words after the eighth don't count
 * @param filter.zodiac leaves those of a sign out of what is found without it
 * @example
 * await searchCompanies(db, "volkswagon"); // Volkswagen, and what else is described with that word
 */
export async function searchCompanies(
  db: Db,
  text: string,
  { zodiac }: { zodiac?: SignId | undefined } = {},
): Promise<Company[]> {
  const { found, query } = await searchAll(db, text);
  if (zodiac === undefined) return found.map(asCompany);
  // Which words are meant does not depend on the sign. Only a full answer may have left some of the sign's out.
  const ofSign =
    found.length < maxFound ? found.filter(({ zodiacSign }) => zodiacSign === zodiac) : await query(zodiac);
  return ofSign.map(asCompany);
}

type Query = (zodiac?: SignId) => Promise<Hit[]>;

/** Asks in one way after the other, until something is found. */
async function searchAll(db: Db, text: string): Promise<{ found: Hit[]; query: Query }> {
  const words = wordsOf(await formOf(db, text));
  if (words.length === 0) return { found: [], query: async () => [] };
  const asTyped = await ask((zodiac) => queryByWords(db, [words], zodiac).execute());
  if (asTyped.found.some(isNamed)) return asTyped;

  const telling = tellingWords(words);
  if (telling.length === 0) return asTyped;
  const respelt = await respell(db, telling);
  if (asTyped.found.length > 0 && respelt.length === 0) return asTyped;
  const readings = respelt.length > 0 ? [words, ...respelt] : [singular(telling)];
  const asMeant = await ask((zodiac) => queryByWords(db, readings, zodiac).execute());
  if (asMeant.found.length > 0) return asMeant;
  return ask((zodiac) => queryByNames(db, respelt[0] ?? telling, zodiac).execute());
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
