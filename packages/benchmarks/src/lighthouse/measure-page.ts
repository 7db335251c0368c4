import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { waitUntilIdle } from "./wait-until-idle.ts";

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

/** Starts a browser to measure pages with, as Lighthouse's simulated mobile device on a slow connection. */
export async function openLighthouse(chromePath: string) {
  const chrome = await launch({ chromePath, chromeFlags });
  return {
    async measure(url: string, runs: number): Promise<Run[]> {
      const results: Run[] = [];
      for (let run = 0; run < runs; run++) {
        await waitUntilIdle();
        results.push(await measureOnce(url, chrome.port));
      }
      return results;
    },
    close: () => chrome.kill(),
  };
}

/** Lighthouse sometimes loses the beginning of the browser's trace, and asks to run again. */
const maxAttempts = 3;

async function measureOnce(url: string, port: number, attempt = 1): Promise<Run> {
  const result = await lighthouse(url, { port, onlyCategories: [...categories], logLevel: "error" });
  if (!result || result.lhr.runtimeError) {
    if (attempt < maxAttempts) return measureOnce(url, port, attempt + 1);
    throw new Error(`Lighthouse failed at ${url}.`, { cause: result?.lhr.runtimeError });
  }
  const { lhr } = result;
  const scores = categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]);
  const values = Object.entries(audits).map(([name, audit]) => [name, lhr.audits[audit]?.numericValue ?? Number.NaN]);
  return Object.fromEntries([...scores, ...values]);
}
