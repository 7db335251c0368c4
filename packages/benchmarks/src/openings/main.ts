// Measures how fast postings are parsed and saved, beside PostgreSQL's COPY of the same rows, and how the list of openings
// grows from 1,000 to 100,000 rows. Writes docs/measurements/benchmarks-openings.md.
//   pnpm measure bench-openings
// Exits with 1 if a gate is missed.
import { getServerVersion } from "@zodiac-at-work/db";
import { createTestDb, type TestDb } from "@zodiac-at-work/db/testing";
import { describeMachine, markdownTable } from "@zodiac-at-work/measurements/markdown";
import { writePage } from "@zodiac-at-work/measurements/page";
import { boards, fillJobs, insertBoards } from "./fill.ts";
import { measureViews, type ViewResult } from "./list.ts";
import { concurrency, measureSaving, postingsPerBoard, type SaveResult } from "./save.ts";

const sizes = [1_000, 100_000] as const;
const rounds = 31;
const gates = { postingsPerSecond: 5_000, copyRatio: 4, heapGrowth: 2, growth: 3 };

const databases: TestDb[] = [];
try {
  const saved = await save();
  const views = await list();
  const version = await getServerVersion((await database()).db);
  const { text, isPassed } = document(saved, views, version);
  await writePage("benchmarks-openings.md", text);
  console.log(text);
  if (!isPassed) process.exitCode = 1;
} finally {
  for (const { drop } of databases) await drop();
}

async function database(): Promise<TestDb> {
  const created = await createTestDb();
  databases.push(created);
  return created;
}

async function save(): Promise<SaveResult> {
  const [{ db }, { db: other }] = [await database(), await database()];
  const sourceIds = await insertBoards(db);
  await insertBoards(other);
  return measureSaving(db, other, sourceIds);
}

async function list(): Promise<ViewResult[]> {
  const filled: TestDb[] = [];
  for (const size of sizes) {
    const created = await database();
    await fillJobs(created.db, size);
    filled.push(created);
  }
  return measureViews(
    filled.map(({ db }) => db),
    rounds,
  );
}

function document(saved: SaveResult, views: readonly ViewResult[], version: string) {
  const perSecond = saved.postings / (saved.saveMs / 1_000);
  const copyRatio = saved.saveMs / saved.copyMs;
  const heap = saved.heap.map(({ bytes }) => bytes);
  const heapGrowth = Math.max(...heap) / (heap[0] ?? Number.NaN);
  const growth = views.at(-1)?.growth ?? Number.NaN;
  const isPassed =
    perSecond >= gates.postingsPerSecond &&
    copyRatio <= gates.copyRatio &&
    heapGrowth <= gates.heapGrowth &&
    growth <= gates.growth;
  const saving = markdownTable(
    ["what", "seconds", "postings a second"],
    [
      ["parse and save", saved.saveMs, perSecond],
      ["of it, parsing, added up", saved.parseMs, saved.postings / (saved.parseMs / 1_000)],
      ["COPY of the same rows", saved.copyMs, saved.postings / (saved.copyMs / 1_000)],
    ].map(([what, ms, rate]) => [
      `${what}`,
      (Number(ms) / 1_000).toFixed(1),
      Math.round(Number(rate)).toLocaleString("en"),
    ]),
  );
  const memory = markdownTable(
    ["postings saved", "MB of heap"],
    saved.heap.map(({ postings, bytes }) => [postings.toLocaleString("en"), (bytes / 1e6).toFixed(1)]),
  );
  const listing = markdownTable(
    [
      "view",
      ...["counted", "counts cached"].flatMap((how) => [
        ...sizes.map((size) => `${size.toLocaleString("en")}, ${how}`),
        "growth",
      ]),
      "matches",
    ],
    views.map(({ what, medians, cachedMedians, growth: grown, cachedGrowth, totals }) => [
      ...[what, ...medians.map((ms) => ms.toFixed(1)), grown.toFixed(1)],
      ...[...cachedMedians.map((ms) => ms.toFixed(1)), cachedGrowth.toFixed(1), totals.join(" / ")],
    ]),
  );
  const text = `# Saving and listing openings

Written by \`pnpm measure bench-openings\`: PostgreSQL ${version}, ${describeMachine()}.

## Saving ${saved.postings.toLocaleString("en")} new postings

${saving}

${boards} responses of Greenhouse with ${postingsPerBoard} postings each are parsed, saved and finished as checks of ${boards} sources, ${concurrency} at a time
in one process. A description has about 2,000 characters. After each quarter, PostgreSQL copies the same rows from a file on
the server into the same table of another database, with the same indexes, constraints and triggers.

${memory}

The heap is measured after garbage collection.

## Listing

${listing}

The figures are milliseconds for a page of 20 openings and all its counts, with the database on the same machine. They are
medians of ${rounds} rounds, interleaved in one run; "all views" is the median of all times. Counts are exact: without a date, a place
or a search, they come from the counts that triggers keep by company, and else from the rows. So the count of a word that
thousands of titles have is what grows most. The API caches these counts until a job changes; "counts cached" is a hit.

## Gates

- parse and save: ${Math.round(perSecond).toLocaleString("en")} postings a second; the least is ${gates.postingsPerSecond.toLocaleString("en")}
- parse and save beside COPY: ${copyRatio.toFixed(1)} times; the limit is ${gates.copyRatio}
- heap from 1,000 to ${saved.postings.toLocaleString("en")} postings: ${heapGrowth.toFixed(1)} times; the limit is ${gates.heapGrowth}
- all views from 1,000 to 100,000 openings: ${growth.toFixed(1)} times; the limit is ${gates.growth}
`;
  return { text, isPassed };
}
