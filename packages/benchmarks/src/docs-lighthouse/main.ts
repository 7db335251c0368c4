// Measures the pages of the documentation site with Lighthouse: each must have 100 in all four categories.
//   pnpm measure docs-lighthouse [PATH …]
// Without paths, it measures every page of the sitemap. A page that misses 100 is measured twice more, and its medians count:
// other programs may have slowed down the first run.
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSite } from "@zodiac-at-work/docs-site/build-site";
import { serveSite } from "@zodiac-at-work/docs-site/serve-site";
import { findBrowser } from "@zodiac-at-work/local/browser";
import { median } from "@zodiac-at-work/measurements/median";
import { openLighthouse, type Run } from "../lighthouse/measure-page.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

const chosen = process.argv.slice(2);
const site = await mkdtemp(join(tmpdir(), "zodiac-docs-site-"));
try {
  await buildSite(site);
  const server = await serveSite(site);
  const lighthouse = await openLighthouse(findBrowser());
  try {
    const paths = chosen.length > 0 ? chosen : await pathsOfSitemap(join(site, "sitemap.xml"));
    let missed = 0;
    for (const path of paths) {
      const address = new URL(path, server.url).href;
      const runs = await lighthouse.measure(address, 1);
      if (!runs.every(isPerfect)) runs.push(...(await lighthouse.measure(address, 2)));
      const scores = categories.map((name) => median(runs.map((run) => run[name])));
      const isMiss = scores.some((score) => score < 100);
      if (isMiss) missed++;
      console.log(`${isMiss ? "FAIL" : "ok  "} ${scores.join(" ")} ${path}`);
    }
    console.log(`${paths.length - missed} of ${paths.length} pages have 100 in ${categories.join(", ")}.`);
    if (missed > 0) process.exitCode = 1;
  } finally {
    lighthouse.close();
    await server.close();
  }
} finally {
  await rm(site, { recursive: true, force: true });
}

function isPerfect(run: Run): boolean {
  return categories.every((name) => run[name] === 100);
}

/** Returns the paths within the site. The addresses in the sitemap are those of the published site. */
async function pathsOfSitemap(file: string): Promise<string[]> {
  const addresses = Array.from((await readFile(file, "utf8")).matchAll(/<loc>([^<]+)<\/loc>/g), ([, url = ""]) => url);
  // The first page is the folder itself.
  const root = addresses.reduce((shortest, each) => (each.length < shortest.length ? each : shortest));
  return addresses.map((address) => address.slice(root.length));
}
