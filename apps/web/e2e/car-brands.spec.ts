import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoOverflow } from "./expect-no-overflow.ts";
import { expectNoShift } from "./expect-no-shift.ts";
import { looks } from "./looks.ts";
import { openAsMember } from "./people.ts";

const list = "**/api/car-brands?*";
const main = (page: Page) => page.getByRole("main");
const results = (page: Page) =>
  main(page)
    .locator("section")
    .filter({ has: page.getByRole("status") });
const names = (page: Page) => results(page).getByRole("heading", { level: 3 });
const rows = (page: Page) =>
  results(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3 }) });
const signs = (page: Page) => page.getByRole("navigation", { name: "Zodiac sign" });
const categories = (page: Page) => page.getByRole("navigation", { name: "Category" });
const pages = (page: Page) => page.getByRole("navigation", { name: "Pages of car brands" });
const status = (page: Page) => main(page).getByRole("status");
const loaded = (page: Page) => expect(status(page)).toHaveText(/^\d/);
const timeline = (page: Page) => page.getByRole("region", { name: "When they began" });
const decade = (page: Page, name: string) => timeline(page).getByRole("button", { name: new RegExp(`^${name} \\d`) });
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** Sets the reader's sign, as the form of Your Zodiac does. */
const beDragon = (page: Page) => page.evaluate(() => sessionStorage.setItem("zodiac:readers-sign", "dragon"));

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

  await signs(page)
    .getByRole("link", { name: /Rooster/ })
    .click();
  await expect(page).toHaveURL("/car-brands?zodiac=rooster");
  await loaded(page);
  await categories(page)
    .getByRole("link", { name: /^Electric/ })
    .click();
  await expect(page).toHaveURL("/car-brands?zodiac=rooster&category=Electric");
  await expect(page.getByRole("heading", { level: 2, name: /Electric$/ })).toHaveText(
    "Founded in a year of the Rooster: Electric",
  );
  await expect(status(page)).toHaveText(/^\d+ car brands and \d+ possible ones?$/);
  const listed = await rows(page).allTextContents();
  const shown = listed.filter((text) => !text.includes("Possibly"));
  for (const text of listed) expect(text).toMatch(/Electric.*Rooster/s);
  expect(asked.at(-1)).toBe("?page=1&limit=20&zodiac=rooster&category=Electric");
  // The counts of the signs and of the categories follow the other filters.
  await expect(
    signs(page).getByRole("link", { name: new RegExp(`Rooster ${shown.length} car brands`) }),
  ).toHaveAttribute("aria-current", "true");
  await expect(categories(page).getByRole("link", { name: `Electric ${shown.length}` })).toBeVisible();

  const before = asked.length;
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/car-brands?page=5");
  await expect(status(page)).toHaveText(/^81 to 100/);
  await page.goForward();
  await page.goForward();
  await expect(categories(page).getByRole("link", { name: /^Electric/ })).toHaveAttribute("aria-current", "true");
  expect(asked.length).toBe(before);

  await page.goto("/car-brands?page=9999&category=Sports");
  await expect(status(page)).toHaveText(/page (\d+) of \1$/);
  await expect(pages(page).getByText("Next")).toBeVisible();
  await expect(pages(page).getByRole("link", { name: "Next page" })).toHaveCount(0);
  await page.goto("/car-brands?zodiac=cat&category=Magic");
  await expect(status(page)).toHaveText(/^1 to 20, page 1 of/);
});

test("a reader starts with the matches, best first, and a search or a sign replaces them", async ({ page }) => {
  const asked = askedFor(page);
  await openAsMember(page, "/blog");
  await beDragon(page);
  await page.goto("/car-brands");
  await expect(page.getByRole("heading", { level: 2, name: "Car brands for a Dragon" })).toBeVisible();
  await loaded(page);
  expect(asked).toEqual(["?page=1&limit=20&zodiac=rooster%2Cmonkey%2Crat&sort=signs"]);
  const scopes = page.getByRole("navigation", { name: "Which car brands" });
  await expect(scopes.getByRole("link", { name: "Your matches" })).toHaveAttribute("aria-current", "true");
  await expect(names(page).first()).toContainText("Nissan");
  await rows(page).first().getByRole("button", { name: "Nissan: match with Dragon: 92 of 100" }).click();
  await expect(rows(page).first()).toContainText("Why 92: Dragon and Rooster");
  await expect(decade(page, "1900s")).toHaveText("1900s14 of 51 match you");

  await page.getByRole("switch", { name: "In production" }).click();
  await expect(page).toHaveURL("/car-brands?active=true");
  await expect.poll(() => asked.at(-1)).toContain("active=true");
  await page.getByRole("searchbox").fill("citroe");
  await expect(page).toHaveURL("/car-brands?active=true&search=citroe");
  await expect(names(page)).toHaveText([/^Citroën/]);
  await scopes.getByRole("link", { name: "Your sign" }).click();
  await expect(page).toHaveURL("/car-brands?active=true&view=sign");
  await loaded(page);
  for (const text of await rows(page).allTextContents()) expect(text).toContain("Dragon");
});

test("brands that are possibly of the chosen sign come last", async ({ page }) => {
  await openAsMember(page, "/car-brands?zodiac=snake");
  await expect(rows(page)).toHaveCount(20);
  await expect(rows(page).filter({ hasText: "Possibly" })).toHaveCount(0);
  await page.goto("/car-brands?zodiac=snake&page=99");
  await expect(rows(page).last()).toContainText("Possibly Snake");
  const marked = (await rows(page).allTextContents()).map((text) => text.includes("Possibly Snake"));
  expect(marked).toEqual(marked.toSorted());
});

