import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoOverflow } from "./expect-no-overflow.ts";
import { expectNoShift } from "./expect-no-shift.ts";
import { looks } from "./looks.ts";
import { openAsMember } from "./people.ts";

const list = "**/api/car-brands?*";
const main = (page: Page) => page.getByRole("main");
const names = (page: Page) => main(page).getByRole("heading", { level: 3 });
const cards = (page: Page) =>
  main(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) });
const signs = (page: Page) => page.getByRole("navigation", { name: "Zodiac sign" });
const pages = (page: Page) => page.getByRole("navigation", { name: "Pages of car brands" });
const status = (page: Page) => main(page).getByRole("status");
const loaded = (page: Page) => expect(status(page)).toHaveText(/^\d/);
const timeline = (page: Page) => page.getByRole("region", { name: "Brands by founding decade" });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Records the queries of the list from now on. */
function askedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === "/api/car-brands") asked.push(search);
  });
  return asked;
}

test("signs, categories and pages are in the URL, and going back is instant", async ({ page }) => {
  const asked = askedFor(page);
  await openAsMember(page, "/car-brands");
  await loaded(page);
  expect(asked).toEqual(["?page=1&limit=20"]);
  await expect(names(page)).toHaveCount(20);
  const { stats } = await (await page.request.get("/api/car-brands/stats")).json();
  for (const { sign, count } of stats as { sign: string; count: number }[]) {
    await expect(signs(page).getByRole("link", { name: new RegExp(`${sign} ${count} car brands`, "i") })).toBeVisible();
  }

  // Pointing at a link prefetches its data.
  await pages(page).getByRole("link", { name: "Next page" }).hover();
  await expect.poll(() => asked).toContain("?page=2&limit=20");
  await pages(page).getByRole("link", { name: "Page 5" }).click();
  await expect(page).toHaveURL("/car-brands?page=5");
  await expect(pages(page).getByRole("listitem")).toHaveText(["3", "4", "5", "6", "7"]);
  await expect(status(page)).toHaveText(/^81 to 100, page 5 of \d+$/);
  await expect(page.getByRole("heading", { level: 2, name: "All car brands" })).toBeFocused();
  await page.mouse.wheel(0, 900);
  await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
  const left = await scrolled(page);

  await page.evaluate(() => window.scrollTo(0, 0));
  await signs(page)
    .getByRole("link", { name: /Rooster/ })
    .click();
  await expect(page).toHaveURL("/car-brands?zodiac=rooster");
  await loaded(page);
  await page.getByLabel("Category").selectOption("Electric");
  await expect(page).toHaveURL("/car-brands?zodiac=rooster&category=Electric");
  await expect(page.getByRole("heading", { level: 2, name: /Electric$/ })).toHaveText(
    "Founded in a year of the Rooster: Electric",
  );
  await expect(status(page)).toHaveText(/^\d+ car brands$/);
  for (const text of await cards(page).allTextContents()) expect(text).toMatch(/Electric.*Rooster/s);
  expect(asked.at(-1)).toBe("?page=1&limit=20&zodiac=rooster&category=Electric");

  const before = asked.length;
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/car-brands?page=5");
  await expect(status(page)).toHaveText(/^81 to 100/);
  expect(left).toBeGreaterThan(500);
  await page.goForward();
  await page.goForward();
  await expect(page.getByLabel("Category")).toHaveValue("Electric");
  expect(asked.length).toBe(before);

  await page.goto("/car-brands?page=9999&category=Sports");
  await expect(status(page)).toHaveText(/page (\d+) of \1$/);
  await expect(pages(page).getByText("Next")).toBeVisible();
  await expect(pages(page).getByRole("link", { name: "Next page" })).toHaveCount(0);
  await page.goto("/car-brands?zodiac=cat&category=Magic");
  await expect(status(page)).toHaveText(/^1 to 20, page 1 of/);
});

