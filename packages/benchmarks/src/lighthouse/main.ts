// Measures the public pages and the members' pages with Lighthouse and writes docs/measurements/benchmarks-web.md.
//   pnpm measure lighthouse [RUNS [PATH …]]
// With paths, it measures only these pages and writes nothing. `article` stands for the path of an article, and
// `member:/companies` for a page as a member sees it.
// Exits with 1 if a figure misses its gate, and with 2 if the machine is too slow or too busy to measure: an empty page then
// has blocking time of its own. The figures need two idle cores.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createDb } from "@zodiac-at-work/db";
import { findBrowser } from "@zodiac-at-work/local/browser";
import { startProduct } from "@zodiac-at-work/local/product";
import { writePage } from "@zodiac-at-work/measurements/page";
import { fillBlog } from "../blog/fill.ts";
import { openLighthouse } from "./measure-page.ts";
import { medianBlockingTime, type PageFigures, report } from "./report.ts";

const publicPaths = ["/", "/zodiac-sample", "/how-we-date-companies", "/login", "/blog", "/signs/dragon", "article"];
const memberPaths = [
  "member:/",
  "member:/companies",
  "member:/car-brands",
  "member:/us-states",
  "member:/openings",
  "member:/personal/match?a=person:dragon&b=company:Apple",
];
const memberPrefix = "member:";
/** Fills two pages of the blog. */
const articles = 20;
/** The Firebase emulator keeps a core busy while it starts, and the worker fills the product with samples for two minutes. */
const warmUpMs = 130_000;
/** The blocking time of an empty page that leaves the pages' scores as they are. */
const emptyPageLimitMs = 20;

const [runs = "5", ...chosenPaths] = process.argv.slice(2);
const dataDir = await mkdtemp(join(tmpdir(), "zodiac-lighthouse-"));
const product = startProduct({ dataDir, port: 4400, samples: true, print: () => {} });
try {
  const { url, databaseUrl } = await product.ready;
  await sleep(warmUpMs);
  const article = await publishArticles(databaseUrl);
  const paths = (chosenPaths.length > 0 ? chosenPaths : [...publicPaths, ...memberPaths]).map((path) =>
    path === "article" ? article : path,
  );
  const ofMembers = paths
    .filter((path) => path.startsWith(memberPrefix))
    .map((path) => path.slice(memberPrefix.length));
  const ofVisitors = paths.filter((path) => !path.startsWith(memberPrefix));
  const lighthouse = await openLighthouse(findBrowser());
  const pages: PageFigures[] = [];
  try {
    const emptyPage = await lighthouse.measureEmptyPage(Number(runs));
    const blockingTime = medianBlockingTime(emptyPage);
    if (blockingTime > emptyPageLimitMs) {
      throw new Error(
        `An empty page has ${Math.round(blockingTime)} ms of blocking time here, so the figures of the pages would be too high. Measure on a faster or an idle machine.`,
      );
    }
    for (const path of ofVisitors) {
      pages.push({ path, reader: "visitor", runs: await lighthouse.measure(new URL(path, url).href, Number(runs)) });
    }
    if (ofMembers.length > 0) await lighthouse.signIn(url);
    for (const path of ofMembers) {
      const measured = await lighthouse.measure(new URL(path, url).href, Number(runs), { isIndexed: false });
      pages.push({ path, reader: "member", runs: measured });
    }
  } finally {
    lighthouse.close();
  }
  const { text, misses } = report(pages);
  console.log(text);
  if (chosenPaths.length === 0) await writePage("benchmarks-web.md", text);
  for (const miss of misses) console.error(miss);
  if (misses.length > 0) process.exitCode = 1;
} finally {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Publishes articles, and returns the path of one. */
async function publishArticles(databaseUrl: string): Promise<string> {
  const db = createDb(databaseUrl, { maxConnections: 1 });
  try {
    return `/blog/${await fillBlog(db, articles)}.html`;
  } finally {
    await db.destroy();
  }
}
