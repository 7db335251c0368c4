import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoOverflow } from "./expect-no-overflow.ts";
import { expectNoShift } from "./expect-no-shift.ts";
import { looks } from "./looks.ts";
import { openAsMember } from "./people.ts";

const main = (page: Page) => page.getByRole("main");
const map = (page: Page) => page.getByRole("navigation", { name: "Map of the states" });
const onMap = (page: Page, name: string) => map(page).getByRole("link", { name: new RegExp(`^${name},`) });
const plate = (page: Page) => page.getByRole("region", { name: "The states by sign" });
const names = (page: Page) => main(page).locator("li h3");
const card = (page: Page, name: string) =>
  main(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });
const signs = (page: Page) => page.getByRole("navigation", { name: "Zodiac sign" });
const pages = (page: Page) => page.getByRole("navigation", { name: "Pages of states" });
const status = (page: Page) => main(page).getByRole("status");
const loaded = (page: Page) => expect(status(page)).toHaveText(/^\d/);

test("sign, region and category filter the list, dim the map and are in the URL", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === "/api/us-states") asked.push(search);
  });
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

  await signs(page).getByRole("link", { name: /Goat/ }).click();
  await expect(page).toHaveURL("/us-states?zodiac=goat");
  await expect(status(page)).toHaveText("9 states");
  await page.getByLabel("Region").selectOption("Northeast");
  await page.getByLabel("Category").selectOption("Original Colony");
  await expect(page).toHaveURL("/us-states?zodiac=goat&region=Northeast&category=Original+Colony");
  await expect(names(page)).toHaveText(["Connecticut", "Massachusetts", "New Jersey", "Pennsylvania"]);
  await expect(map(page).getByRole("link", { name: /hidden by the filters/ })).toHaveCount(46);
  await expect(onMap(page, "Massachusetts")).toHaveAccessibleName("Massachusetts, Goat, Feb\u00a06, 1788");
  expect(asked.at(-1)).toBe("?page=1&limit=20&zodiac=goat&region=Northeast&category=Original+Colony");

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

test("on the map, keys move between states, Enter opens a card, and the card leads back", async ({ page }) => {
  await openAsMember(page, "/us-states");
  await loaded(page);
  await page.getByLabel("Go to a state").focus();
  await page.keyboard.press("Tab");
  await expect(onMap(page, "Alabama")).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(onMap(page, "Georgia")).toBeFocused();
  await expect(plate(page)).toContainText("GeorgiaGoat · joined Jan\u00a02, 1788");
  await page.keyboard.press("End");
  await expect(onMap(page, "Wyoming")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/us-states?page=3&state=Wyoming");
  await expect(card(page, "Wyoming").getByRole("heading")).toBeFocused();
  await expect(card(page, "Wyoming")).toBeInViewport();
  await expect(card(page, "Wyoming")).toHaveAttribute("aria-current", "true");
  await expect(onMap(page, "Wyoming")).toHaveAttribute("aria-current", "true");

  await card(page, "Virginia").getByRole("link", { name: "Show on the map (Virginia)" }).press("Enter");
  await expect(onMap(page, "Virginia")).toBeFocused();
  await expect(page).toHaveURL("/us-states?page=3&state=Virginia");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(onMap(page, "Rhode Island")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/us-states?page=2&state=Rhode+Island");
  await expect(card(page, "Rhode Island").getByRole("heading")).toBeFocused();
  await page.goBack();
  await expect(card(page, "Virginia")).toHaveAttribute("aria-current", "true");
});

test("list and map highlight each other, and choosing a state outside the filters removes them", async ({ page }) => {
  await openAsMember(page, "/us-states?zodiac=pig");
  await expect(status(page)).toHaveText("6 states");
  await card(page, "Ohio").hover();
  await expect(plate(page)).toContainText("OhioPig · joined Mar\u00a01, 1803");
  await onMap(page, "Vermont").locator("svg").hover();
  await expect(plate(page)).toContainText("Vermont");
  await onMap(page, "Delaware").locator("svg").click();
  await expect(page).toHaveURL("/us-states?state=Delaware");
  await expect(card(page, "Delaware").getByRole("heading")).toBeFocused();
  await page.getByLabel("Go to a state").selectOption("Hawaii");
  await expect(page).toHaveURL("/us-states?state=Hawaii");
  await expect(card(page, "Hawaii").getByRole("heading")).toBeFocused();
  await page.getByText("View as a table").click();
  await expect(page.getByRole("row", { name: "Hawaii Aug 21, 1959 Pig" })).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(51);
});

test("the nine states whose calendar year gives the wrong sign are listed with the reason, also on their cards", async ({
  page,
}) => {
  await openAsMember(page, "/us-states");
  await loaded(page);
  const chapter = page.getByRole("region", { name: "Nine states whose calendar year gives the wrong sign" });
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
  const reason = "One day before Chinese New Year (Feb\u00a07, 1788), so the sign is Goat.";
  await expect(chapter.getByRole("listitem").filter({ hasText: "Massachusetts" })).toContainText(reason);
  await chapter.getByRole("link", { name: "Massachusetts" }).click();
  await expect(card(page, "Massachusetts").getByRole("heading")).toBeFocused();
  await expect(card(page, "Massachusetts")).toContainText(
    `${reason} By the calendar year 1788 alone, the sign would be Monkey.`,
  );
  for (const fact of ["Boston", "Northeast · Original Colony", "Population (2018)", "sq mi"]) {
    await expect(card(page, "Massachusetts")).toContainText(fact);
  }
  await expect(card(page, "Minnesota")).not.toContainText("alone, the sign would be");
});

test("empty and failed states say what happened and offer a next step", async ({ page }) => {
  await openAsMember(page, "/us-states?zodiac=rooster&region=West");
  await expect(page.getByRole("heading", { name: "No states found" })).toBeVisible();
  await expect(page.getByText("Try adjusting your filters to discover more states")).toBeVisible();
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

test("the page passes axe, does not shift while it loads and fits every width", async ({ page }) => {
  test.slow();
  await openAsMember(page, "/us-states?zodiac=monkey&state=Kansas");
  await loaded(page);
  await expect(map(page).getByRole("link")).toHaveCount(50);
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