test("going back restores the scroll position", async ({ page }) => {
  await openAsMember(page, "/car-brands?page=2");
  await loaded(page);
  await names(page).last().scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(500);
  await page.getByRole("navigation", { name: "Footer" }).getByRole("link", { name: "US States" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "US States" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Car Brands" })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(left - 50);
});

test("the timeline has a seal for each brand and filters by sign, with pointer and keys", async ({ page }) => {
  await openAsMember(page, "/car-brands");
  await loaded(page);
  const { decades } = await (await page.request.get("/api/car-brands/stats")).json();
  const founded = decades as { decade: number; sign: string; count: number }[];
  const total = founded.reduce((sum, { count }) => sum + count, 0);
  await expect(timeline(page).locator("a use")).toHaveCount(total);
  await expect(timeline(page).getByRole("link")).toHaveCount(founded.length);
  await timeline(page).getByText("View as a table").click();
  const rows = timeline(page).getByRole("row");
  await expect(rows).toHaveCount(new Set(founded.map(({ decade }) => decade)).size + 1);
  await expect(timeline(page).getByRole("row", { name: /^2010s/ })).toContainText(
    String(founded.filter(({ decade }) => decade === 2010).reduce((sum, { count }) => sum + count, 0)),
  );

  // The Tab key stops once. Arrow keys move along the axis and within a stack.
  await signs(page).getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(timeline(page).locator("a:focus")).toHaveCount(1);
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  const focused = timeline(page).locator("a:focus");
  await expect(focused).toHaveAttribute("aria-label", /2010s: \d+ brands?$/);
  const lower = await focused.getAttribute("aria-label");
  await page.keyboard.press("ArrowUp");
  await expect(focused).not.toHaveAttribute("aria-label", lower ?? "");
  await expect(timeline(page)).toContainText(/2010s: \d+ of \d+ brands under the/);
  const label = (await focused.getAttribute("aria-label")) ?? "";
  const sign = label.split(",")[0] ?? "";
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/car-brands?zodiac=${sign.toLowerCase()}`);
  await expect(focused).toHaveAttribute("aria-current", "true");
  await expect(signs(page).getByRole("link", { name: new RegExp(sign) })).toHaveAttribute("aria-current", "true");
  await loaded(page);
  for (const text of await cards(page).allTextContents()) expect(text).toContain(sign);
  await page.keyboard.press("Tab");
  await expect(timeline(page).getByText("View as a table")).toBeFocused();

  const latest = timeline(page).locator("li").last().getByRole("link").first();
  const href = (await latest.getAttribute("href")) ?? "";
  await latest.locator("svg").first().click();
  await expect(page).toHaveURL(href);
});

test("empty and failed states say what happened and offer a next step", async ({ page }) => {
  await openAsMember(page, "/car-brands");
  await loaded(page);
  await page.route(list, (route) => route.fulfill({ json: { carBrands: [], totalPages: 0 } }));
  await page.goto("/car-brands?zodiac=dragon&category=SUV");
  await expect(page.getByRole("heading", { name: "No car brands found" })).toBeVisible();
  await expect(page.getByText("Try adjusting your filters to see more results.")).toBeVisible();
  await expect(pages(page)).toHaveCount(0);
  await page.unroute(list);
  await page.getByRole("link", { name: "Show all car brands" }).click();
  await expect(page).toHaveURL("/car-brands");
  await loaded(page);

  const everything = "**/api/car-brands{?*,/**}";
  await page.route(everything, (route) => route.fulfill({ status: 503, body: "" }));
  await page.goto("/car-brands");
  for (const text of ["Failed to fetch car brands", "Failed to fetch stats", "Failed to fetch categories"]) {
    await expect(main(page).getByRole("alert").filter({ hasText: text })).toBeVisible();
  }
  await expectAccessible(page);
  await page.unroute(everything);
  const retry = page.getByRole("button", { name: "Try again" });
  for (let left = 3; left > 0; left--) {
    await expect(retry).toHaveCount(left);
    await retry.first().click();
  }
  await loaded(page);
  await expect(timeline(page).getByRole("link").first()).toBeVisible();
});

test("a card shows the founding date as precisely as it is known", async ({ page }) => {
  const carBrand = {
    id: 1,
    name: "éclair",
    foundedYear: 1990,
    foundedMonth: 1,
    foundedDay: 27,
    foundingNote: null,
    country: "France",
    category: "Luxury",
    description: "Builds cars.",
    website: "cars.example",
    logoUrl: null,
    zodiacSign: "horse",
    isActive: true,
    createdAt: "2026-11-21T12:00:00.000Z",
  };
  const note = "Counted from 1990. Some sources give 1896, the founding of the bicycle works.";
  const carBrands = [
    carBrand,
    { ...carBrand, id: 2, name: "Month", foundedDay: null, zodiacSign: "snake", logoUrl: "/logos/no-such-icon.svg" },
    {
      ...carBrand,
      id: 3,
      name: "Year",
      foundedMonth: null,
      foundedDay: null,
      isActive: false,
      website: null,
      foundingNote: note,
    },
  ];
  await page.route(list, (route) => route.fulfill({ json: { carBrands, totalPages: 1 } }));
  await openAsMember(page, "/car-brands");
  await expect(status(page)).toHaveText("3 car brands");
  const card = (name: string) => cards(page).filter({ hasText: name });
  await expect(card("éclair")).toContainText("France · Luxury");
  await expect(card("éclair")).toContainText("HorseFounded Jan\u00a027, 1990");
  await expect(card("éclair")).toContainText("Still in production");
  await expect(card("éclair").getByText("É", { exact: true })).toBeVisible();
  await expect(
    card("éclair").getByRole("link", { name: "cars.example (website of éclair), in a new tab" }),
  ).toHaveAttribute("href", "https://cars.example");
  await expect(card("Month")).toContainText("Snake or HorseFounded Jan 1990: 26 of 31 days are Snake");
  await expect(card("Month").getByText("M", { exact: true })).toBeVisible();
  await expect(card("Year")).toContainText("Snake or HorseFounded 1990: 339 of 365 days are Horse");
  await expect(card("Year")).toContainText("No longer in production");
  await expect(card("Year")).toContainText(note);
  await expect(card("Year").getByRole("link")).toHaveCount(0);
});

test("the page passes axe, does not shift while it loads and fits every width", async ({ page }) => {
  test.slow();
  await openAsMember(page, "/car-brands");
  await loaded(page);
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    await page.reload();
    await loaded(page);
    await expectNoShift(page);
    await expectAccessible(page);
  }
  await expectNoOverflow(page);
});
