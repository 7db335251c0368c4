import { type RawBuilder, sql } from "kysely";

/** The columns that hold name and text for the search. */
type Column = "search_name" | "search_text";

/** Returns the conditions for a name that begins with the words. Each has its own index. */
export function beginningsOfName(words: readonly string[]): RawBuilder<unknown>[] {
  const key = keyOf(words);
  const begins = sql`search_name like ${`${escapeLike(words.join(" "))}%`}`;
  if (key === "") return [begins];
  const keyBegins = sql`search_key like ${`${escapeLike(key)}%`}`;
  const [one = "", two, more] = key;
  if (two === undefined || more !== undefined) return [begins, keyBegins];
  // Two letters begin too many names: "hm" should find "h&m group", and "s & p" should not find "space".
  const separated = `${escapeLike(one)}_${escapeLike(two)}`;
  return [begins, sql`${keyBegins} and (search_name like ${separated} or search_name like ${`${separated} %`})`];
}

/** Returns the condition for an alias that equals the words. A query of punctuation equals no alias. */
export function equalAlias(words: readonly string[]): RawBuilder<unknown>[] {
  const key = keyOf(words);
  return key === "" ? [] : [sql`search_aliases @> array[${key}]::text[]`];
}

/** Returns the words in the form of the column `search_key`. */
export function keyOf(words: readonly string[]): string {
  return words
    .join(" ")
    .replace(/^the /, "")
    .replace(/[ !&'()+,\-./:]/g, "");
}

/** Matches each word anywhere, and a word without a trigram only where a word begins. */
export function everyWordIn(column: Column, words: readonly string[]): RawBuilder<unknown> {
  const conditions = words.map((word) =>
    hasTrigram(word)
      ? sql`${sql.ref(column)} like ${`%${escapeLike(word)}%`}`
      : sql`' ' || ${sql.ref(column)} like ${`% ${escapeLike(word)}%`}`,
  );
  return sql.join(conditions, sql` and `);
}

/** Matches whole words, in the form that the trigram index can use from two letters on. */
export function wholeWordIn(column: Column, word: string): RawBuilder<unknown> {
  const ends = ["", " %", ",%", ".%", ";%", ":%", "-%", "'%"];
  const patterns = ends.map((end) => sql`${sql.ref(column)} like ${`% ${escapeLike(word)}${end}`}`);
  return sql`(${sql.join(patterns, sql` or `)})`;
}

/** Returns whether the query is one word of two Latin letters or digits. An index may hold no trigrams of other letters. */
export function isShort(words: readonly string[]): boolean {
  return words.length === 1 && /^[a-z0-9]{2}$/.test(words.join());
}

/** Returns whether the index can find the word in the middle of a text. */
export function hasTrigram(word: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(word);
}

/** Escapes the wildcards of `like`. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
