// Runs the product under mixed load for half an hour, and writes docs/measurements/reliability-mixed-load.md.
//   pnpm measure faults-mixed-load [MINUTES]
// Exits with 1 if anything failed or was lost, or if a process grew.

import { join } from "node:path";
import { build } from "@zodiac-at-work/local/build";
import { root } from "@zodiac-at-work/local/workspace";
import { describeMachine, markdownTable } from "@zodiac-at-work/measurements/markdown";
import { median } from "@zodiac-at-work/measurements/median";
import { writePage } from "@zodiac-at-work/measurements/page";
import { loadMixed, type MixedLoadFigures } from "./campaign.ts";
import { type MemorySample, type ProcessSample, trendOf } from "./memory.ts";

const minutes = Number(process.argv[2] ?? 30);
const requestsPerSecond = 60;
const [boards, postings] = [40, 50];
const paces = { purchase: 10, edit: 5, check: 20, article: 60 };
/** The most that a process may grow in the last two thirds, as a share of what it uses. */
const mostGrowth = 0.05;

await build("@zodiac-at-work/web");
const webDir = join(root, "apps/web/dist");
const figures = await loadMixed({ minutes, requestsPerSecond, boards, postings, paces, webDir });
console.log(JSON.stringify(figures));
const text = page(figures);
console.log(text);
await writePage("reliability-mixed-load.md", text);
if (!isSound(figures)) process.exitCode = 1;

function isSound({ errors, failures, losses, api, worker, postgres }: MixedLoadFigures): boolean {
  const isFlat = [api, worker, postgres].every((samples) => trendOf(samples).growth <= mostGrowth);
  const lost = Object.values(losses).reduce((total, count) => total + count, 0);
  return isFlat && errors + Object.keys(failures).length + lost === 0;
}

function page({ losses, failures, api, worker, postgres, machineLoad, ...figures }: MixedLoadFigures): string {
  const failed = Object.values(failures).reduce((total, count) => total + count, 0);
  return `# Half an hour of mixed load

Written by \`pnpm measure faults-mixed-load\` on ${new Date().toISOString().slice(0, 10)}: ${describeMachine()}.

${markdownTable(
  ["minutes", "answers", "errors", "failures at clients", "p50 ms", "p99 ms"],
  [
    [
      figures.minutes,
      figures.answers.toLocaleString("en"),
      `**${figures.errors}**`,
      `**${failed}**`,
      figures.p50.toFixed(1),
      figures.p99.toFixed(1),
    ],
  ],
)}

${markdownTable(
  ["what", "done", "lost or too much"],
  [
    ["sign-ins", figures.signIns, `**${losses.accounts}**`],
    ["purchases", figures.purchases, `**${losses.purchases}**`],
    ["edits of articles", figures.edits, `**${losses.edits}**`],
    [`checks of ${boards} boards`, `${figures.checks}, ${figures.events} events`, `**${losses.checks}**`],
    ["articles written", figures.articles, `**${losses.articles}**`],
    ["tasks that gave up", "", `**${losses.tasks}**`],
    ["lines of a log at `error`", "", `**${losses.errorLines}**`],
  ],
)}

${markdownTable(
  ["process", "in use, MB", "slope, kB a minute", "growth", "resident at most, MB", "lag p99, ms", "latest timer, ms"],
  [processRow("API", api), processRow("worker", worker), memoryRow("PostgreSQL", postgres)],
)}

${listFailures(failures)}One process of the API, one worker and one PostgreSQL run the product with its site. ${requestsPerSecond} requests a second are spread evenly:
of 20, ten are those of visitors (pages, articles, feeds and their calls), nine those of 200 members, cached and not, and one is a
sign-in with a new token. On top of it somebody buys access every ${paces.purchase} s, an administrator edits a published article every ${paces.edit} s (reads it,
keeps a draft, saves), all ${boards} boards are checked every ${paces.check} s while five readers follow the events, after a tenth of the ${boards * postings} postings has
changed, and the worker writes an article every ${paces.article} s. It also reconciles the payments with Stripe.

An error is an answer of the API with a status from 400 on. At the end, payments are compared with Stripe, accounts, articles
with each of their versions, open postings and the results of all checks with what was done.

"In use" is the heap and the buffers outside of it after a full garbage collection, of PostgreSQL the memory that is private to its
processes; the median of the last two thirds. The slope is the median of the slopes between all pairs of their samples, of which
there are 60 in the whole. "Growth" is what it adds up to in these two thirds; ${mostGrowth * 100}% is the limit. Caches fill in the first third;
that of tokens grows with each sign-in to 10,000. The lag is the median over the samples, without the garbage collections that
this measurement causes; the latest timer is the worst of all. Times depend on what else the machine does: on average
${machineLoad.toFixed(1)} threads ran or waited for a core.
`;
}

/** What clients met, the most frequent first. */
function listFailures(failures: MixedLoadFigures["failures"]): string {
  const lines = Object.entries(failures).toSorted(([, a], [, b]) => b - a);
  if (lines.length === 0) return "";
  return `Failures at clients:\n\n${lines.map(([failure, count]) => `- ${count} times: ${failure}`).join("\n")}\n\n`;
}

function processRow(name: string, samples: readonly ProcessSample[]): (string | number)[] {
  const resident = Math.max(...samples.map(({ residentBytes }) => residentBytes));
  const lagP99 = median(samples.map((sample) => sample.lagP99));
  const lagMost = Math.max(...samples.map((sample) => sample.lagMost));
  return [...trendCells(name, samples), megabytes(resident), lagP99.toFixed(1), lagMost.toFixed(0)];
}

function memoryRow(name: string, samples: readonly MemorySample[]): (string | number)[] {
  return [...trendCells(name, samples), "", "", ""];
}

function trendCells(name: string, samples: readonly MemorySample[]): string[] {
  const { bytes, bytesPerMinute, growth } = trendOf(samples);
  return [name, megabytes(bytes), (bytesPerMinute / 1e3).toFixed(1), `**${(growth * 100).toFixed(1)}%**`];
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(1);
}
