import { cpus } from "node:os";
import type { Figures } from "./contestant.ts";

interface Comparison {
  readonly what: string;
  readonly ours: string;
  readonly yardstick: string;
  /** Of the yardstick's requests per second, at least; without one it is only told. */
  readonly gate?: number;
}

const comparisons: readonly Comparison[] = [
  {
    what: "all companies, from memory, against a bare route with the same bytes and headers",
    ours: "companies",
    yardstick: "same",
    gate: 0.8,
  },
  { what: "the same, answered with 304", ours: "notModified", yardstick: "sameNotModified" },
  { what: "a page of car brands, from memory, against raw `pg`", ours: "brands", yardstick: "rawPg", gate: 0.5 },
  {
    what: "the same against a bare route with the same bytes and headers",
    ours: "brands",
    yardstick: "samePage",
  },
  { what: "a page of car brands, made anew, against raw `pg`", ours: "brandsAnew", yardstick: "rawPg", gate: 0.5 },
  { what: "the same, with access asked about anew too", ours: "brandsDeaf", yardstick: "rawPg" },
];

interface Circumstances {
  rounds: number;
  seconds: number;
  /** How many there are in the list, and how many bytes it takes in brotli. */
  companies: number;
  bytes: number;
}

/** The figures as a document, and whether one of them is below its gate. */
export function report(figures: Record<string, readonly Figures[]>, circumstances: Circumstances) {
  const rows = comparisons.map((comparison) => compare(comparison, figures));
  return { text: document(rows.map(rowOf), circumstances), failed: rows.some(({ failed }) => failed) };
}

function compare(comparison: Comparison, figures: Record<string, readonly Figures[]>) {
  const { ours, yardstick, gate = 0 } = comparison;
  const [mine, theirs] = [figures[ours] ?? [], figures[yardstick] ?? []];
  // Of each round by itself, so that a noisy one moves one figure and not the outcome.
  const ratio = (of: (one: Figures, other: Figures) => number) =>
    median(mine.flatMap((one, round) => (theirs[round] ? of(one, theirs[round]) : [])));
  const speed = ratio((one, other) => one.perSecond / other.perSecond);
  const thrift = ratio((one, other) => other.cpu / one.cpu);
  return { ...comparison, mine, theirs, speed, thrift, failed: !(speed >= gate) };
}

function rowOf({ what, mine, theirs, speed, thrift, gate, failed }: ReturnType<typeof compare>): string {
  const both = (of: (one: Figures) => number) =>
    [mine, theirs].map((all) => Math.round(median(all.map(of))).toLocaleString("en")).join(" / ");
  const wanted = gate === undefined ? "" : `${percent(gate)}${failed ? ", **missed**" : ""}`;
  const cells = [what, both((one) => one.perSecond), percent(speed), both((one) => one.cpu), percent(thrift), wanted];
  return `| ${cells.join(" | ")} |`;
}

function document(rows: readonly string[], { rounds, seconds, companies, bytes }: Circumstances): string {
  return `# How fast the catalogue is answered

Written by \`pnpm --filter @zodiac-at-work/api bench\`: Node ${process.versions.node}, ${cpus()[0]?.model.trim()}, ${cpus().length} cores.

| ours / the yardstick | requests a second | ratio | µs of CPU a request | ratio | wanted |
| --- | --- | --- | --- | --- | --- |
${rows.join("\n")}

Real processes on loopback, asked in turn over ten connections: ${rounds} rounds of ${seconds} seconds after one to warm up. Figures are
medians, ratios the medians of the rounds' own. The yardstick is Fastify without a plugin, a hook or a logger. Every call
of ours goes through the whole product: the caller's token and access are checked, the query validated, and each answer
has an id of its own. What is wanted is wanted of the requests a second. CPU time is the server's alone: with
the long list the one who asks is the slower of the two, and both servers idle most of the time, so that their CPU time
is little and swings from run to run. The list holds ${companies.toLocaleString("en")} companies, ${bytes.toLocaleString("en")} bytes in brotli.

The product serves pages from memory. "Made anew" is the same with that memory off; "access anew too" is a process that
can't hear of changes in the database and so remembers nothing. Both send the page uncompressed here, as raw \`pg\` does,
which runs the same two queries: the page, and how many there are.
`;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
