// Measures how fast postings are parsed and saved, beside PostgreSQL's COPY of the same rows, how the list of openings grows
// from 1,000 to 1,000,000 rows, and how long a sweep over 20,000 boards takes in virtual time. Writes docs/measurements/benchmarks-openings.md.
//   pnpm measure bench-openings
// Exits with 1 if a gate is missed.
import { getServerVersion } from "@zodiac-at-work/db";
import { createTestDb, type TestDb } from "@zodiac-at-work/db/testing";
import { describeMachine, markdownTable } from "@zodiac-at-work/measurements/markdown";
import { writePage } from "@zodiac-at-work/measurements/page";
import { compareFacets, measureSizes } from "./facets.ts";
import { boards, concurrency, type Filling, fillJobs, insertBoards } from "./fill.ts";
import { growthOf, measureViews, type ViewResult } from "./list.ts";
import { measureSaving, postingsPerBoard, type SaveResult } from "./save.ts";
import { type Sweep, simulateSweep } from "./sweep.ts";

const sizes = [1_000, 100_000, 1_000_000] as const;
const last = sizes[2];
const rounds = 15;
const gates = { postingsPerSecond: 5_000, copyRatio: 4, heapGrowth: 2, growth: 3, growthToMillion: 2, sweepHours: 24 };

const databases: TestDb[] = [];
try {
  const saved = await save();
  const listed = await list();
  const version = await getServerVersion((await database()).db);
  const { text, isPassed } = document(saved, listed, simulateSweep(createRandom()), version);
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

interface Listed {
  views: ViewResult[];
  /** Of the largest database. */
  filling: Filling;
  facets: { counts: number; wrong: number };
  tableSizes: { name: string; bytes: number }[];
}

async function list(): Promise<Listed> {
  const filled: { db: TestDb["db"]; filling: Filling }[] = [];
  for (const size of sizes) {
    const { db } = await database();
    filled.push({ db, filling: await fillJobs(db, size) });
  }
  const { db, filling } = filled.at(-1) as (typeof filled)[number];
  const views = await measureViews(
    filled.map((each) => each.db),
    rounds,
  );
  return { views, filling, facets: await compareFacets(db), tableSizes: await measureSizes(db) };
}

/** The same numbers in every run (the generator of Park and Miller). */
function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function row(postings: number, ms: number): string {
  const values = [postings, ms / 1_000, postings / (ms / 1_000)];
  return values.map((value) => Math.round(value).toLocaleString("en")).join(" | ");
}

function document(saved: SaveResult, { views, filling, facets, tableSizes }: Listed, sweep: Sweep, version: string) {
  const perSecond = saved.postings / (saved.saveMs / 1_000);
  const copyRatio = saved.saveMs / saved.copyMs;
  const heap = saved.heap.map(({ bytes }) => bytes);
  const heapGrowth = Math.max(...heap) / (heap[0] ?? Number.NaN);
  const medians = views.at(-1)?.medians ?? [];
  const [growth, growthToMillion] = [growthOf(medians, 1), growthOf(medians)];
  const filledPerSecond = filling.postings / (filling.ms / 1_000);
  const lastPerSecond = filling.last.postings / (filling.last.ms / 1_000);
  const isPassed =
    perSecond >= gates.postingsPerSecond &&
    copyRatio <= gates.copyRatio &&
    heapGrowth <= gates.heapGrowth &&
    growth <= gates.growth &&
    growthToMillion <= gates.growthToMillion &&
    Math.min(filledPerSecond, lastPerSecond) >= gates.postingsPerSecond &&
    facets.wrong === 0 &&
    sweep.hours <= gates.sweepHours;
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
    views.map(({ what, medians: counted, cachedMedians, totals }) => [
      ...[what, ...counted.map((ms) => ms.toFixed(1)), growthOf(counted).toFixed(1)],
      ...[...cachedMedians.map((ms) => ms.toFixed(1)), growthOf(cachedMedians).toFixed(1), totals.at(-1) ?? ""],
    ]),
  );
  const storage = markdownTable(
    ["of the table of jobs", "MB", "bytes a job"],
    tableSizes.map(({ name, bytes }) => [name, (bytes / 1e6).toFixed(0), (bytes / last).toFixed(0)]),
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
medians of ${rounds} rounds, interleaved in one run; "all views" is the median of all times. Counts are exact, except that new openings are counted up to 1,000. Without a date, a place
or a search, they come from the counts that triggers keep by company, and else from the rows. So the count of a word that
thousands of titles have is what grows most. The API caches these counts until a job changes; "counts cached" is a hit.
"Growth" compares the last two sizes, "matches" are those of the largest.

## ${last.toLocaleString("en")} openings

| what | postings | seconds | postings a second |
| --- | --- | --- | --- |
| saving all in one run | ${row(filling.postings, filling.ms)} |
| of it, the last tenth | ${row(filling.last.postings, filling.last.ms)} |

${storage}

The postings are saved as checks of ${boards} sources, ${concurrency} at a time in one process, in batches of 500. Generating them is part of the time,
parsing is not. A second run then saves a hundredth of new ones and compares all others. Of ${facets.counts} counts by sign, with and without
filters, **${facets.wrong}** differ from those that reading every row gives.

## A sweep of ${sweep.checks.toLocaleString("en")} checks in virtual time

| requests | hours | ended in the first half | put off | least spacing on a host |
| --- | --- | --- | --- | --- |
| ${[sweep.requests.toLocaleString("en"), sweep.hours.toFixed(1), sweep.endedInHalf.toLocaleString("en"), sweep.putOff.toLocaleString("en"), `${(sweep.leastSpacingMs / 1_000).toFixed(1)} s`].join(" | ")} |

One worker checks 20,000 boards with a million postings, in the slots of its task and with the spacing of its politeness, which both come
from the code. The rest is a model: the kinds have the shares of the catalog, most boards are small and one in a hundred is large, a host
answers in 0.4 to 1.2 s, three in a hundred postings are new and as many gone, and every check asks for robots.txt.

## Gates

- parse and save: ${Math.round(perSecond).toLocaleString("en")} postings a second; the least is ${gates.postingsPerSecond.toLocaleString("en")}
- parse and save beside COPY: ${copyRatio.toFixed(1)} times; the limit is ${gates.copyRatio}
- heap from 1,000 to ${saved.postings.toLocaleString("en")} postings: ${heapGrowth.toFixed(1)} times; the limit is ${gates.heapGrowth}
- all views from 1,000 to 100,000 openings: ${growth.toFixed(1)} times; the limit is ${gates.growth}
- all views from 100,000 to 1,000,000 openings: ${growthToMillion.toFixed(1)} times; the limit is ${gates.growthToMillion}
- saving 1,000,000 postings: ${Math.round(filledPerSecond).toLocaleString("en")} a second, the last tenth ${Math.round(lastPerSecond).toLocaleString("en")}; the least is ${gates.postingsPerSecond.toLocaleString("en")}
- wrong counts at 1,000,000 openings: ${facets.wrong}; the limit is 0
- the sweep: ${sweep.hours.toFixed(1)} hours; the limit is ${gates.sweepHours}
`;
  return { text, isPassed };
}
