// Fills a database with 100,000 members, 100,000 companies, 1,000,000 openings and 10,000 articles, and writes the bytes of each
// table and its indexes into docs/measurements/growth.md.
//   pnpm measure growth [SHARE]
import { createDb, getServerVersion } from "@zodiac-at-work/db";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { markdownTable } from "@zodiac-at-work/measurements/markdown";
import { writePage } from "@zodiac-at-work/measurements/page";
import { type Amounts, fill } from "./fill.ts";
import { listSizes, type TableSize } from "./sizes.ts";

const share = Number(process.argv[2] ?? 1);
const amounts: Amounts = {
  members: 100_000 * share,
  companies: 100_000 * share,
  openings: 1_000_000 * share,
  articles: 10_000 * share,
};

/** What grows with what. A table of none of them grows with the operator's own work. */
const units: Readonly<Record<keyof Amounts, readonly string[]>> = {
  members: [
    ...["users", "payments", "orders", "payment_events", "subscriptions", "saved_lists", "saved_searches"],
    "saved_openings",
  ],
  companies: ["companies", "company_words", "job_sources", "run_sources"],
  openings: ["jobs", "open_job_counts", "open_place_counts"],
  articles: ["blog_posts", "blog_slugs", "blog_revisions", "blog_generations"],
};

const { connectionString, drop } = await createTestDb();
try {
  const db = createDb(connectionString, { maxConnections: 1, statementTimeoutMs: 0 });
  const start = performance.now();
  await fill(db, amounts);
  const seconds = (performance.now() - start) / 1_000;
  const sizes = new Map((await listSizes(db)).map((size) => [size.name, size]));
  const version = await getServerVersion(db);
  const { words } = await db
    .selectFrom("blogPosts")
    .select(({ fn }) => fn.avg<string>("words").as("words"))
    .executeTakeFirstOrThrow();
  await db.destroy();
  const text = page(sizes, { version, seconds, words: Number(words) });
  console.log(text);
  await writePage("growth.md", text);
} finally {
  await drop();
}

function page(
  sizes: ReadonlyMap<string, TableSize>,
  { version, seconds, words }: { version: string; seconds: number; words: number },
): string {
  const names = Object.keys(units) as (keyof Amounts)[];
  const tablesOf = (unit: keyof Amounts) => units[unit].flatMap((name) => sizes.get(name) ?? []);
  const total = markdownTable(
    ["what", "how many", "tables, bytes each", "indexes, bytes each", "in all, bytes each", "MB"],
    names.map((unit) => {
      const [table, index] = sumOf(tablesOf(unit));
      const each = (bytes: number) => count(bytes / amounts[unit]);
      return [
        unit,
        count(amounts[unit]),
        each(table),
        each(index),
        `**${each(table + index)}**`,
        count((table + index) / 1e6),
      ];
    }),
  );
  const tables = markdownTable(
    ["table", "grows with", "rows", "bytes a row", "bytes a row of indexes", "MB"],
    names.flatMap((unit) =>
      tablesOf(unit).map(({ name, rows, tableBytes, indexBytes }) => [
        `\`${name}\``,
        unit,
        count(rows),
        count(tableBytes / rows),
        count(indexBytes / rows),
        ((tableBytes + indexBytes) / 1e6).toFixed(1),
      ]),
    ),
  );
  return `# Growth of the tables

Written by \`pnpm measure growth\`: PostgreSQL ${version}. Filling took ${seconds.toFixed(0)} s.

${total}

${tables}

A member has bought access: one payment, order and event of the payment provider. Every third has a calendar and an account that
keeps three searches and ten openings. A company has one job board with ten openings, checked once; each further check of a board
is one more row of \`run_sources\`, which \`RETENTION_CHECKS_DAYS\` limits. The texts of openings are 2,000 generated postings with
descriptions of about 2,000 characters, saved by a check and copied with other ids. An article is one of forty texts of the
template writer with ${count(words)} words on average, one earlier version, and the generation that wrote it with the results of its checks.

Each table was filled in one go and vacuumed, so it has no dead rows. With PostgreSQL's defaults, autovacuum begins when a fifth of
the rows are dead. Not filled: ended tasks, which stay for a week, pictures, the audit log and reports of browsers.
`;
}

function sumOf(tables: readonly TableSize[]): [tables: number, indexes: number] {
  const sum = (bytesOf: (table: TableSize) => number) => tables.reduce((bytes, table) => bytes + bytesOf(table), 0);
  return [sum(({ tableBytes }) => tableBytes), sum(({ indexBytes }) => indexBytes)];
}

function count(value: number): string {
  return Math.round(value).toLocaleString("en");
}
