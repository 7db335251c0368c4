import { expect, type Page, test } from "@playwright/test";
import { untilHydrated } from "./until-hydrated.ts";

const wheel = (page: Page) => page.getByRole("navigation", { name: "The twelve signs" });

test("opening a sector turns it to the top and shows the dates of its latest year", async ({ page }) => {
  await page.goto("/");
  await untilHydrated(page);

  await wheel(page).getByRole("link", { name: "Dragon" }).click();
  await expect(page).toHaveURL("/?sign=dragon");
  await expect(page.getByText("Feb 10, 2024 to Jan 28, 2025")).toBeVisible();
  await expect(wheel(page).getByRole("link", { name: "Dragon" })).toHaveAttribute("aria-current", "true");
  await expect.poll(() => topmost(page)).toBe("Dragon");
});

test("the Tab key stops once at the wheel, arrow keys move around it, and Enter opens a sign", async ({ page }) => {
  await page.goto("/?sign=pig");
  await untilHydrated(page);
  await page.getByRole("link", { name: "Try Free Sample" }).focus();
  await page.keyboard.press("Tab");
  await expect(wheel(page).getByRole("link", { name: "Pig" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(wheel(page).getByRole("link", { name: "Rat" })).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await expect(wheel(page).getByRole("link", { name: "Dog" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/?sign=dog");
  await expect(wheel(page).getByRole("link", { name: "Dog" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Enter your birth date" })).toBeFocused();
});

test("with reduced motion the wheel turns at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await untilHydrated(page);
  await wheel(page).getByRole("link", { name: "Horse" }).click();
  await expect(wheel(page).getByRole("link", { name: "Horse" })).toHaveAttribute("aria-current", "true");
  expect(await topmost(page)).toBe("Horse");
});

test("an unknown sign in the URL shows the current year", async ({ page }) => {
  await page.goto("/?sign=cat");
  await untilHydrated(page);
  await expect(wheel(page)).toContainText("Year of the");
});

test("the center shows the zodiac year of the reader's current day", async ({ page }) => {
  // On the eve of New Year in Los Angeles, it is already New Year's Day in UTC.
  await page.clock.setFixedTime("2026-02-17T01:00:00Z");
  await page.goto("/");
  await expect(wheel(page)).toContainText("Year of theFire Horse2026");
});

test.describe("in a time zone west of UTC", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("the center still shows the old year on the eve of New Year", async ({ page }) => {
    await page.clock.setFixedTime("2026-02-17T01:00:00Z");
    await page.goto("/");
    await expect(wheel(page)).toContainText("Year of theWood Snake2025");
  });
});

test("on a phone the signs are two rows of six with large touch targets", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/");
  await expect(wheel(page)).toBeHidden();
  const links = page.getByRole("list", { name: "The twelve signs" }).getByRole("link");
  await expect(links).toHaveCount(12);
  const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
  expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size).toBe(2);
  for (const box of boxes) expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await links.filter({ hasText: "Ox" }).click();
  await expect(page).toHaveURL("/?sign=ox");
  await expect(page.getByText("Feb 12, 2021 to Jan 31, 2022")).toBeVisible();
});

/** Returns the name of the topmost sector. */
function topmost(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const sectors = [...document.querySelectorAll('nav[aria-label="The twelve signs"] a')];
    const tops = sectors.map((sector) => ({
      name: sector.textContent,
      top: sector.querySelector("svg")?.getBoundingClientRect().top ?? 0,
    }));
    return tops.sort((a, b) => a.top - b.top)[0]?.name ?? undefined;
  });
}
