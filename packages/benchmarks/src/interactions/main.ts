// Measures how soon the pages answer a press or a key, and how soon a link opens its page, and writes
// docs/measurements/benchmarks-interactions.md.
//   pnpm measure interactions [ROUNDS]
// Exits with 1 if a median misses its limit. The figures need two idle cores.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findBrowser } from "@zodiac-at-work/local/browser";
import { startProduct } from "@zodiac-at-work/local/product";
import { writePage } from "@zodiac-at-work/measurements/page";
import { storeMember } from "../sign-in.ts";
import { waitUntilIdle } from "../wait-until-idle.ts";
import { measureInteractions } from "./measure-interactions.ts";
import { measureRoutes } from "./measure-routes.ts";
import { type Figures, report } from "./report.ts";

const [rounds = "5"] = process.argv.slice(2);
const dataDir = await mkdtemp(join(tmpdir(), "zodiac-interactions-"));
const product = startProduct({ dataDir, port: 4400, print: () => {} });
try {
  const { url } = await product.ready;
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
  const figures: Figures[] = [];
  try {
    const member = await storeMember(browser, url);
    for (let round = 0; round < Number(rounds); round++) {
      await waitUntilIdle();
      figures.push({
        interactions: await measureInteractions(browser, url, member),
        routes: await measureRoutes(browser, url, member),
      });
    }
  } finally {
    await browser.close();
  }
  const { text, misses } = report(figures);
  console.log(text);
  await writePage("benchmarks-interactions.md", text);
  for (const miss of misses) console.error(miss);
  if (misses.length > 0) process.exitCode = 1;
} finally {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}
