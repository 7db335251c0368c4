import { expect, type Page, type Response, test } from "@playwright/test";
import { expectNoShift } from "./expect-no-shift.ts";
import { untilHydrated } from "./until-hydrated.ts";

// Transfer sizes in bytes. React, the router and the query library alone take 95 kB of the scripts. The HTML holds the style
// sheet, the twelve animals, the script that keeps early input (0.9 kB), the operator's texts (0.5 kB) and, on the landing page,
// the parts of a reading, the map of the states and the timeline of the car brands (3.3 kB). The scripts hold the table of all
// pages with their titles and addresses, of which two pages for administrators cost 0.1 kB, and the choice of the visits that
// report their speed (0.15 kB).
const limits = { html: 33_500, script: 125_000, font: 60_000 };

// A quarter of the visits load 3 kB two seconds later, to report how fast they were. These visits do not.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    Math.random = () => 0.5;
  }),
);

for (const path of ["/", "/zodiac-sample", "/how-we-date-companies", "/login"]) {
  test(`${path} stays within its transfer budget`, async ({ page }) => {
    await page.goto(path);
    await untilHydrated(page);
    await page.waitForLoadState("networkidle");
    // The style sheet is part of the HTML.
    expect(await weigh(page, /\.css$/)).toBe(0);
    expect(await weighDocument(page)).toBeLessThan(limits.html);
    expect(await weigh(page, /\.js$/)).toBeLessThan(limits.script);
    expect(await weigh(page, /\.woff2$/)).toBeLessThan(limits.font);
  });
}

test("a visitor downloads no code for sign-in, payment or dialogs", async ({ page }) => {
  const scripts: string[] = [];
  for (const path of ["/", "/zodiac-sample"]) {
    const fetched: Promise<string>[] = [];
    const keep = (response: Response) => {
      if (/\.js$/.test(new URL(response.url()).pathname)) fetched.push(response.text());
    };
    page.on("response", keep);
    await page.goto(path);
    await untilHydrated(page);
    await page.waitForLoadState("networkidle");
    page.off("response", keep);
    scripts.push(...(await Promise.all(fetched)));
  }
  expect(scripts.length).toBeGreaterThan(3);
  // Strings that survive minification: of Firebase Auth, of Stripe's loader, of Base UI.
  for (const word of ["identitytoolkit", "js.stripe.com", "data-base-ui"]) {
    expect(
      scripts.filter((script) => script.includes(word)),
      word,
    ).toEqual([]);
  }
});

test("nothing is loaded from another origin", async ({ page, baseURL }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url());
  });
  await page.goto("/");
  await untilHydrated(page);
  await page.waitForLoadState("networkidle");
  expect(foreign).toEqual([]);
});

for (const path of ["/", "/zodiac-sample"]) {
  for (const width of [390, 1280]) {
    test(`${path} does not shift while it loads, even with slow fonts, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.route("**/*.woff2", async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 600));
        await route.continue();
      });
      await page.goto(path);
      await untilHydrated(page);
      await page.waitForLoadState("networkidle");
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(() => document.fonts.check('500 20px "Newsreader"'))).toBe(true);
      await expectNoShift(page);
    });
  }
}

function weigh(page: Page, name: RegExp): Promise<number> {
  return page.evaluate((source) => {
    const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const files = entries.filter((entry) => new RegExp(source).test(new URL(entry.name).pathname));
    return files.reduce((sum, entry) => sum + entry.encodedBodySize, 0);
  }, name.source);
}

function weighDocument(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    return entry?.encodedBodySize ?? 0;
  });
}
