import { expect, type Page, test } from "@playwright/test";
import { holdBack } from "./hold-back.ts";
import { createMember, signIn } from "./people.ts";
import { untilHydrated } from "./until-hydrated.ts";

const pages = [
  { path: "/", heading: "Which companies were born under your sign?" },
  { path: "/zodiac-sample", heading: "Which sign were you really born under?" },
  { path: "/how-we-date-companies", heading: "How we date companies" },
  { path: "/login", heading: "Sign In" },
] as const;
const scripts = "**/assets/*.js";
const landing = pages[0].heading;

for (const { path, heading } of pages) {
  test(`${path} can be read without JavaScript`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    const messages = listen(page);
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByRole("contentinfo")).toContainText("not professional career advice");
    expect(await page.locator("[style]").count()).toBe(0);
    expect(messages).toEqual([]);
    await context.close();
  });

  test(`${path} runs no script before its first paint`, async ({ page }) => {
    await page.goto(path);
    await untilHydrated(page);
    const { painted, requested } = await page.evaluate(() => {
      const resources = performance.getEntriesByType("resource");
      return {
        painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.POSITIVE_INFINITY,
        requested: Math.min(...resources.filter(({ name }) => /\.js$/.test(name)).map(({ startTime }) => startTime)),
      };
    });
    expect(requested).toBeGreaterThan(painted);
  });

  test(`${path} hydrates the elements that were sent, without an error or a warning`, async ({ page }) => {
    const messages = listen(page);
    const release = await holdBack(page, scripts);
    await page.goto(path);
    const sent = await page.locator("h1").elementHandle();
    release();
    await untilHydrated(page);
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate((element) => element === document.querySelector("h1"), sent)).toBe(true);
    expect(messages).toEqual([]);
  });
}

test("a member never sees the landing page at the home URL, and no page logs an error or a warning", async ({
  page,
}) => {
  const member = await createMember(page.request);
  await signIn(page, member.email);
  const messages = listen(page);
  // A slow connection leaves the prerendered page more time to show.
  await page.route(scripts, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    await route.continue();
  });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const heading = document.querySelector("h1");
      if (heading?.checkVisibility() && seen.at(-1) !== heading.textContent) seen.push(heading.textContent ?? "");
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Your Zodiac" }).first()).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).not.toContain(landing);
  for (const path of ["/zodiac-sample", "/login"]) {
    await page.goto(path);
    await expect(page.getByRole("link", { name: "Your Zodiac" }).first()).toBeVisible();
  }
  expect(messages).toEqual([]);
});

test("a build from before New Year shows the zodiac year of the reader's day", async ({ page }) => {
  const messages = listen(page);
  await page.clock.setFixedTime("2031-06-01T12:00:00");
  await page.goto("/");
  await untilHydrated(page);
  await expect(page.getByRole("rowheader").first()).toHaveText("2031");
  await expect(page.getByText("Metal Pig").first()).toBeVisible();
  expect(messages).toEqual([]);
});

test("the address that browsers share follows each navigation", async ({ page, baseURL }) => {
  await page.goto("/");
  await untilHydrated(page);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute("href", `${baseURL}/`);
  await page.getByRole("link", { name: "Try Free Sample" }).click();
  await expect(canonical).toHaveAttribute("href", `${baseURL}/zodiac-sample`);
});

/** Collects the browser's errors and warnings from now on. */
function listen(page: Page): string[] {
  const messages: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") messages.push(message.text());
  });
  page.on("pageerror", (error) => messages.push(error.message));
  return messages;
}
