import { describeMachine, markdownTable, percent } from "@zodiac-at-work/measurements/markdown";
import { median } from "@zodiac-at-work/measurements/median";
import type { Figures } from "../api/contestant.ts";
import type { Load } from "./measure-loads.ts";

interface Run {
  readonly figures: Readonly<
    Record<"page" | "barePage" | "notModified" | "bareNotModified" | "uncachedPage", readonly Figures[]>
  >;
  readonly loads: readonly Load[];
  readonly articles: number;
  readonly rounds: number;
  readonly seconds: number;
  /** Sizes of the article's page. */
  readonly bytes: { readonly plain: number; readonly brotli: number };
}

/** Smallest share of the baseline's requests per second. */
const speedGate = 0.6;
/** Longest median of a request, in milliseconds. */
const timeGate = 50;

/** Returns the figures as a document, and whether one misses its gate. */
export function report(run: Run): { text: string; failed: boolean } {
  const { figures, loads } = run;
  const rows = [
    rowOf(
      "an article’s page, cached, against a bare route with the same bytes and headers",
      figures.page,
      figures.barePage,
      speedGate,
    ),
    rowOf(
      "the same, 304, against a bare route that sends the same 304",
      figures.notModified,
      figures.bareNotModified,
      speedGate,
    ),
    rowOf("an article’s page, rendered and compressed for each request", figures.uncachedPage, figures.barePage),
  ];
  const failed = rows.some(({ isMissed }) => isMissed) || loads.some(({ cached }) => cached > timeGate);
  return {
    text: document(
      rows.map(({ cells }) => cells),
      run,
    ),
    failed,
  };
}

function rowOf(what: string, product: readonly Figures[], baseline: readonly Figures[], gate = 0) {
  const ratio = median(
    product.flatMap((one, round) => (baseline[round] ? one.perSecond / baseline[round].perSecond : [])),
  );
  const both = (of: (figures: Figures) => number) =>
    [product, baseline].map((all) => Math.round(median(all.map(of))).toLocaleString("en")).join(" / ");
  const isMissed = !(ratio >= gate);
  const wanted = gate === 0 ? "" : `${percent(gate)}${isMissed ? ", **missed**" : ""}`;
  return { isMissed, cells: [what, both((one) => one.perSecond), percent(ratio), both((one) => one.cpu), wanted] };
}

function document(rows: readonly string[][], { loads, articles, rounds, seconds, bytes }: Run): string {
  const milliseconds = (value: number) => `${value.toFixed(1)} ms`;
  const loadRows = loads.map(({ path, cached, uncached, heap, bytes: size }) => [
    `\`${path.replace(/\/blog\/.*\.html/, "/blog/{slug}.html")}\``,
    milliseconds(cached),
    milliseconds(uncached),
    `${(heap / 2 ** 20).toFixed(1)} MB`,
    `${Math.round(size / 1000).toLocaleString("en")} kB`,
  ]);
  return `# Speed of the blog

Written by \`pnpm measure bench-blog\` with ${articles.toLocaleString("en")} articles: ${describeMachine()}.

${markdownTable(["product / baseline", "requests per second", "ratio", "µs of CPU per request", "gate"], rows)}

Each server is a real process on loopback. The load generator sends requests over ten connections, for ${rounds} rounds of
${seconds} seconds after one round of warm-up, and interleaves the servers. Figures are medians; ratios are medians of the
ratios per round. The page has ${bytes.plain.toLocaleString("en")} bytes, ${bytes.brotli.toLocaleString("en")} in brotli.
The baseline is Fastify without plugins, hooks or a logger. The last row is the product with its response cache disabled:
it reads the article, its neighbors and its relatives, renders the page and compresses it twice.

${markdownTable(["one request", "cached", "built", "growth of the heap", "brotli"], loadRows)}

Medians of requests one after the other, each with the time on the network. The gate is ${timeGate} ms for cached responses;
the first request after a change of an article waits for "built". \`/api/blog/published\` without a page holds all
${articles.toLocaleString("en")} articles; no page of the site asks for it.
"Growth of the heap" is the peak while one response is built, sampled every millisecond, above what was in use
after a collection. Each file is built in one pass over the articles.
`;
}
