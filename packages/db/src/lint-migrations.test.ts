import { type QueryExecutorProvider, sql } from "kysely";
import { expect, test } from "vitest";
import { migrations, outsideTransaction } from "./migrate.ts";
import { lintMigration } from "./testing-lint-migration.ts";

/** Databases have the migrations before, whatever they did. */
const firstLinted = "0032";

const lint = (statement: string, inTransaction = true) =>
  lintMigration(async (db: QueryExecutorProvider) => void (await sql.raw(statement).execute(db)), { inTransaction });

test("no migration blocks readers or breaks the release before it", { timeout: 30_000 }, async () => {
  const problems = new Map<string, readonly string[]>();
  for (const [name, migration] of Object.entries(migrations).filter(([name]) => name >= firstLinted)) {
    const found = await lintMigration(migration, { inTransaction: !outsideTransaction.has(name) });
    if (found.length > 0) problems.set(name, found);
  }
  expect(Object.fromEntries(problems)).toEqual({});
});

test("a migration outside of a transaction is one of the list", () => {
  expect(Object.keys(migrations)).toEqual(expect.arrayContaining([...outsideTransaction]));
});

test.each([
  ["an index without concurrently", "create index a on jobs (title)", "require-concurrent-index-creation"],
  ["a drop of a column", "alter table jobs drop column title", "ban-drop-column"],
  ["a drop of a table", "drop table jobs", "ban-drop-table"],
  ["a renamed column", "alter table jobs rename column title to name", "renaming-column"],
  ["a renamed table", "alter table jobs rename to openings", "renaming-table"],
  ["a changed type, which rewrites", "alter table jobs alter column id type bigint", "changing-column-type"],
  ["a column that old rows lack", "alter table jobs add column a text not null", "adding-required-field"],
  ["a constraint that scans", "alter table jobs add constraint c check (id > 0)", "constraint-missing-not-valid"],
  ["not null on a filled column", "alter table jobs alter column title set not null", "adding-not-nullable-field"],
])("finds %s", async (_what, statement, rule) => {
  expect(await lint(statement)).toContainEqual(expect.stringMatching(`^${rule}: `));
});

test("accepts an index with concurrently outside of a transaction", async () => {
  const statement = "drop index concurrently if exists a;\ncreate index concurrently a on jobs (title)";
  expect(await lint(statement, false)).toEqual([]);
});

test("accepts a new table with an index, a column that may be null, and a constraint that is not valid yet", async () => {
  const statements = `
    create table notes (id bigint generated always as identity primary key, text text not null);
    create index notes_text on notes (text);
    alter table jobs add column note text;
    alter table jobs add constraint jobs_note check (note <> '') not valid`;
  expect(await lint(statements)).toEqual([]);
});

test("accepts a drop whose comment gives the reason", async () => {
  expect(await lint("-- squawk-ignore ban-drop-column\nalter table jobs drop column title")).toEqual([]);
});
