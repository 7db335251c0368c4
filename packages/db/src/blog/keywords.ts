import type { KeywordCategory, SearchIntent } from "@zodiac-at-work/catalog";
import { type Kysely, type Selectable, sql, type Transaction } from "kysely";
import type { Db } from "../platform/client.ts";
import type { Database } from "../platform/schema.ts";

/** A keyword with the number of its articles. */
export interface BlogKeyword extends Selectable<Database["blogKeywords"]> {
  /** Articles that are not deleted and serve the keyword. */
  articles: number;
}

/** The fields of a keyword that a person edits. */
export interface KeywordFields {
  keyword: string;
  category?: KeywordCategory | undefined;
  searchIntent?: SearchIntent | undefined;
  searchVolume?: number | null | undefined;
  /** From 0 to 100. */
  difficulty?: number | null | undefined;
  isActive?: boolean | undefined;
}

/** Another keyword differs only in case. */
export class KeywordExistsError extends Error {
  override name = "KeywordExistsError";
}

/** Lists all keywords, alphabetically. */
export async function listBlogKeywords(db: Kysely<Database>): Promise<BlogKeyword[]> {
  return selectKeywords(db).orderBy(sql`lower(blog_keywords.keyword)`).execute();
}

/**
 * Adds a keyword.
 *
 * @throws {KeywordExistsError}
 */
export async function insertBlogKeyword(db: Db, fields: KeywordFields): Promise<BlogKeyword> {
  const { id } = await refuseTaken(
    db.insertInto("blogKeywords").values(fields).returning("id").executeTakeFirstOrThrow(),
  );
  const added = await findBlogKeyword(db, id);
  if (!added) throw new Error(`The keyword ${id} was added and is not there.`);
  return added;
}

/**
 * Changes the named fields of a keyword.
 *
 * @returns undefined if the id is unknown
 * @throws {KeywordExistsError}
 */
export async function updateBlogKeyword(
  db: Db,
  id: number,
  fields: Partial<KeywordFields>,
): Promise<BlogKeyword | undefined> {
  if (Object.values(fields).some((value) => value !== undefined)) {
    await refuseTaken(db.updateTable("blogKeywords").set(fields).where("id", "=", id).execute());
  }
  return findBlogKeyword(db, id);
}

