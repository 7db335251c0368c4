import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoOverflow } from "./expect-no-overflow.ts";
import { expectNoShift } from "./expect-no-shift.ts";
import { looks } from "./looks.ts";
import { openAsMember } from "./people.ts";

const main = (page: Page) => page.getByRole("main");
const map = (page: Page) => page.getByRole("navigation", { name: "Map of the states" });
const onMap = (page: Page, name: string) => map(page).getByRole("link", { name: new RegExp(`^${name},`) });
const panel = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const list = (page: Page) => page.getByRole("table");
const names = (page: Page) => list(page).getByRole("link");
const inList = (page: Page, name: string) => list(page).getByRole("link", { name, exact: true });
const signs = (page: Page) => page.getByRole("navigation", { name: "Zodiac sign" });
const pages = (page: Page) => page.getByRole("navigation", { name: "Pages of states" });
const status = (page: Page) => main(page).getByRole("status");
const loaded = (page: Page) => expect(status(page)).toHaveText(/^\d/);

/** Sets the reader's sign, as the form of Your Zodiac does. */
const beDragon = (page: Page) => page.evaluate(() => sessionStorage.setItem("zodiac:readers-sign", "dragon"));

/** Records the queries of the list from now on. */
function askedFor(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === "/api/us-states") asked.push(search);
  });
  return asked;
}

test("sign, region and category filter the list, dim the map and are in the URL", async ({ page }) => {
  const asked = askedFor(page);
  await openAsMember(page, "/us-states");
  await loaded(page);
  expect(asked.toSorted()).toEqual(["?limit=50", "?page=1&limit=20"]);
  await expect(status(page)).toHaveText("1 to 20, page 1 of 3");
  await expect(names(page)).toHaveCount(20);
  await expect(map(page).getByRole("link")).toHaveCount(50);
  await expect(map(page).getByRole("link", { name: /hidden by the filters/ })).toHaveCount(0);

  await pages(page).getByRole("link", { name: "Page 3" }).click();
  await expect(page).toHaveURL("/us-states?page=3");
  await expect(status(page)).toHaveText("41 to 50, page 3 of 3");
  await expect(names(page).last()).toHaveText("Wyoming");
  await expect(page.getByRole("heading", { level: 2, name: "All states" })).toBeFocused();

  await signs(page).getByRole("link", { name: "Goat 9 states" }).click();
  await expect(page).toHaveURL("/us-states?zodiac=goat");
  await expect(status(page)).toHaveText("9 states");
  await page.getByLabel("Region").selectOption("Northeast");
  await page.getByLabel("Category").selectOption("Original Colony");
  await expect(page).toHaveURL("/us-states?zodiac=goat&region=Northeast&category=Original+Colony");
  await expect(names(page)).toHaveText(["Connecticut", "Massachusetts", "New Jersey", "Pennsylvania"]);
  await expect(signs(page).getByRole("link", { name: "Goat 4 states" })).toHaveAttribute("aria-current", "true");
  await expect(map(page).getByRole("link", { name: /hidden by the filters/ })).toHaveCount(46);
  await expect(onMap(page, "Massachusetts")).toHaveAccessibleName("Massachusetts, MA, Goat, Feb\u00a06, 1788");
  expect(asked.at(-1)).toBe("?page=1&limit=20&region=Northeast&category=Original+Colony&zodiac=goat");

  const before = asked.length;
  await page.goBack();
  await expect(page.getByLabel("Category")).toHaveValue("");
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/us-states?page=3");
  await expect(names(page).last()).toHaveText("Wyoming");
  expect(asked.length).toBe(before);

  await page.goto("/us-states?page=99&region=Atlantis&state=Camelot");
  await expect(status(page)).toHaveText("41 to 50, page 3 of 3");
});

test("two filters that are chosen before the page shows the first are both kept", async ({ page }) => {
  await openAsMember(page, "/us-states");
  await loaded(page);
  const [region, category] = await Promise.all(
    ["Region", "Category"].map((label) => page.getByLabel(label).elementHandle()),
  );
  // In one task of the browser, as on a busy machine.
  await page.evaluate(
    (choices) => {
      for (const [select, value] of choices) {
        (select as HTMLSelectElement).value = value;
        select?.dispatchEvent(new Event("change", { bubbles: true }));
      }
    },
    [
      [region, "Northeast"],
      [category, "Original Colony"],
    ] as const,
  );
  await expect(page).toHaveURL("/us-states?region=Northeast&category=Original+Colony");
});

test("a URL opens a state wherever it is in the list, and a reader's list begins with the best match", async ({
  page,
}) => {
  await openAsMember(page, "/us-states?state=Texas");
  await expect(panel(page, "Texas")).toContainText("Snake · Lone Star State");
  await expect(status(page)).toHaveText("41 to 50, page 3 of 3");
  await expect(inList(page, "Texas")).toHaveAttribute("aria-current", "true");
  await expect(onMap(page, "Texas")).toHaveAttribute("aria-current", "true");
  await pages(page).getByRole("link", { name: "Page 1" }).click();
  await expect(status(page)).toHaveText("1 to 20, page 1 of 3");
  await expect(panel(page, "Texas")).toBeVisible();

  await beDragon(page);
  await page.goto("/us-states?state=Texas");
  await expect(page.getByRole("heading", { level: 2, name: "All states, best match first" })).toBeVisible();
  await expect(status(page)).toHaveText("1 to 20, page 1 of 3");
  await expect(names(page).first()).toHaveText("North Carolina");
  await expect(list(page).getByRole("row", { name: /Texas/ })).toContainText("10 months after New Year");
  await expect(list(page).getByRole("row", { name: /Texas/ })).toContainText("Match with Dragon: 62 of 100");
  await panel(page, "Texas").getByText("Match with you").click();
  await expect(panel(page, "Texas")).toContainText("Why 62");
  for (const part of ["What works", "What grates", "What to do"]) {
    await expect(panel(page, "Texas").getByRole("region", { name: part })).toHaveText(/\w.*\.$/);
  }
  await expectAccessible(page);
});