test("going back restores the scroll position", async ({ page }) => {
  await openAsMember(page, "/car-brands?page=2");
  await loaded(page);
  await names(page).last().scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(500);
  await page.getByRole("navigation", { name: "Footer" }).getByRole("link", { name: "Account" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /@/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Car Brands" })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(left - 50);
});

test("the timeline has a mark of one size for each brand, names it, and opens decades, with pointer and keys", async ({
  page,
}) => {
  await openAsMember(page, "/car-brands");
  await loaded(page);
  const { decades } = await (await page.request.get("/api/car-brands/stats")).json();
  const founded = decades as { decade: number; count: number }[];
  const total = founded.reduce((sum, { count }) => sum + count, 0);
  const inSixties = founded.reduce((sum, { decade, count }) => sum + (decade === 1960 ? count : 0), 0);
  const marks = timeline(page).locator("button rect");
  await expect(marks).toHaveCount(total);
  const sizes = await marks.evaluateAll((all) => [
    ...new Set(
      all.map((mark) => mark.getBoundingClientRect()).map(({ width, height }) => `${Math.round(width)} × ${height}`),
    ),
  ]);
  expect(sizes).toHaveLength(1);

  await decade(page, "1960s").click();
  await expect(decade(page, "1960s")).toHaveAttribute("aria-expanded", "true");
  const panel = timeline(page).getByRole("region", { name: "1960s" });
  await expect(panel).toContainText(`${inSixties} brands`);
  await expect(panel.getByRole("listitem")).toHaveCount(inSixties);
  await panel.getByRole("button", { name: "1970s" }).click();
  await expect(timeline(page).getByRole("region", { name: "1970s" })).toBeVisible();

  // The Tab key stops once. Arrow keys walk the marks and the decades.
  await signs(page).getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  const focused = timeline(page).locator("button:focus");
  const named = timeline(page).locator("p[aria-live]");
  await expect(focused).toHaveText(/^19[67]0s/);
  const first = await named.textContent();
  expect(first).toMatch(/, \d{4}$/);
  await page.keyboard.press("ArrowRight");
  await expect(named).not.toHaveText(first ?? "");
  await page.keyboard.press("End");
  const last = (await named.textContent()) ?? "";
  await expect(
    timeline(page)
      .getByText(last.split(",")[0] ?? "", { exact: true })
      .first(),
  ).toBeVisible();
  const from = await focused.textContent();
  await page.keyboard.press("ArrowDown");
  await expect(focused).not.toHaveText(from ?? "");
  await page.keyboard.press("Enter");
  await expect(focused).toHaveAttribute("aria-expanded", /true|false/);

  await decade(page, "1990s").locator("rect").nth(2).hover();
  await expect(decade(page, "1990s")).toContainText(/, 199\d/);
});

test("empty and failed states say what happened and offer a next step", async ({ page }) => {
  await openAsMember(page, "/car-brands");
  await loaded(page);
  await page.route(list, (route) => route.fulfill({ json: { carBrands: [], totalPages: 0 } }));
  await page.goto("/car-brands?zodiac=dragon&category=SUV");
  await expect(page.getByRole("heading", { name: "No car brands found" })).toBeVisible();
  await expect(page.getByText("Try adjusting your filters to see more results.", { exact: true })).toBeVisible();
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
  await expect(timeline(page).getByRole("button").first()).toBeVisible();
});

test("a row shows the founding date as precisely as it is known", async ({ page }) => {
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
    possibleSign: null,
    isActive: true,
    wellKnownRank: null,
    createdAt: "2026-11-21T12:00:00.000Z",
  };
  const note = "Counted from 1990. Some sources give 1896, the founding of the bicycle works.";
  const carBrands = [
    carBrand,
    { ...carBrand, id: 2, name: "Monthly", foundedDay: null, zodiacSign: "snake", logoUrl: "/logos/no-such-icon.svg" },
    {
      ...carBrand,
      id: 3,
      name: "Annual",
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
  const row = (name: string) => rows(page).filter({ hasText: name });
  await expect(row("éclair")).toContainText("Luxury · France");
  await expect(row("éclair")).toContainText("HorseFounded Jan\u00a027, 1990");
  await expect(row("éclair")).toContainText("Still in production");
  await expect(row("éclair").getByText("É", { exact: true })).toBeVisible();
  await expect(row("éclair").getByRole("link", { name: "éclair (website), in a new tab" })).toHaveAttribute(
    "href",
    "https://cars.example",
  );
  await expect(row("Monthly")).toContainText("Most likely SnakeFounded Jan 1990");
  await row("Monthly").getByRole("button", { name: "Most likely Snake" }).click();
  await expect(row("Monthly")).toContainText(
    "The 26 days before it are Snake, and the five days from then on are Horse.",
  );
  await expect(row("Monthly").getByText("M", { exact: true })).toBeVisible();
  await expect(row("Annual")).toContainText("Most likely HorseFounded 1990");
  await expect(row("Annual")).toContainText("No longer in production");
  await row("Annual").getByRole("button", { name: "Most likely Horse" }).click();
  await expect(row("Annual")).toContainText(note);
  await expect(row("Annual").getByRole("link")).toHaveCount(0);
});

test("the page passes axe, does not shift while it loads, fits every width and stays short", async ({ page }) => {
  test.slow();
  await openAsMember(page, "/car-brands");
  await loaded(page);
  await beDragon(page);
  for (const { colorScheme, width } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    await page.reload();
    await loaded(page);
    await expectNoShift(page);
    await expectAccessible(page);
  }
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(names(page)).toHaveCount(20);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4500);
});
