// Kills PostgreSQL, restarts it and takes it away under load, and writes docs/measurements/reliability-database.md.
//   pnpm measure faults-database [TIMES]
// Exits with 1 if a cached read failed, another request failed otherwise than with 503, healing took more than five seconds, or
// anything was lost or doubled.

import { describeMachine, markdownTable } from "@zodiac-at-work/measurements/markdown";
import { writeFigures } from "@zodiac-at-work/measurements/page";
import { kinds, type Outage, runOutages } from "./campaign.ts";

const [times = 4] = process.argv.slice(2).map(Number);
const size = { times, awaySeconds: 30, readsPerSecond: 40, requestsPerSecond: 30, boards: 10 };
const { outages, rows } = await runOutages(size);
for (const { reads, requests, ...times } of outages) console.log({ ...times, ...failuresOf({ reads, requests }) });
console.log(rows);

const rowsOfKinds = kinds.map((kind) => ({ kind, each: outages.filter((outage) => outage.kind === kind) }));
await writeFigures(
  "reliability-database.md",
  `${markdownTable(
    [
      "PostgreSQL",
      "times",
      "s away",
      "cached reads",
      "failed",
      "slowest ms",
      "other requests",
      "refused with 503",
      "failed otherwise",
    ],
    rowsOfKinds.map(({ kind, each }) => [
      kind,
      each.length,
      (longest(each, "awayMs") / 1_000).toFixed(1),
      sum(each, ({ reads }) => reads.requests),
      `**${sum(each, ({ reads }) => reads.failed)}**`,
      Math.round(Math.max(...each.flatMap(({ reads }) => reads.times.reduce((a, b) => Math.max(a, b), 0)))),
      sum(each, ({ requests }) => requests.requests),
      sum(each, refused),
      `**${sum(each, failedOtherwise)}**`,
    ]),
  )}

${markdownTable(
  ["slowest healing after", "the API writes s", "the API caches s", "the worker has done a new task s"],
  rowsOfKinds.map(({ kind, each }) => [
    kind,
    ...(["apiMs", "cachesMs", "workerMs"] as const).map((part) => `**${(longest(each, part) / 1_000).toFixed(1)}**`),
  ]),
)}

${markdownTable(
  ["registrations and articles acknowledged", "lost", "doubled", "runs over the boards", "rows lost", "rows different"],
  [
    [
      rows.registered + rows.articles,
      `**${rows.lost}**`,
      `**${rows.doubled}**`,
      rows.runs,
      `**${rows.rowsLost}**`,
      `**${rows.rowsDifferent}**`,
    ],
  ],
)}

Measured on ${new Date().toISOString().slice(0, 10)}: ${describeMachine()}.`,
);
const failed = sum(outages, (outage) => outage.reads.failed + failedOtherwise(outage));
const slowest = Math.max(...(["apiMs", "cachesMs", "workerMs"] as const).map((part) => longest(outages, part)));
if (failed + rows.lost + rows.doubled + rows.rowsLost + rows.rowsDifferent > 0 || slowest > 5_000) process.exitCode = 1;

function refused({ requests: { failures } }: Outage): number {
  return Object.entries(failures).reduce(
    (sum, [kind, count]) => sum + (kind.startsWith("503 not-ready") ? count : 0),
    0,
  );
}

function failedOtherwise(outage: Outage): number {
  return outage.requests.failed - refused(outage);
}

function failuresOf({ reads, requests }: Pick<Outage, "reads" | "requests">) {
  return {
    reads: reads.requests,
    readFailures: reads.failures,
    requests: requests.requests,
    failures: requests.failures,
  };
}

function sum(outages: readonly Outage[], countOf: (outage: Outage) => number): number {
  return outages.reduce((total, outage) => total + countOf(outage), 0);
}

function longest(outages: readonly Outage[], part: "awayMs" | "apiMs" | "cachesMs" | "workerMs"): number {
  return Math.max(...outages.map((outage) => outage[part]));
}
