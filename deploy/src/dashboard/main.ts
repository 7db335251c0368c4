// Lets Prometheus scrape the running product, evaluates each panel of the dashboard, and writes
// docs/measurements/dashboard.md and docs/pictures/dashboard.png.
//   pnpm measure dashboard [MINUTES]
// Needs the program prometheus. Exits with 1 if a panel lacks data, an alert can't be evaluated or fires, or a request fails.
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { findHeadlessBrowser } from "@zodiac-at-work/local/browser";
import { describeMachine, markdownTable } from "@zodiac-at-work/measurements/markdown";
import { writePage } from "@zodiac-at-work/measurements/page";
import pWaitFor from "p-wait-for";
import { startBusyProduct } from "./busy-product.ts";
import { drawDashboard } from "./draw.ts";
import { emptyWhenWell, fillPanel, readPanels } from "./panels.ts";
import { prometheusVersion, startPrometheus } from "./prometheus.ts";

const minutes = Number(process.argv[2] ?? 5);
const perSecond = 10;
const step = 15;
const picture = fileURLToPath(new URL("../../../docs/pictures/dashboard.png", import.meta.url));

const version = prometheusVersion();
if (version === undefined) {
  console.error("The program prometheus was not found. Install it, for example with: apt-get install prometheus");
  process.exit(1);
}
const folder = await mkdtemp(join(tmpdir(), "zodiac-dashboard-"));
const parts = new AsyncDisposableStack();
try {
  parts.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }));
  const product = await startBusyProduct(join(folder, "product"), perSecond);
  parts.defer(() => product.stop());
  const prometheus = await startPrometheus(folder, product.ports);
  parts.defer(() => prometheus.stop());
  await pWaitFor(() => prometheus.areTargetsUp(), { interval: 500, timeout: 60_000 });
  const start = Math.ceil(Date.now() / 1000 / step) * step;
  await sleep(minutes * 60_000);
  const range = { start, end: Math.floor(Date.now() / 1000 / step) * step, step };
  const panels = await Promise.all(readPanels().map((panel) => fillPanel(prometheus, panel, range)));
  const alerts = await prometheus.listAlerts();
  const visits = await product.endVisits();

  const empty = panels.filter(({ lines }) => lines.length === 0).map(({ title }) => title);
  const failures = [
    ...empty.filter((title) => !emptyWhenWell.includes(title)).map((title) => `The panel “${title}” has no data.`),
    ...alerts.filter(({ health }) => health !== "ok").map(({ name }) => `The alert ${name} can't be evaluated.`),
    ...alerts.filter(({ state }) => state === "firing").map(({ name }) => `The alert ${name} fires.`),
    ...(alerts.length === 0 ? ["Prometheus has no alerts."] : []),
    ...(visits.failed > 0 ? [`${visits.failed} requests failed.`] : []),
  ];
  for (const failure of failures) console.error(failure);
  if (failures.length > 0) process.exitCode = 1;

  const note = `${minutes} minutes of a running product, in UTC; drawn by pnpm measure dashboard`;
  await savePicture(drawDashboard("Zodiac at Work", note, panels));
  await writePage(
    "dashboard.md",
    `# The dashboard

Written by \`pnpm measure dashboard\` on ${new Date().toISOString().slice(0, 10)}, with Prometheus ${version}: ${describeMachine()}.

The whole product runs as \`pnpm start\` starts it, with its samples, and a reader and a member make ${perSecond} requests a
second. Prometheus scrapes the API and the worker for ${minutes} minutes with \`deploy/prometheus.yml\` and \`deploy/alerts.yml\`; only
the addresses of the processes are others. Then each expression of \`deploy/grafana/dashboard.json\` is evaluated by Prometheus.

${markdownTable(
  ["requests", "refused under load", "failed", "alerts", "not evaluated", "firing", "panels", "without data"],
  [
    [
      visits.requests.toLocaleString("en-US"),
      visits.refused,
      `**${visits.failed}**`,
      alerts.length,
      `**${alerts.filter(({ health }) => health !== "ok").length}**`,
      `**${alerts.filter(({ state }) => state === "firing").length}**`,
      panels.length,
      empty.length === 0 ? "**0**" : empty.map((title) => `“${title}”`).join(", "),
    ],
  ],
)}

${emptyWhenWell.map((title) => `“${title}”`).join(" and ")} may be empty, because nothing was refused; any other empty panel fails the command.

![The panels of the dashboard](../pictures/dashboard.png)

Grafana did not take part: it is not among Debian's packages. The command draws the panels itself, at their places, in their units,
and with their legends.
`,
  );
} finally {
  await parts.disposeAsync();
}

async function savePicture(html: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findHeadlessBrowser(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
    await page.setContent(html);
    await writeFile(picture, await page.screenshot({ fullPage: true }));
  } finally {
    await browser.close();
  }
}
