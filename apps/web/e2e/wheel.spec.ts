import { expect, type Page, test } from "@playwright/test";
import { untilHydrated } from "./until-hydrated.ts";

const wheel = (page: Page) => page.getByRole("navigation", { name: "The twelve signs" });

const year = (page: Page) => page.getByRole("spinbutton", { name: "Born in" });

test("a birth year turns its sign to the top and shows its companies", async ({ page }) => {
  await page.goto("/");
  await untilHydrated(page);
  await expect(year(page)).toHaveValue("1988");
  await expect(wheel(page)).toContainText("Earth Dragon");
  await expect(page.getByText(/^\d+ companies are Dragons like you$/)).toBeVisible();
  await expect(page.getByText("Born before Feb\u00a017, 1988? Then you are a Fire Rabbit.")).toBeVisible();

  await wheel(page).getByRole("link", { name: "Horse" }).click();
  await expect(page).toHaveURL("/?born=1990");
  await expect(year(page)).toHaveValue("1990");
  await expect(wheel(page)).toContainText("Metal Horse");
  await expect(wheel(page).getByRole("link", { name: "Horse" })).toHaveAttribute("aria-current", "true");
  await expect.poll(() => topmost(page)).toBe("Horse");
  await expect(page.getByText(/^\d+ companies are Horses like you$/)).toBeVisible();
  await expect(page.getByText("scored for a Horse")).toBeVisible();
  await expect(page.getByRole("link", { name: "See why" })).toHaveAttribute("href", "/signs/horse");

  await year(page).fill("1901");
  await expect(page).toHaveURL("/?born=1901");
  await expect(page.getByText(/^\d+ companies are Oxen like you$/)).toBeVisible();
  await wheel(page).getByRole("link", { name: "Year 1900" }).click();
  await expect(wheel(page)).toContainText("Metal Rat");
  await expect(wheel(page).getByRole("link", { name: "Year 1899" })).toHaveCount(0);
});

test("a year that nobody can type is ignored", async ({ page }) => {
  for (const born of ["1066", "3000", "cat", "19888"]) {
    await page.goto(`/?born=${born}`);
    await untilHydrated(page);
    await expect(year(page)).toHaveValue("1988");
  }
  await year(page).fill("18");
  await year(page).blur();
  await expect(year(page)).toHaveValue("1988");
});

test("the Tab key stops once at the signs, arrow keys move around them, and Enter opens one", async ({ page }) => {
  await page.goto("/?born=1983");
  await untilHydrated(page);
  await page.getByRole("link", { name: "Try Free Sample" }).focus();
  await page.keyboard.press("Tab");
  await expect(wheel(page).getByRole("link", { name: "Pig" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(wheel(page).getByRole("link", { name: "Rat" })).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(wheel(page).getByRole("link", { name: "Dog" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/?born=1982");
  await expect(wheel(page).getByRole("link", { name: "Dog" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(wheel(page).getByRole("link", { name: "Year 1981" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(year(page)).toBeFocused();
});

test("with reduced motion the wheel turns at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await untilHydrated(page);
  await wheel(page).getByRole("link", { name: "Horse" }).click();
  await expect(wheel(page).getByRole("link", { name: "Horse" })).toHaveAttribute("aria-current", "true");
  expect(await topmost(page)).toBe("Horse");
});

test.describe("in a time zone west of UTC", () => {
  test.use({ timezoneId: "America/Los_Angeles" });

  test("the last year is the zodiac year of the reader's current day", async ({ page }) => {
    // On the eve of New Year in Los Angeles, it is already New Year's Day in UTC.
    await page.clock.setFixedTime("2026-02-17T01:00:00Z");
    await page.goto("/?born=2026");
    await expect(year(page)).toHaveValue("1988");
    await expect(year(page)).toHaveAttribute("max", "2025");
  });
});

test("on a phone, wheel, question, buttons and answer fit the first screen, and the page is short", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await expect(page.getByText(/^\d+ companies are Dragons like you$/)).toBeInViewport();
  await expect(page.getByRole("link", { name: "Try Free Sample" })).toBeInViewport();
  await expect(wheel(page)).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(4500);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

for (const { width, shown } of [
  { width: 390, shown: 4 },
  { width: 1280, shown: 6 },
]) {
  test(`at ${width} px, the rest counts the companies without a tile, and nothing is cut or covered`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/?born=1990");
    await untilHydrated(page);
    const heading = page.getByText(/^\d+ companies are Horses like you$/);
    const count = Number.parseInt((await heading.textContent()) ?? "", 10);
    const entries = page.locator("li:visible").filter({ has: page.locator("[title]") });
    await expect(entries).toHaveCount(shown);
    await expect(page.getByText(/^\+\d+$/).locator("visible=true")).toHaveText(`+${count - shown}`);
    for (const [born, sign] of [
      ["1988", "Dragon"],
      ["1990", "Horse"],
    ]) {
      await page.goto(`/?born=${born}`);
      await untilHydrated(page);
      await expect(page.getByText(new RegExp(`companies are ${sign}s like you`))).toBeVisible();
      await expect(entries).toHaveCount(shown);
      expect(await entries.locator("[title]").evaluateAll(cutNames)).toEqual([]);
      expect(await page.evaluate(coveredNames), born).toEqual([]);
    }
  });
}

/** Returns the names that have more lines than are shown. */
function cutNames(names: Element[]): (string | null)[] {
  return names.filter((name) => name.scrollHeight > name.clientHeight + 1).map((name) => name.textContent);
}

/** Returns the names of signs that the arrows of the wheel touch. */
function coveredNames(): (string | null)[] {
  const wheel = document.querySelector('nav[aria-label="The twelve signs"]');
  const arrows = [...(wheel?.querySelectorAll('[aria-label^="Year "]') ?? [])].map((arrow) => {
    const range = document.createRange();
    range.selectNodeContents(arrow);
    return range.getBoundingClientRect();
  });
  return [...(wheel?.querySelectorAll("svg text") ?? [])]
    .filter((name) => {
      const box = name.getBoundingClientRect();
      return arrows.some(
        (arrow) =>
          arrow.left < box.right + 4 && box.left < arrow.right + 4 && arrow.top < box.bottom && box.top < arrow.bottom,
      );
    })
    .map((name) => name.textContent);
}

/** Returns the name of the topmost sector. */
function topmost(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const sectors = [...document.querySelectorAll('nav[aria-label="The twelve signs"] svg a')];
    const tops = sectors.map((sector) => ({
      name: sector.textContent,
      top: sector.querySelector("svg")?.getBoundingClientRect().top ?? 0,
    }));
    return tops.sort((a, b) => a.top - b.top)[0]?.name ?? undefined;
  });
}
