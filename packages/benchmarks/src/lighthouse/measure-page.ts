/// <reference lib="dom" />
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium } from "@playwright/test";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { signInAsMember } from "../sign-in.ts";
import { waitUntilIdle } from "../wait-until-idle.ts";

/** The figures of one run: scores from 0 to 100, times in milliseconds, and the layout shift. */
export type Run = Readonly<Record<Metric, number>>;
export type Metric = (typeof categories)[number] | keyof typeof audits;

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const audits = {
  firstPaint: "first-contentful-paint",
  largestPaint: "largest-contentful-paint",
  blockingTime: "total-blocking-time",
  layoutShift: "cumulative-layout-shift",
} as const;

const chromeFlags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const emptyPage = `<!doctype html>
<html lang="en">
  <meta name="viewport" content="width=device-width" />
  <title>Empty page</title>
  <h1>Empty page</h1>
</html>`;

/** Starts a browser to measure pages with, as Lighthouse's simulated mobile device on a slow connection. */
export async function openLighthouse(chromePath: string) {
  const chrome = await launch({ chromePath, chromeFlags });
  return {
    async measure(url: string, runs: number, { isIndexed = true } = {}): Promise<Run[]> {
      const results: Run[] = [];
      for (let run = 0; run < runs; run++) {
        await waitUntilIdle();
        results.push(await measureOnce(url, { port: chrome.port, isIndexed }));
      }
      return results;
    },
    /** Measures a page without styles and scripts. Its figures are those of the machine and the browser alone. */
    async measureEmptyPage(runs: number): Promise<Run[]> {
      const server = createServer((_request, response) => {
        response.setHeader("Content-Type", "text/html; charset=utf-8").end(emptyPage);
      }).listen(0, "127.0.0.1");
      await once(server, "listening");
      try {
        const { port } = server.address() as AddressInfo;
        return await this.measure(`http://127.0.0.1:${port}/`, runs);
      } finally {
        server.close();
      }
    },
    /** Signs in as a member who keeps a birth date on the device. Lighthouse keeps what the browser stores. */
    async signIn(url: string): Promise<void> {
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
      const page = await browser.contexts()[0]?.newPage();
      if (!page) throw new Error("The browser has no window.");
      await signInAsMember(page, url);
      await page.evaluate(() => localStorage.setItem("zodiac:birth-date", "1988-06-15"));
      await page.close();
      await browser.close();
    },
    close: () => chrome.kill(),
  };
}

/** Lighthouse sometimes loses the beginning of the browser's trace, and asks to run again. */
const maxAttempts = 3;

interface RunOptions {
  readonly port: number;
  /** Members' pages forbid search engines to list them. Lighthouse would count that as a fault. */
  readonly isIndexed: boolean;
}

async function measureOnce(url: string, options: RunOptions, attempt = 1): Promise<Run> {
  const { port, isIndexed } = options;
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...categories],
    skipAudits: isIndexed ? [] : ["is-crawlable"],
    logLevel: "error",
  });
  if (!result || result.lhr.runtimeError) {
    if (attempt < maxAttempts) return measureOnce(url, options, attempt + 1);
    throw new Error(`Lighthouse failed at ${url}.`, { cause: result?.lhr.runtimeError });
  }
  const { lhr } = result;
  const scores = categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]);
  const values = Object.entries(audits).map(([name, audit]) => [name, lhr.audits[audit]?.numericValue ?? Number.NaN]);
  return Object.fromEntries([...scores, ...values]);
}
