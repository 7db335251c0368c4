import { describeMachine, markdownTable } from "@zodiac-at-work/measurements/markdown";
import { median } from "@zodiac-at-work/measurements/median";
import type { Metric, Run } from "./measure-page.ts";

export interface PageFigures {
  readonly path: string;
  readonly reader: "visitor" | "member";
  readonly runs: readonly Run[];
}

interface Column {
  readonly metric: Metric;
  readonly name: string;
  readonly format: (value: number) => string;
  /** The smallest or largest value that passes. */
  readonly atLeast?: number;
  /** The smallest value that passes for the pages of the blog, if it differs. */
  readonly atLeastForBlog?: number;
  /** The smallest value that passes for the pages of members, if it differs. */
  readonly atLeastForMembers?: number;
  /** The largest value that passes for a visitor. */
  readonly atMost?: number;
  /** The largest value that passes for the pages of members. Without it, they have no limit: their script renders them. */
  readonly atMostForMembers?: number;
}

const score = (value: number) => String(value);
const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`;

const columns: readonly Column[] = [
  {
    metric: "performance",
    name: "performance",
    format: score,
    atLeast: 98,
    atLeastForBlog: 100,
    atLeastForMembers: 95,
  },
  { metric: "accessibility", name: "accessibility", format: score, atLeast: 100 },
  { metric: "best-practices", name: "best practices", format: score, atLeast: 100 },
  { metric: "seo", name: "SEO", format: score, atLeast: 100 },
  { metric: "firstPaint", name: "first paint", format: seconds, atMost: 1200 },
  { metric: "largestPaint", name: "largest paint", format: seconds },
  { metric: "blockingTime", name: "blocking time", format: (value) => `${Math.round(value)} ms` },
  {
    metric: "layoutShift",
    name: "layout shift",
    format: (value) => value.toFixed(3),
    atMost: 0,
    atMostForMembers: 0.02,
  },
];

/** Returns the document with the median of each figure, and a line for each median that misses its gate. */
export function report(pages: readonly PageFigures[]): { text: string; misses: string[] } {
  const rows = pages.map(({ path, reader, runs }) => [
    path,
    reader,
    ...columns.map((column) => column.format(medianOf(runs, column))),
  ]);
  const misses = pages.flatMap(({ path, reader, runs }) =>
    columns
      .map((column) => forPage(column, { path, reader }))
      .filter((column) => !passes(medianOf(runs, column), column))
      .map((column) => `${path}: ${column.name} is ${column.format(medianOf(runs, column))}, not ${gateOf(column)}.`),
  );
  return { text: document(rows, pages[0]?.runs.length ?? 0), misses };
}

function document(rows: string[][], runs: number): string {
  return `# Lighthouse

The public pages as a visitor's phone loads them, and the members' pages as a member's phone does: the built product with
its sample openings, Lighthouse 13, its simulated mobile device on a slow connection. Each figure is the median of ${runs}
runs. Measured on ${describeMachine()}. Members' pages forbid search engines to list them, so Lighthouse's audit
\`is-crawlable\` is left out there.

${markdownTable(["page", "reader", ...columns.map(({ name }) => name)], [...rows, ["gate", "", ...columns.map(gateOf)]])}

\`pnpm measure lighthouse\` measures again and fails if a median misses its gate.
`;
}

/** Returns the median of the time in which a page could not answer the reader, in milliseconds. */
export function medianBlockingTime(runs: readonly Run[]): number {
  return medianOf(runs, { metric: "blockingTime" });
}

function medianOf(runs: readonly Run[], { metric }: Pick<Column, "metric">): number {
  return median(runs.map((run) => run[metric]));
}

function passes(value: number, { atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY }: Column) {
  return value >= atLeast && value <= atMost;
}

/** Returns the column with the gate of a page. */
function forPage(column: Column, { path, reader }: Pick<PageFigures, "path" | "reader">): Column {
  const { atLeastForBlog, atLeastForMembers, atMost, atMostForMembers, ...others } = column;
  if (reader === "member")
    return {
      ...others,
      ...(atLeastForMembers !== undefined && { atLeast: atLeastForMembers }),
      ...(atMostForMembers !== undefined && { atMost: atMostForMembers }),
    };
  const isBlog = atLeastForBlog !== undefined && path.startsWith("/blog");
  return { ...others, ...(atMost !== undefined && { atMost }), ...(isBlog && { atLeast: atLeastForBlog }) };
}

function gateOf({ atLeast, atLeastForBlog, atLeastForMembers, atMost, atMostForMembers, format }: Column): string {
  if (atLeast !== undefined && atLeastForBlog !== undefined && atLeastForMembers !== undefined)
    return `≥ ${format(atLeast)}, of the blog ≥ ${format(atLeastForBlog)}, of members ≥ ${format(atLeastForMembers)}`;
  if (atLeast !== undefined) return `≥ ${format(atLeast)}`;
  if (atMost !== undefined && atMostForMembers !== undefined)
    return `≤ ${format(atMost)}, of members ≤ ${format(atMostForMembers)}`;
  return atMost === undefined ? "" : `≤ ${format(atMost)}`;
}
