import { describeMachine, markdownTable, percent } from "@zodiac-at-work/measurements/markdown";
import { median } from "@zodiac-at-work/measurements/median";
import type { Figures } from "./contestant.ts";

interface Comparison {
  readonly what: string;
  readonly product: string;
  readonly baseline: string;
  /** Smallest share of the baseline's requests per second; without a gate the ratio is only reported. */
  readonly gate?: number;
}

const comparisons: readonly Comparison[] = [
  {
    what: "all companies, cached, against a bare route with the same bytes and headers",
    product: "companies",
    baseline: "bareCompanies",
    gate: 0.8,
  },
  {
    what: "all companies, cached, 304, against a bare route that sends the same 304",
    product: "notModified",
    baseline: "bareNotModified",
    gate: 0.8,
  },
  {
    what: "a page of car brands, cached, against raw `pg`",
    product: "carBrands",
    baseline: "rawPg",
    gate: 0.5,
  },
  {
    what: "a page of car brands, cached, against a bare route with the same bytes and headers",
    product: "carBrands",
    baseline: "bareCarBrands",
  },
  {
    what: "a page of car brands, not cached, against raw `pg`",
    product: "uncachedCarBrands",
    baseline: "rawPg",
    gate: 0.5,
  },
  {
    what: "a page of car brands, neither response nor access cached, against raw `pg`",
    product: "coldCarBrands",
    baseline: "rawPg",
  },
];

interface Run {
  rounds: number;
  seconds: number;
  /** Number of companies in the list, and its size in bytes as brotli. */
  companies: number;
  bytes: number;
}

/** Returns the figures as a document, and whether a ratio is below its gate. */
export function report(figures: Record<string, readonly Figures[]>, run: Run): { text: string; failed: boolean } {
  const results = comparisons.map((comparison) => compare(comparison, figures));
  return { text: document(results.map(rowOf), run), failed: results.some(({ failed }) => failed) };
}

function compare(comparison: Comparison, figures: Record<string, readonly Figures[]>) {
  const { gate = 0 } = comparison;
  const [product, baseline] = [figures[comparison.product] ?? [], figures[comparison.baseline] ?? []];
  // The ratio is taken per round: one noisy round then moves one value and not the median.
  const ratio = (of: (product: Figures, baseline: Figures) => number) =>
    median(product.flatMap((figure, round) => (baseline[round] ? of(figure, baseline[round]) : [])));
  const speedRatio = ratio((one, other) => one.perSecond / other.perSecond);
  const cpuRatio = ratio((one, other) => other.cpu / one.cpu);
  return { ...comparison, product, baseline, speedRatio, cpuRatio, failed: !(speedRatio >= gate) };
}

function rowOf({ what, product, baseline, speedRatio, cpuRatio, gate, failed }: ReturnType<typeof compare>): string[] {
  const both = (of: (figures: Figures) => number) =>
    [product, baseline].map((all) => Math.round(median(all.map(of))).toLocaleString("en")).join(" / ");
  const wanted = gate === undefined ? "" : `${percent(gate)}${failed ? ", **missed**" : ""}`;
  return [what, both((one) => one.perSecond), percent(speedRatio), both((one) => one.cpu), percent(cpuRatio), wanted];
}

function document(rows: readonly string[][], { rounds, seconds, companies, bytes }: Run): string {
  const head = ["product / baseline", "requests per second", "ratio", "µs of CPU per request", "ratio", "gate"];
  return `# Speed of the catalog's calls

Written by \`pnpm measure bench-api\`: ${describeMachine()}.

${markdownTable(head, rows)}

Each server is a real process on loopback. The load generator sends requests over ten connections, for ${rounds} rounds of
${seconds} seconds after one round and, at each turn, one second of warm-up. It interleaves the servers. Figures are medians; ratios are medians of the ratios
per round. The gates apply to requests per second.

The baseline is Fastify without plugins, hooks or a logger. Every call of the product checks the caller's token and access,
validates the query, and adds a request id. CPU time is the server's alone. With the long list the load generator is the
bottleneck: both servers idle most of the time, so their CPU time is small and varies between runs. The list has
${companies.toLocaleString("en")} companies and ${bytes.toLocaleString("en")} bytes in brotli.

"Not cached" is the product with its response cache disabled. "Neither response nor access cached" is a process that can't
listen for database changes. Both send the page uncompressed, as raw \`pg\` does. Raw \`pg\` runs the same two queries: the
page and the total.
`;
}