/** Deletes a keyword. Returns whether it existed. */
export async function deleteBlogKeyword(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("blogKeywords").where("id", "=", id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Adds the keywords that are missing. Returns how many. */
export async function addMissingBlogKeywords(
  db: Kysely<Database>,
  keywords: readonly KeywordFields[],
): Promise<number> {
  const { rows } = await sql`
    insert into blog_keywords (keyword, category, search_intent)
    select keyword, category, "searchIntent"
    from jsonb_to_recordset(${JSON.stringify(keywords)}::jsonb) as given (keyword text, category text, "searchIntent" text)
    on conflict (lower(keyword)) do nothing
    returning id`.execute(db);
  return rows.length;
}

/** A keyword of a file. A field that is left out keeps its value. */
export interface ImportedKeyword extends KeywordFields {
  /** The line of the file. */
  line: number;
}

/** What an import did, or the lines that repeat a keyword of an earlier line. Nothing is imported if there are any. */
export interface KeywordImport {
  added: number;
  changed: number;
  unchanged: number;
  repeated: { line: number; firstLine: number }[];
}

/** Adds and changes keywords, all or none of them. */
export async function importBlogKeywords(db: Db, keywords: readonly ImportedKeyword[]): Promise<KeywordImport> {
  const given = sql`
    select keyword, category, "searchIntent", "searchVolume", difficulty, "isActive", line, fields
    from jsonb_to_recordset(${JSON.stringify(
      keywords.map((keyword) => ({ ...keyword, fields: namesOf(keyword) })),
    )}::jsonb) as given (
      keyword text, category text, "searchIntent" text, "searchVolume" integer, difficulty integer, "isActive" boolean,
      line integer, fields jsonb
    )`;
  return db.transaction().execute(async (trx) => {
    const { rows: repeated } = await sql<{ line: number; firstLine: number }>`
      select line, first_line from (
        select line, min(line) over (partition by lower(keyword)) as first_line from (${given}) as given
      ) as lines
      where line > first_line order by line`.execute(trx);
    if (repeated.length > 0) return { added: 0, changed: 0, unchanged: 0, repeated };
    const { rows } = await sql<{ isNew: boolean }>`
      with given as (${given})
      insert into blog_keywords as old
        (keyword, category, search_intent, search_volume, difficulty, is_active)
      select given.keyword,
        case when fields ? 'category' then given.category else coalesce(current.category, 'astrology') end,
        case when fields ? 'searchIntent' then given."searchIntent"
          else coalesce(current.search_intent, 'informational') end,
        case when fields ? 'searchVolume' then given."searchVolume" else current.search_volume end,
        case when fields ? 'difficulty' then given.difficulty else current.difficulty end,
        case when fields ? 'isActive' then given."isActive" else coalesce(current.is_active, true) end
      from given left join blog_keywords as current on lower(current.keyword) = lower(given.keyword)
      order by line
      on conflict (lower(keyword)) do update set
        keyword = excluded.keyword, category = excluded.category, search_intent = excluded.search_intent,
        search_volume = excluded.search_volume, difficulty = excluded.difficulty, is_active = excluded.is_active
      where (old.keyword, old.category, old.search_intent, old.search_volume, old.difficulty, old.is_active)
        is distinct from (excluded.keyword, excluded.category, excluded.search_intent, excluded.search_volume,
          excluded.difficulty, excluded.is_active)
      returning xmax = 0 as is_new`.execute(trx);
    const added = rows.filter(({ isNew }) => isNew).length;
    const changed = rows.length - added;
    return { added, changed, unchanged: keywords.length - rows.length, repeated };
  });
}

/** Counts keywords: all, the active ones, and the active ones without an article. */
export async function countBlogKeywords(db: Db): Promise<{ total: number; active: number; unused: number }> {
  const { rows } = await sql<{ total: number; active: number; unused: number }>`
    select count(*)::integer as total, (count(*) filter (where is_active))::integer as active,
      (count(*) filter (where is_active and not exists (${serving})))::integer as unused
    from blog_keywords`.execute(db);
  return rows[0] ?? { total: 0, active: 0, unused: 0 };
}

/**
 * Picks a keyword to write for and locks it: the active one that was used least recently, without an article and without
 * a generation under way. Among equals, those that no generation failed for come first, in an order that mixes the
 * categories. Returns undefined if no keyword is left.
 *
 * Another transaction may take the keyword before the lock. The unique keyword of unended generations shows that.
 */
export async function pickBlogKeyword(trx: Transaction<Database>): Promise<string | undefined> {
  const { rows } = await sql<{ keyword: string }>`
    select keyword from blog_keywords
    where is_active and not exists (${serving}) and not exists (
      select from blog_generations as generation
      where lower(generation.keyword) = lower(blog_keywords.keyword) and state in ('queued', 'running')
    )
    order by last_used nulls first, (
      select max(ended_at) from blog_generations as generation
      where lower(generation.keyword) = lower(blog_keywords.keyword) and state = 'failed'
    ) nulls first, md5(lower(keyword)), id
    limit 1 for update skip locked`.execute(trx);
  return rows[0]?.keyword;
}

/** Records that an article was written for a keyword, if the list has it. */
export async function markBlogKeywordUsed(trx: Transaction<Database>, keyword: string, at: Date): Promise<void> {
  await sql`update blog_keywords set last_used = ${at} where lower(keyword) = lower(${keyword})`.execute(trx);
}

/** Returns the category of a keyword, or undefined if the list lacks it. */
export async function findKeywordCategory(db: Kysely<Database>, keyword: string): Promise<KeywordCategory | undefined> {
  const found = await db
    .selectFrom("blogKeywords")
    .select("category")
    .where(sql`lower(keyword)`, "=", sql`lower(${keyword})`)
    .executeTakeFirst();
  return found?.category;
}

const serving = sql`
  select from blog_posts where lower(target_keyword) = lower(blog_keywords.keyword) and deleted_at is null`;

/** Returns a keyword, or undefined if the id is unknown. */
export async function findBlogKeyword(db: Kysely<Database>, id: number): Promise<BlogKeyword | undefined> {
  return selectKeywords(db).where("blogKeywords.id", "=", id).executeTakeFirst();
}

function selectKeywords(db: Kysely<Database>) {
  return db
    .selectFrom("blogKeywords")
    .selectAll("blogKeywords")
    .select(
      sql<number>`(
      select count(*)::integer from blog_posts
      where lower(target_keyword) = lower(blog_keywords.keyword) and deleted_at is null)`.as("articles"),
    );
}

/** The fields that are given. */
function namesOf(keyword: ImportedKeyword): string[] {
  return Object.entries(keyword).flatMap(([name, value]) => (value === undefined ? [] : [name]));
}

async function refuseTaken<Result>(query: Promise<Result>): Promise<Result> {
  try {
    return await query;
  } catch (error) {
    if (!(error instanceof Error && "constraint" in error && error.constraint === "blog_keywords_keyword")) throw error;
    throw new KeywordExistsError("Another keyword differs only in case.", { cause: error });
  }
}
