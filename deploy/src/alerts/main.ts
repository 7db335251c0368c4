// Fires each alert by the fault that it is for, lets Prometheus' promtool judge the same, and writes docs/measurements/alerts.md.
//   pnpm measure alerts
// Needs the program promtool. Exits with 1 if an alert fires without its fault, or does not fire.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { markdownTable } from "@zodiac-at-work/measurements/markdown";
import { writePage } from "@zodiac-at-work/measurements/page";
import { play } from "./play.ts";
import { promtoolVersion, testWithPromtool } from "./promtool.ts";
import { readRules } from "./rules.ts";
import { makeHealthy, scenarios } from "./scenarios.ts";
import { startProduct } from "./testing-product.ts";

const version = promtoolVersion();
if (version === undefined) {
  console.error("The program promtool was not found. Install it, for example with: apt-get install prometheus");
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), "zodiac-alerts-"));
const product = await startProduct(join(folder, "stripe.json"));
const rows: string[][] = [];
try {
  const working = await makeHealthy(product);
  const rules = new Map(readRules().map((rule) => [rule.alert, rule]));
  for (const scenario of scenarios) {
    const { alert, fault } = scenario;
    const rule = rules.get(alert);
    if (!rule) throw new Error(`There is no alert ${alert}.`);
    const { series, everySeconds, faultAt, endsAt, firesAt } = await play(scenario, rule, working);
    const isRight = firesAt !== null && firesAt >= faultAt;
    const objection = testWithPromtool(folder, { alert, series, everySeconds, quietAt: faultAt, firesAt: endsAt - 60 });
    if (!isRight || objection !== "") process.exitCode = 1;
    if (objection) console.error(alert, objection);
    const after = firesAt === null ? "**never**" : duration(firesAt - faultAt);
    rows.push([alert, rule.labels.severity, fault, after, objection === "" ? "quiet, then fires" : "**disagrees**"]);
    console.log(...(rows.at(-1) ?? []));
  }
} finally {
  await product.close();
  rmSync(folder, { recursive: true, force: true });
}

await writePage(
  "alerts.md",
  `# Alerts

Written by \`pnpm measure alerts\` on ${new Date().toISOString().slice(0, 10)}, with promtool ${version}.

${markdownTable(["alert", "severity", "fault", "fires after", "promtool"], rows)}

A process of the API and a worker run on PostgreSQL and the Stripe sandbox, and each fault is real: a lock, a failing task, a killed
process. Their metrics are scraped before and after it. What happened between the two scrapes is repeated every two minutes, into
the time series that Prometheus would hold, and each alert of \`deploy/alerts.yml\` is evaluated once a minute. Before the fault each
must be quiet. \`pnpm test\` does the same with an evaluator of its own; here promtool judges the same series as well.
`,
);

function duration(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`;
}
