import type { SignId } from "@zodiac-at-work/zodiac";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "../../platform/client.ts";
import { type Company, companyColumns } from "../companies.ts";
import {
  beginningsOfName,
  equalAlias,
  escapeLike,
  everyWordIn,
  hasTrigram,
  isShort,
  keyOf,
  wholeWordIn,
} from "./search-conditions.ts";

/** A match. The lower `fit`, the better. */
export type Hit = Company & { fit: number };

/** The most companies that a search returns. */
export const maxFound = 300;

/** Returns whether the name or an alias equals the query. */
export function isEqual({ fit }: Hit): boolean {
  return fit === 0;
}

/** Returns whether the name matched. */
export function isNamed({ fit }: Hit): boolean {
  return fit < 5;
}

/** Returns whether the company has the query only as parts of words, or only its single words. */
export function isPartOfWords({ fit }: Hit): boolean {
  return fit >= 6;
}

interface QueryOptions {
  /** Finds only companies of this sign. */
  zodiac?: SignId | undefined;
  /** Finds texts only by the whole query, and not in the middle of a word. */
  isWhole?: boolean;
}

/**
 * Finds companies that have all words of one of the readings.
 *
 * Searches names first, then all fields for the whole query, then all fields for its words, each only while there are fewer
 * than 300 matches. Each step uses an index and selects at most 300 rows before any is scored, so the work hardly grows
 * with the number of companies.
 */
export function queryByWords(db: Db, readings: readonly string[][], { zodiac, isWhole = false }: QueryOptions = {}) {
  const first = (condition: RawBuilder<unknown>, order: RawBuilder<unknown>) => firstOf(condition, order, zodiac);
  const texts = readings.filter((words) => words.some(hasTrigram) || isShort(words));
  const names = union(readings.flatMap(nameConditions).map((condition) => first(condition, sql`search_name, id`)));
  // The order of ids is close to the physical order: a common word is found on few pages.
  const phrases = texts.map((words) => first(inText([words.join(" ")], sql`names`, isWhole), sql`id`));
  const spread = texts
    .filter((words) => words.length > 1 && !isWhole)
    .map((words) => first(inText(words, sql`(select id from names union select id from phrases) as found`), sql`id`));
  const hits = union([sql`select id from names`, sql`select id from phrases`, ...spread]);
  return db
    .selectFrom("companies")
    .select(companyColumns)
    .select(sql<number>`least(${sql.join(readings.map(rankOf))})`.as("fit"))
    .where(
      sql<SqlBool>`id = any (array(
        with names as materialized (${names}), phrases as materialized (${phrases.length > 0 ? union(phrases) : sql`select id from names`})
        ${hits}))`,
    )
    .orderBy("fit")
    .orderBy(
      sql`greatest(${sql.join(readings.map((words) => sql`similarity(search_name, ${words.join(" ")})`))})`,
      "desc",
    )
    .orderBy("searchName")
    .orderBy("id")
    .limit(maxFound);
}

/**
 * Finds companies whose names contain at least one of the words, whole. The fewer names have a word, the more it weighs.
 * Names with at most half of the best weight are left out: "tesla motors" finds Tesla, not every maker of motors.
 *
 * @param words only letters and digits
 */
export function queryByNames(db: Db, words: readonly string[], zodiac?: SignId) {
  const hits = words.map((word, position) => {
    // Under the collation "C", a regular expression finds no word boundaries in other letters.
    const whole = /^[a-z0-9]{3,}$/.test(word)
      ? sql`search_name ~ ${`\\m${word}\\M`}`
      : sql`search_name = ${word} or search_name like ${`${word} %`}`;
    return sql`select ${sql.lit(position)} as word, id from ${firstOf(whole, sql`search_name, id`, zodiac)} as named`;
  });
  return db
    .selectFrom("companies")
    .select(companyColumns)
    .select(sql<number>`4`.as("fit"))
    .where(
      sql<SqlBool>`id = any (array(
        with hits as (${sql.join(hits, sql` union all `)}),
          weights as (
            select id, sum(1.0 / names) as weight
            from hits join (select word, count(*) as names from hits group by word) as frequencies using (word)
            group by id
          )
        select id from weights where weight > (select max(weight) from weights) / 2))`,
    )
    .orderBy(sql`similarity(search_name, ${words.join(" ")})`, "desc")
    .orderBy("searchName")
    .orderBy("id")
    .limit(maxFound);
}

function firstOf(condition: RawBuilder<unknown>, order: RawBuilder<unknown>, zodiac?: SignId): RawBuilder<unknown> {
  const ofSign = zodiac === undefined ? sql`` : sql`and zodiac_sign = ${zodiac}`;
  return sql`(select id from companies where (${condition}) ${ofSign} order by ${order} limit ${sql.lit(maxFound)})`;
}

function union(queries: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql.join(queries, sql` union `);
}

/** @param found the matches so far; if they fill the result, nothing is searched */
function inText(words: readonly string[], found: RawBuilder<unknown>, isWhole = false): RawBuilder<unknown> {
  const word = words.find(hasTrigram);
  const condition =
    word === undefined || isWhole
      ? wholeWordIn("search_text", words.join(" "))
      : sql`${everyWordIn("search_text", words)} and text_like(search_text, ${`%${escapeLike(word)}%`})`;
  return sql`(select count(*) from ${found}) < ${sql.lit(maxFound)} and (${condition})`;
}

/** Returns where a phrase begins in the text, from 0 to 1. */
function position(phrase: string): RawBuilder<unknown> {
  return sql`strpos(search_text, ${phrase})::float8 / (length(search_text) + 1)`;
}

function nameConditions(words: readonly string[]): RawBuilder<unknown>[] {
  const conditions = [...beginningsOfName(words), ...equalAlias(words)];
  if (words.some(hasTrigram)) conditions.push(everyWordIn("search_name", words));
  else if (isShort(words)) conditions.push(wholeWordIn("search_name", words.join(" ")));
  return conditions;
}

function rankOf(words: readonly string[]): RawBuilder<unknown> {
  const phrase = words.join(" ");
  const begins = [...beginningsOfName(words), ...(isShort(words) ? [wholeWordIn("search_name", phrase)] : [])];
  const equal = [
    sql`search_name = ${phrase}`,
    sql`search_key = ${keyOf(words)} and search_key <> ''`,
    ...equalAlias(words),
  ];
  return sql`case
    when ${sql.join(equal, sql` or `)} then 0
    when search_name like ${`${escapeLike(phrase)} %`} then 1
    when ${sql.join(begins, sql` or `)} then 2
    when search_name like ${`%${escapeLike(phrase)}%`} then 3
    when ${everyWordIn("search_name", words)} then 4
    when ${wholeWordIn("search_text", phrase)} then 5 + ${position(phrase)}
    when search_text like ${`%${escapeLike(phrase)}%`} then 6 + ${position(phrase)}
    else 7 end`;
}
