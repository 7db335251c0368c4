import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "./client.ts";
import { type Company, companyColumns } from "./companies.ts";
import { respell } from "./respell.ts";

/**
 * Companies whose name, industry, location or description have every word of a text between them, at most 200. A word
 * may be a part of a longer one; one of one or two characters has to begin one, and a text of such words alone has to
 * begin the name. Case and accents don't matter, and no character stands for others.
 *
 * Where nothing is found, words that no company has are taken for misspelt.
 *
 * In order: the name is the text, begins with it, contains it, has all its words; then those to whose names the text is
 * most alike, then by name. Of more than 200 that only the order by name tells apart, the first by name are kept.
 *
 * @param text not blank, without U+0000; words after the eighth don't count
 * @example
 * await searchCompanies(db, "volkswagon"); // Volkswagen, and what else is described with that word
 */
export async function searchCompanies(db: Db, text: string): Promise<Company[]> {
  const words = wordsOf(await formOf(db, text));
  if (words.length === 0) return [];
  const found = await findByWords(db, [words]);
  if (found.length > 0) return found;
  const respelt = await respell(db, words);
  return respelt.length > 0 ? findByWords(db, respelt) : [];
}

const maxFound = 200;
const maxWords = 8;

/** The text as the columns that are searched hold theirs. */
async function formOf(db: Db, text: string): Promise<string> {
  const { rows } = await sql<{ form: string }>`select search_form(${text.normalize("NFC")}) as form`.execute(db);
  return rows[0]?.form ?? "";
}

function wordsOf(form: string): string[] {
  return form
    .split(/\s+/)
    .filter((word) => word !== "")
    .slice(0, maxWords);
}

/**
 * Each of the ways to hit is cut to as many rows as the answer may hold before any is scored, and each has an index: the
 * work does not grow with the number of hits.
 */
async function findByWords(db: Db, readings: readonly string[][]): Promise<Company[]> {
  const ways = readings
    .flatMap(waysToHit)
    .map(
      (condition) =>
        sql`(select id from companies where ${condition} order by search_name, id limit ${sql.lit(maxFound)})`,
    );
  return db
    .selectFrom("companies")
    .select(companyColumns)
    .where(sql<SqlBool>`id = any (array(${sql.join(ways, sql` union `)}))`)
    .orderBy(sql`least(${sql.join(readings.map(rankOf))})`)
    .orderBy(
      sql`greatest(${sql.join(readings.map((words) => sql`similarity(search_name, ${words.join(" ")})`))})`,
      "desc",
    )
    .orderBy("searchName")
    .orderBy("id")
    .limit(maxFound)
    .execute();
}

function waysToHit(words: readonly string[]): RawBuilder<unknown>[] {
  const begins = sql`search_name like ${`${plain(words.join(" "))}%`}`;
  if (!words.some(hasTrigram)) return [begins];
  return [begins, everyWordIn("search_name", words), everyWordIn("search_text", words)];
}

function rankOf(words: readonly string[]): RawBuilder<unknown> {
  const phrase = words.join(" ");
  return sql`case
    when search_name = ${phrase} then 0
    when search_name like ${`${plain(phrase)}%`} then 1
    when search_name like ${`%${plain(phrase)}%`} then 2
    when ${everyWordIn("search_name", words)} then 3
    else 4 end`;
}

function everyWordIn(column: "search_name" | "search_text", words: readonly string[]): RawBuilder<unknown> {
  const conditions = words.map((word) =>
    hasTrigram(word)
      ? sql`${sql.ref(column)} like ${`%${plain(word)}%`}`
      : sql`' ' || ${sql.ref(column)} like ${`% ${plain(word)}%`}`,
  );
  return sql.join(conditions, sql` and `);
}

/** Whether the index can find it in the middle of a text. */
function hasTrigram(word: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(word);
}

/** Takes their meaning from the characters that mean something in a pattern. */
function plain(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
