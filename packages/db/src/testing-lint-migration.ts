import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from "kysely";
import type { Migration } from "./apply-migrations.ts";

/** Rules whose advice does not fit how migrations run here. */
const exceptions = [
  // `applyMigrations` sets both for every migration.
  "require-lock-timeout",
  "require-statement-timeout",
  // A migration in a transaction does all or nothing, so it never runs again after half of it.
  "prefer-robust-stmts",
  // The seed's ids and counts are small, and a check limits them where it matters.
  "prefer-bigint-over-int",
  "prefer-identity",
];

const squawk = fileURLToPath(import.meta.resolve("squawk-cli/js/bin/squawk"));

/**
 * Returns what a migration's statements would do to a running product, an entry each: `rule: advice`. Squawk knows the rules:
 * locks that block reads or writes, rewrites of tables, indexes without `concurrently`, constraints that scan a table, and
 * drops and renames that the release before can't live with. The statements are recorded, not run.
 */
export async function lintMigration(
  migration: Migration,
  { inTransaction }: { inTransaction: boolean },
): Promise<string[]> {
  const statements = await recordStatements(migration);
  const args = ["--reporter=json", "--pg-version=15", ...exceptions.map((rule) => `--exclude=${rule}`)];
  if (inTransaction) args.push("--assume-in-transaction");
  const { stdout, stderr, status } = spawnSync(process.execPath, [squawk, ...args], {
    input: statements.join(";\n"),
    encoding: "utf8",
  });
  if (status !== 0 && !stdout.startsWith("[")) throw new Error(`squawk failed: ${stderr}`);
  const problems: { rule_name: string; message: string }[] = JSON.parse(stdout || "[]");
  return problems.map(({ rule_name, message }) => `${rule_name}: ${message}`);
}

async function recordStatements(migration: Migration): Promise<readonly string[]> {
  const statements: string[] = [];
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (recorder) => new PostgresIntrospector(recorder),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      statements.push(query.sql);
    },
  });
  await migration(db);
  return statements;
}