test("on the map, keys move between states, Enter opens a state beside it, and so does a line of the list", async ({
  page,
}) => {
  await openAsMember(page, "/us-states");
  await loaded(page);
  await page.getByLabel("Go to a state").focus();
  await page.keyboard.press("Tab");
  await expect(onMap(page, "Alabama")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(onMap(page, "Georgia")).toBeFocused();
  await expect(main(page).getByText("Goat · Jan\u00a02, 1788")).toBeVisible();
  await page.keyboard.press("End");
  await expect(onMap(page, "Wyoming")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/us-states?state=Wyoming");
  await expect(panel(page, "Wyoming").getByRole("heading")).toBeFocused();
  await expect(status(page)).toHaveText("41 to 50, page 3 of 3");
  // The map is one stop of the Tab key, at the chosen state, before the panel.
  await page.keyboard.press("Shift+Tab");
  await expect(onMap(page, "Wyoming")).toBeFocused();

  await inList(page, "Virginia").press("Enter");
  await expect(page).toHaveURL("/us-states?state=Virginia");
  await expect(panel(page, "Virginia").getByRole("heading")).toBeFocused();
  await expect(panel(page, "Virginia")).toBeInViewport();
  await page.goBack();
  await expect(panel(page, "Wyoming")).toBeVisible();
});

test("list and map highlight each other, and choosing a state outside the filters removes them", async ({ page }) => {
  await openAsMember(page, "/us-states?zodiac=pig");
  await expect(status(page)).toHaveText("6 states");
  await inList(page, "Ohio").hover();
  await expect(main(page).getByText("Pig · Mar\u00a01, 1803")).toBeVisible();
  await onMap(page, "Delaware").locator("rect").click();
  await expect(page).toHaveURL("/us-states?state=Delaware");
  await expect(panel(page, "Delaware").getByRole("heading")).toBeFocused();
  await page.getByLabel("Go to a state").selectOption("Hawaii");
  await expect(page).toHaveURL("/us-states?state=Hawaii");
  await expect(panel(page, "Hawaii").getByRole("heading")).toBeFocused();
  await expect(list(page).getByRole("row", { name: /^HI Hawaii/ })).toContainText("Aug\u00a021, 1959");
});

test("the nine states whose calendar year gives the wrong sign are listed, and the panel has the reason", async ({
  page,
}) => {
  await openAsMember(page, "/us-states");
  await loaded(page);
  const chapter = page.getByRole("region", { name: "Nine states that the year alone gets wrong" });
  await expect(chapter.getByRole("link")).toHaveText([
    "Alaska",
    "Arizona",
    "Connecticut",
    "Georgia",
    "Kansas",
    "Massachusetts",
    "Michigan",
    "New Mexico",
    "Utah",
  ]);
  await expect(chapter.getByRole("listitem").filter({ hasText: "Massachusetts" })).toContainText(
    "Feb\u00a06, 1788, 1 day early",
  );
  await chapter.getByRole("link", { name: "Massachusetts" }).click();
  await expect(panel(page, "Massachusetts").getByRole("heading")).toBeFocused();
  await expect(panel(page, "Massachusetts")).toContainText(
    "By the calendar year 1788 alone, the sign would be Monkey.",
  );
  for (const fact of [
    "1 day before New Year (Feb\u00a07)",
    "Boston",
    "Northeast",
    "Original Colony",
    "People, 2020 census",
    "sq mi",
  ]) {
    await expect(panel(page, "Massachusetts")).toContainText(fact);
  }
  await inList(page, "Minnesota").click();
  await expect(panel(page, "Minnesota")).toBeVisible();
  await expect(panel(page, "Minnesota")).not.toContainText("alone, the sign would be");
});

test("empty and failed states say what happened and offer a next step", async ({ page }) => {
  await openAsMember(page, "/us-states?zodiac=rooster&region=West");
  await expect(page.getByRole("heading", { name: "No states found" })).toBeVisible();
  await expect(page.getByText("Try adjusting your filters to discover more states", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Show all states" }).click();
  await expect(page).toHaveURL("/us-states");
  await loaded(page);

  const everything = "**/api/us-states{?*,/**}";
  await page.route(everything, (route) => route.fulfill({ status: 503, body: "" }));
  await page.goto("/us-states");
  for (const text of [
    "Failed to fetch US states stats",
    "Failed to fetch regions",
    "Failed to fetch categories",
    "Failed to fetch US states",
  ]) {
    await expect(main(page).getByRole("alert").filter({ hasText: text }).first()).toBeVisible();
  }
  await expectAccessible(page);
  await page.unroute(everything);
  const retry = page.getByRole("button", { name: "Try again" });
  for (let left = 5; left > 0; left--) {
    await expect(retry).toHaveCount(left);
    await retry.first().click();
  }
  await loaded(page);
  await expect(map(page).getByRole("link")).toHaveCount(50);
});

test("the page passes axe, does not shift while it loads, fits every width and stays short", async ({ page }) => {
  test.slow();
  await openAsMember(page, "/us-states?zodiac=monkey&state=Kansas");
  await loaded(page);
  await expect(map(page).getByRole("link")).toHaveCount(50);
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
  await page.goto("/us-states");
  await expect(names(page)).toHaveCount(20);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(4500);
});
