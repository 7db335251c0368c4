import { type RawBuilder, sql } from "kysely";

/** Name and text of a company as a search compares them. */
type Column = "search_name" | "search_text";

/** The ways in which a name can begin with the words, each with an index of its own. */
export function beginningsOfName(words: readonly string[]): RawBuilder<unknown>[] {
  const key = keyOf(words);
  const begins = sql`search_name like ${`${plain(words.join(" "))}%`}`;
  if (key === "") return [begins];
  const keyBegins = sql`search_key like ${`${plain(key)}%`}`;
  const [one = "", two, more] = key;
  if (two === undefined || more !== undefined) return [begins, keyBegins];
  // Two letters begin too much: what is meant by "hm" is "h&m group", but by "s & p" not "space".
  const parted = `${plain(one)}_${plain(two)}`;
  return [begins, sql`${keyBegins} and (search_name like ${parted} or search_name like ${`${parted} %`})`];
}

/** The words as `search_key` of the database makes them of a name. */
export function keyOf(words: readonly string[]): string {
  return words
    .join(" ")
    .replace(/^the /, "")
    .replace(/[ !&'()+,\-./:]/g, "");
}

/** Each word anywhere, but one without a trigram where a word begins. */
export function everyWordIn(column: Column, words: readonly string[]): RawBuilder<unknown> {
  const conditions = words.map((word) =>
    hasTrigram(word)
      ? sql`${sql.ref(column)} like ${`%${plain(word)}%`}`
      : sql`' ' || ${sql.ref(column)} like ${`% ${plain(word)}%`}`,
  );
  return sql.join(conditions, sql` and `);
}

/** Written so that the index can find a word of two letters: not at the beginning, and with what may stand after it. */
export function wholeWordIn(column: Column, word: string): RawBuilder<unknown> {
  const ends = ["", " %", ",%", ".%", ";%", ":%", "-%", "'%"];
  const patterns = ends.map((end) => sql`${sql.ref(column)} like ${`% ${plain(word)}${end}`}`);
  return sql`(${sql.join(patterns, sql` or `)})`;
}

/** Whether the text is one word of two letters or digits; of other than Latin letters an index may hold no trigrams. */
export function isShort(words: readonly string[]): boolean {
  return words.length === 1 && /^[a-z0-9]{2}$/.test(words.join());
}

/** Whether the index can find it in the middle of a text. */
export function hasTrigram(word: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(word);
}

/** Takes their meaning from the characters that mean something in a pattern. */
export function plain(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
