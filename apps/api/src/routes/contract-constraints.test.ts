import * as contracts from "@zodiac-at-work/contracts";
import { createTestDb } from "@zodiac-at-work/db/testing";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import type { z } from "zod";

const { db, drop } = await createTestDb();
afterAll(drop);

/** What a field of a call may hold, and the column that stores it. */
interface StoredField {
  readonly schema: z.ZodType;
  readonly table: string;
  readonly column: string;
}

const article = contracts.saveArticle.body.shape;
const keyword = contracts.addKeyword.body.shape;
const registration = contracts.registerUser.body.shape;
const source = contracts.replaceSourceAddress.body.shape;
const settings = contracts.saveBlogSettings.body.shape;

/** The fields of calls whose column has a constraint on its text. */
const fields: Record<string, StoredField> = {
  "an article's title": { schema: article.title, table: "blog_posts", column: "title" },
  "an article's slug": { schema: article.slug, table: "blog_posts", column: "slug" },
  "an article's picture": { schema: article.featuredImage, table: "blog_posts", column: "featured_image" },
  "an article's category": { schema: article.category, table: "blog_posts", column: "category" },
  "a keyword": { schema: keyword.keyword, table: "blog_keywords", column: "keyword" },
  "a keyword's category": { schema: keyword.category, table: "blog_keywords", column: "category" },
  "a keyword's intent": { schema: keyword.searchIntent, table: "blog_keywords", column: "search_intent" },
  "a generation's keyword": {
    schema: contracts.generateArticle.body.shape.keyword,
    table: "blog_generations",
    column: "keyword",
  },
  "the blog's frequency": {
    schema: settings.generationFrequency,
    table: "blog_settings",
    column: "generation_frequency",
  },
  "a user's id": { schema: registration.uid, table: "users", column: "id" },
  "a user's email": { schema: registration.email, table: "users", column: "email" },
  "a source's kind": { schema: source.kind, table: "job_sources", column: "kind" },
  "a source's address": { schema: source.address, table: "job_sources", column: "address" },
  "a run's sign": { schema: contracts.requestRun.body.shape.zodiac, table: "runs", column: "sign" },
  "a subscription's kind": {
    schema: contracts.createSubscription.params.shape.kind,
    table: "subscriptions",
    column: "kind",
  },
  "a subscription's sign": {
    schema: contracts.createSubscription.body.shape.sign,
    table: "subscriptions",
    column: "sign",
  },
};

/** Texts that come near to what the fields accept. */
const texts = fc.oneof(
  fc.string({ unit: "binary", maxLength: 6 }),
  fc
    .array(
      fc.constantFrom(
        ...[
          "https://",
          "HTTPS://",
          "http:",
          "/",
          "//",
          "\\",
          "a",
          "Z",
          "9",
          "-",
          ".",
          "_",
          ":",
          "@",
          "?",
          "#",
          "[",
          "]",
        ],
        ...[" ", "\n", "\t", "\r", "\v", "\u00a0", "\u2028", "\u3000", "\u007f", "ü", "ſ", "\u212a", "龙", "😀", "%20"],
        ...["a.example", ":8443", ":99999", "~", "!", "rat", "career", "weekly", "lever"],
      ),
      { minLength: 1, maxLength: 6 },
    )
    .map((parts) => parts.join("")),
);

describe.each(Object.entries(fields))("%s", (_, { schema, table, column }) => {
  test("has a constraint that accepts every text of its call", async () => {
    const constraint = await readConstraint(table, column);
    await fc.assert(
      fc.asyncProperty(fc.array(texts, { minLength: 100, maxLength: 300, size: "max" }), async (candidates) => {
        const accepted = candidates.flatMap((text) => {
          const { success, data } = schema.safeParse(text);
          return success ? [String(data)] : [];
        });
        expect(await refusedBy(constraint, column, accepted)).toEqual([]);
      }),
      { numRuns: 20 },
    );
  });
});

test("the calls and the database accept the same pictures, except addresses that are no URL", async () => {
  const { schema, table, column } = fields["an article's picture"] as StoredField;
  const constraint = await readConstraint(table, column);
  await fc.assert(
    fc.asyncProperty(fc.array(texts, { minLength: 100, maxLength: 300, size: "max" }), async (candidates) => {
      const stored = candidates.filter((text) => !text.includes("\u0000") && text.isWellFormed() && text !== "");
      const refused = stored.filter((text) => !schema.safeParse(text).success);
      const alsoRefused = await refusedBy(constraint, column, refused);
      const onlyHere = refused.filter((text) => !alsoRefused.includes(text));
      expect(onlyHere.filter((text) => URL.canParse(text, "https://site.example"))).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

/** Returns the condition of the constraints on one column alone. */
async function readConstraint(table: string, column: string): Promise<string> {
  const { rows } = await sql<{ condition: string }>`
    select pg_get_expr(conbin, conrelid) as condition from pg_constraint
    join pg_attribute on attrelid = conrelid and conkey = array[attnum]
    where contype = 'c' and conrelid = ${table}::regclass and attname = ${column}`.execute(db);
  expect(rows, `${table}.${column} has no constraint`).not.toEqual([]);
  return rows.map(({ condition }) => `(${condition})`).join(" and ");
}

/** Returns the texts that violate a constraint. */
async function refusedBy(condition: string, column: string, candidates: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select ${sql.id(column)} as text from unnest(${candidates}::text[]) as candidates (${sql.id(column)})
    where not (${sql.raw(condition)})`.execute(db);
  return rows.map(({ text }) => text);
}
