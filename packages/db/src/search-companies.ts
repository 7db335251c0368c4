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
 * In order: the name is the text, begins with it (first where a word ends there), contains it, has all its words; another
 * field contains the text; the rest. Among equals, those to whose names the text is most alike. Of more than 200 that have
 * the words in another field than the name, the oldest rows are kept.
 *
 * @param text not blank, without U+0000; words after the eighth don't count
 * @example
 * await searchCompanies(db, "volkswagon"); // Volkswagen, and what else is described with that word
 */
export async function searchCompanies(db: Db, text: string): Promise<Company[]> {
  const words = wordsOf(await formOf(db, text));
  if (words.length === 0) return [];
  const found = await queryByWords(db, [words]).execute();
  if (found.length > 0) return found;
  const respelt = await respell(db, words);
  return respelt.length > 0 ? queryByWords(db, respelt).execute() : [];
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
 * Looks at the names first, then for the whole text in all fields, then for its words, each only while the answer is not
 * full. Every way has an index and leads to as many rows at most as the answer may hold before any is scored, so that
 * the work hardly grows with the number of companies.
 */
export function queryByWords(db: Db, readings: readonly string[][]) {
  const texts = readings.filter((words) => words.some(hasTrigram));
  const names = union(readings.flatMap(waysToName).map((condition) => first(condition, sql`search_name, id`)));
  // Ordered by id, which is about how the rows lie: a common word is found without jumping from page to page.
  const phrases = texts.map((words) => first(inText([words.join(" ")], sql`names`), sql`id`));
  const spread = texts
    .filter((words) => words.length > 1)
    .map((words) => first(inText(words, sql`(select id from names union select id from phrases) as found`), sql`id`));
  const hits = union([sql`select id from names`, sql`select id from phrases`, ...spread]);
  return db
    .selectFrom("companies")
    .select(companyColumns)
    .where(
      sql<SqlBool>`id = any (array(
        with names as materialized (${names}), phrases as materialized (${phrases.length > 0 ? union(phrases) : sql`select id from names`})
        ${hits}))`,
    )
    .orderBy(sql`least(${sql.join(readings.map(rankOf))})`)
    .orderBy(
      sql`greatest(${sql.join(readings.map((words) => sql`similarity(search_name, ${words.join(" ")})`))})`,
      "desc",
    )
    .orderBy("searchName")
    .orderBy("id")
    .limit(maxFound);
}

function first(condition: RawBuilder<unknown>, order: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select id from companies where ${condition} order by ${order} limit ${sql.lit(maxFound)})`;
}

function union(queries: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(queries, sql` union `);
}

/** @param found what there is already; if that fills the answer, nothing is looked for */
function inText(words: readonly string[], found: RawBuilder<unknown>): RawBuilder<unknown> {
  const word = words.find(hasTrigram) ?? "";
  return sql`(select count(*) from ${found}) < ${sql.lit(maxFound)} and ${everyWordIn("search_text", words)}
    and text_like(search_text, ${`%${plain(word)}%`})`;
}

function waysToName(words: readonly string[]): RawBuilder<unknown>[] {
  const begins = sql`search_name like ${`${plain(words.join(" "))}%`}`;
  return words.some(hasTrigram) ? [begins, everyWordIn("search_name", words)] : [begins];
}

function rankOf(words: readonly string[]): RawBuilder<unknown> {
  const phrase = words.join(" ");
  return sql`case
    when search_name = ${phrase} then 0
    when search_name like ${`${plain(phrase)} %`} then 1
    when search_name like ${`${plain(phrase)}%`} then 2
    when search_name like ${`%${plain(phrase)}%`} then 3
    when ${everyWordIn("search_name", words)} then 4
    when search_text like ${`%${plain(phrase)}%`} then 5
    else 6 end`;
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
