import { expect, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoOverflow } from "./expect-no-overflow.ts";
import { looks, setLook } from "./looks.ts";
import { untilHydrated } from "./until-hydrated.ts";

for (const path of ["/signs", "/signs/dragon", "/signs/dragon/rat", "/signs/dragon/earth", "/terms"]) {
  test(`${path} passes axe in both looks and fits every width`, async ({ page }) => {
    for (const look of looks) {
      await setLook(page, look);
      await page.goto(path);
      await untilHydrated(page);
      await expectAccessible(page);
    }
    await expectNoOverflow(page);
  });
}

test("a visitor goes from the list to a sign, to a pair and to the free sample, with the keyboard", async ({
  page,
}) => {
  await page.goto("/");
  await untilHydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "Signs" }).click();
  await expect(page).toHaveURL("/signs");
  await untilHydrated(page);
  await page.getByRole("link", { name: "Dragon", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/signs/dragon");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dragon");
  await expect(page.getByText("Feb 17, 1988to Feb 5, 1989")).toBeVisible();
  await untilHydrated(page);
  await page.getByRole("link", { name: "Rat", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/signs/dragon/rat");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Dragon and Rat at work: \d+ of 100$/);
  await untilHydrated(page);
  await page.getByRole("link", { name: "Try Free Sample" }).click();
  await expect(page).toHaveURL("/zodiac-sample");
});

test("the pages of the signs can be read without JavaScript", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/signs/ox/rat");
  await expect(page.getByRole("heading", { name: /^Why \d+$/ })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "The twelve signs" }).click();
  await expect(page).toHaveURL("/signs");
  await context.close();
});

test("a page is shared with its address, or saved as a picture where the browser can't share", async ({ page }) => {
  await page.addInitScript(() => {
    if (window.location.search === "?can-share") {
      const share = async ({ url }: ShareData) => document.body.setAttribute("data-shared", url ?? "");
      Object.assign(navigator, { share });
    } else {
      Reflect.deleteProperty(Navigator.prototype, "share");
    }
  });
  const link = page.getByRole("link", { name: "Share or save as a picture" });
  await page.goto("/signs/dragon/rat");
  await untilHydrated(page);
  const download = page.waitForEvent("download");
  await link.click();
  expect((await download).suggestedFilename()).toBe("dragon-and-rat-at-work.png");
  await page.goto("/signs/dragon?can-share");
  await untilHydrated(page);
  await link.click();
  await expect(page.locator("body")).toHaveAttribute("data-shared", /\/signs\/dragon\?can-share$/);
});

for (const path of ["/signs/dragon", "/zodiac-sample"]) {
  test(`a reader who scrolls ${path} before the app starts stays where they are`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await page.goto(path);
    await page.evaluate(() => window.scrollTo(0, 300));
    await untilHydrated(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
    await page.reload();
    await untilHydrated(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(300);
  });
}
