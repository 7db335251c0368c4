import { expect, type Page, type Request, test } from "@playwright/test";
import { untilHydrated } from "./until-hydrated.ts";
import { withDatabase } from "./with-database.ts";

const isReport = (request: Request) => new URL(request.url()).pathname === "/api/browser-reports";

/** Makes the next visit one of those that report, or one of the others. */
async function sample(page: Page, isSampled: boolean): Promise<void> {
  await page.addInitScript(
    (value) => {
      Math.random = () => value;
    },
    isSampled ? 0.1 : 0.5,
  );
}

/** What happens when the reader changes to another tab. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
}

/** Fails in the code of the page, with the address of one of its scripts in the stack. */
async function fail(page: Page): Promise<void> {
  await page.evaluate(() => {
    setTimeout(() => {
      const error = new TypeError("born 1990-02-03");
      error.stack = `TypeError: born 1990-02-03\n    at f (${location.origin}/assets/site-Bx3kQ9aZ.js:1:2048)`;
      throw error;
    });
  });
}

test("a visit that reports sends load times and errors when the reader leaves, and nothing about the reader", async ({
  page,
}) => {
  await sample(page, true);
  await page.goto("/zodiac-sample?from=ada@example.com#secret");
  await untilHydrated(page);
  await fail(page);
  await page.waitForResponse(/report-visit-[\w-]{8}\.js$/);
  await page.waitForLoadState("networkidle");
  // The browser names the largest content once the reader presses something, and when the page is hidden in earnest.
  await page.keyboard.press("Shift");
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))));
  const sent = page.waitForRequest(isReport);
  await leave(page);
  const request = await sent;
  const report = request.postDataJSON();
  expect(report).toEqual({
    release: expect.stringMatching(/^[\w-]{8}$/),
    page: "/zodiac-sample",
    isFirst: true,
    vitals: expect.objectContaining({ lcp: expect.any(Number), fcp: expect.any(Number), ttfb: expect.any(Number) }),
    errors: [{ page: "/zodiac-sample", name: "TypeError", place: "site-Bx3kQ9aZ.js:1:2048" }],
  });
  const headers = await request.allHeaders();
  expect(headers.authorization).toBeUndefined();
  expect(headers.cookie).toBeUndefined();
  expect(headers.referer).toBeUndefined();
  expect((await request.response())?.status()).toBe(200);
  const counted = await withDatabase((client) =>
    client.query("select page, what from browser_reports where release = $1 and what in ('visit', 'error')", [
      report.release,
    ]),
  );
  expect(counted.rows).toContainEqual({ page: "/zodiac-sample", what: "visit" });
  expect(counted.rows).toContainEqual({ page: "/zodiac-sample", what: "error" });

  // Coming back and leaving again is no second visit. A new error is told.
  const reports: unknown[] = [];
  page.on("request", (request) => isReport(request) && reports.push(request.postDataJSON()));
  await leave(page);
  await fail(page);
  await leave(page);
  await expect.poll(() => reports).toEqual([expect.objectContaining({ isFirst: false, vitals: {} })]);
});

test("most visits load no code for reports and send none", async ({ page }) => {
  await sample(page, false);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.clock.install();
  await page.goto("/");
  await untilHydrated(page);
  await page.clock.runFor(10_000);
  await page.waitForLoadState("networkidle");
  await leave(page);
  expect(requests.filter((url) => /report/.test(url))).toEqual([]);
});
