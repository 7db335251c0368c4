import { expect, type Page, test } from "@playwright/test";
import type { SignId } from "@zodiac-at-work/zodiac";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoOverflow } from "./expect-no-overflow.ts";
import { holdBack } from "./hold-back.ts";
import { looks, setLook } from "./looks.ts";
import { createMember, openAsMember } from "./people.ts";
import { companiesOf, type OpeningSeed, seedOpenings, setVisit } from "./seed-openings.ts";
import { uniqueWord } from "./unique-word.ts";

const main = (page: Page) => page.getByRole("main");
const list = /\/api\/openings(\?|$)/;
const heading = (page: Page) => main(page).getByRole("heading", { level: 2 }).first();
const titles = (page: Page) => main(page).locator("li h3");
const row = (page: Page, title: string) =>
  main(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 3, name: title }) });
const scopes = (page: Page) => page.getByRole("navigation", { name: "Which companies" });
const signs = (page: Page) => page.getByRole("navigation", { name: "Signs" });
const inUse = (page: Page) => page.getByRole("navigation", { name: "Filters in use" });
const pages = (page: Page) => page.getByRole("navigation", { name: "Pages of openings" });
const status = (page: Page) => main(page).getByRole("status").first();
const searchField = (page: Page) => page.getByRole("searchbox", { name: "Search" });

const day = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * day);
const dateDaysAgo = (days: number) => daysAgo(days).toISOString().slice(0, 10);

/** Opens a page as a member whose sign is known. */
async function openAs(page: Page, reader: SignId | undefined, path: string) {
  const member = await createMember(page.request);
  // A page without scripts of the same origin.
  await openAsMember(page, "/robots.txt", member);
  if (reader) await page.evaluate((sign) => sessionStorage.setItem("zodiac:readers-sign", sign), reader);
  await page.goto(path);
}

test("a reader sees the openings at the three best signs, and narrows them by sign, filters and order", async ({
  page,
}) => {
  const word = uniqueWord();
  const [rooster, monkey, rat, dragon] = await Promise.all(
    (["rooster", "monkey", "rat", "dragon"] as const).map(async (sign) => (await companiesOf(sign, 1))[0]?.id ?? 0),
  );
  const seed = (companyId = 0, over: Partial<OpeningSeed> = {}): OpeningSeed => ({
    companyId,
    title: `${word} engineer`,
    postedDate: dateDaysAgo(3),
    ...over,
  });
  await seedOpenings([
    seed(rat, { title: `${word} newest`, postedDate: dateDaysAgo(1), type: "contract" }),
    seed(rooster, { title: `${word} remote`, workplace: "remote", countries: ["CA"], type: "full-time" }),
    seed(rooster, { location: "Cologne, Germany", type: "full-time" }),
    seed(monkey, { title: `${word} old`, postedDate: dateDaysAgo(40) }),
    seed(dragon, {}),
  ]);
  await openAs(page, "dragon", `/openings?search=${word}`);
  await expect(page).toHaveTitle("Openings · Zodiac at Work");
  await expect(heading(page)).toHaveText("4 openings for a Dragon");
  await expect(status(page)).toHaveText("4 openings");
  await expect(titles(page).first()).toContainText(`${word} newest`);
  await expect(titles(page).last()).toContainText(`${word} old`);
  await expect(scopes(page).getByRole("link")).toHaveText(["Your matches4", "Your sign1", "All5"]);
  await expect(signs(page).getByRole("link")).toHaveText(["All three4", "Rooster2", "Monkey1", "Rat1"]);
  await expect(row(page, `${word} newest`)).toContainText("Match with Dragon: 68 of 100");

  await page.getByLabel("Order").selectOption("Best match first");
  await expect(page).toHaveURL(`/openings?search=${word}&sort=match`);
  await expect(titles(page).last()).toContainText(`${word} newest`);

  await signs(page)
    .getByRole("link", { name: /^Rooster/ })
    .click();
  await expect(page).toHaveURL(`/openings?search=${word}&sort=match&sign=rooster`);
  await expect(heading(page)).toHaveText("2 openings at Rooster companies");
  await page.getByLabel("Remote work").selectOption("Remote, any country (1)");
  await expect(page).toHaveURL(`/openings?search=${word}&sort=match&sign=rooster&remote=true`);
  await expect(titles(page)).toHaveText([new RegExp(`^${word} remote`)]);
  await expect(row(page, `${word} remote`)).toContainText("Remote Canada");
  await page.getByLabel("Remote work").selectOption("Remote in Canada (1)");
  await expect(page).toHaveURL(`/openings?search=${word}&sort=match&sign=rooster&remote=true&country=CA`);
  await expect(titles(page)).toHaveText([new RegExp(`^${word} remote`)]);
  await expect(inUse(page)).toContainText("From Canada");

  await inUse(page)
    .getByRole("link", { name: /^Remote/ })
    .click();
  await expect(heading(page)).toBeFocused();
  await expect(titles(page)).toHaveCount(2);
  await scopes(page).getByRole("link", { name: /^All/ }).click();
  await expect(page).toHaveURL(`/openings?search=${word}&sort=match&view=all`);
  await expect(heading(page)).toHaveText("5 openings");

  await page.getByLabel("Age").selectOption("30 days");
  await page.getByLabel("Type").selectOption("Full-time");
  await expect(titles(page)).toHaveCount(2);
  await expect(inUse(page).getByRole("link")).toHaveText([
    `“${word}”, remove`,
    "Full-time, remove",
    "Posted in 30 days, remove",
    "Clear all filters",
  ]);
  await page.goBack();
  await expect(titles(page)).toHaveCount(4);
  await expect(page.getByLabel("Type")).toHaveValue("");

  await signs(page)
    .getByRole("link", { name: /^Dragon/ })
    .click();
  await scopes(page)
    .getByRole("link", { name: /^Your matches/ })
    .click();
  await page.getByLabel("Another sign").selectOption({ value: "dragon" });
  await expect(signs(page).getByRole("link", { name: /^Dragon/ })).toHaveAttribute("aria-current", "true");
  await expect(titles(page)).toHaveCount(1);
});

test("the list has pages, whose number is in the URL, and the focus moves to the top", async ({ page }) => {
  const word = uniqueWord();
  const companies = await companiesOf("ox", 5);
  await seedOpenings(
    Array.from({ length: 45 }, (_, index) => ({
      companyId: companies[index % 5]?.id ?? 0,
      title: `${word} ${String(index + 1).padStart(2, "0")}`,
      postedDate: dateDaysAgo(2),
    })),
  );
  await openAs(page, undefined, `/openings?search=${word}`);
  await expect(status(page)).toHaveText("45 openings, on 3 pages");
  await expect(titles(page)).toHaveCount(20);
  await pages(page).getByRole("link", { name: "Page 3" }).click();
  await expect(page).toHaveURL(`/openings?search=${word}&page=3`);
  await expect(heading(page)).toBeFocused();
  await expect(titles(page)).toHaveCount(5);
  await expect(titles(page).last()).toContainText(`${word} 45`);
  await page.goBack();
  await expect(titles(page).first()).toContainText(`${word} 01`);
  await page.goto(`/openings?search=${word}&page=99`);
  await expect(page).toHaveURL(`/openings?search=${word}&page=3`);
  await searchField(page).fill(`${word} 07`);
  await expect(page).toHaveURL(`/openings?search=${word}+07`);
  await expect(titles(page)).toHaveCount(1);
});

test("what was found since the last visit stands in a group of its own until it is marked as seen", async ({
  page,
}) => {
  const word = uniqueWord();
  const [company] = await companiesOf("tiger", 1);
  const companyId = company?.id ?? 0;
  await openAs(page, undefined, "/account");
  await setVisit(page, daysAgo(2));
  await seedOpenings([
    { companyId, title: `${word} fresh`, postedDate: dateDaysAgo(20), firstSeenAt: daysAgo(1) },
    { companyId, title: `${word} known`, postedDate: dateDaysAgo(1), firstSeenAt: daysAgo(5) },
  ]);
  await page.goto(`/openings?search=${word}`);
  await expect(heading(page)).toHaveText("2 openings, 1 new");
  const fresh = page.getByRole("list", { name: /^New since your last visit, / });
  await expect(fresh.getByRole("heading")).toHaveText([new RegExp(`^${word} fresh`)]);
  await expect(fresh.getByRole("listitem")).toContainText("New");
  await expect(page.getByRole("list", { name: "Earlier" }).getByRole("heading")).toHaveCount(1);

  await page.goto(`/companies/${companyId}`);
  await expect(page.getByRole("listitem").filter({ hasText: `${word} fresh` })).toContainText("New");
  await page.goBack();
  await page.getByRole("button", { name: "Mark all as seen" }).press("Enter");
  await expect(heading(page)).toHaveText("2 openings");
  await expect(heading(page)).toBeFocused();
  await expect(fresh).toBeHidden();
  await expect(titles(page).first()).toContainText(`${word} known`);
});

test("an opening says what its board publishes, and a sample leads nowhere", async ({ page }) => {
  const word = uniqueWord();
  const [company] = await companiesOf("pig", 1);
  const companyId = company?.id ?? 0;
  const long = `${word} ${"Principal distributed systems and developer productivity ".repeat(3)}engineer`;
  await seedOpenings([
    {
      companyId,
      title: `${word} designer`,
      location: "Remote, Canada",
      workplace: "remote",
      type: "part-time",
      salary: "60k",
      postedDate: "2026-11-03",
    },
    { companyId, title: long },
    { companyId, title: `${word} sample`, isSample: true },
  ]);
  await openAs(page, undefined, `/openings?search=${word}`);
  const link = row(page, `${word} designer`).getByRole("link", { name: `${word} designer` });
  await expect(link).toHaveAccessibleName(`${word} designer at ${company?.name}, in a new tab`);
  await expect(link).toHaveAttribute("rel", "noopener noreferrer external");
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("href", /^https:\/\/jobs\.example\//);
  await expect(row(page, `${word} designer`)).toContainText("Remote Canada");
  await expect(row(page, `${word} designer`)).toContainText("Part-time");
  await expect(row(page, `${word} designer`)).toContainText("60k");
  await expect(row(page, `${word} designer`)).toContainText("Nov\u00a03, 2026");
  await expect(row(page, long)).toContainText("Place not published");
  await expect(row(page, long)).toContainText("Date not published");
  await expect(row(page, `${word} sample`).getByText("Sample", { exact: true })).toBeVisible();
  await expect(row(page, `${word} sample`).getByRole("link", { name: `${word} sample` })).toBeHidden();
  await expect(page.getByText("You can’t apply for these.")).toBeVisible();
  await expectNoOverflow(page);
  await row(page, `${word} designer`)
    .getByRole("link", { name: company?.name ?? "", exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1, name: company?.name ?? "" })).toBeVisible();
});

test("without a known sign, all openings are listed, with an invitation to enter a birth date", async ({ page }) => {
  await openAs(page, undefined, "/openings?view=sign&sort=match");
  await expect(scopes(page)).toBeHidden();
  await expect(page.getByLabel("Order")).toBeHidden();
  await page.getByRole("link", { name: "Open Your Zodiac" }).click();
  await page.getByLabel("Birth date").fill("1988-11-29");
  await page.getByLabel("Birth date").press("Enter");
  const header = page.getByRole("navigation", { name: "Main" });
  await header.getByRole("link", { name: "Companies" }).click();
  await page
    .getByRole("navigation", { name: "Companies and openings" })
    .getByRole("link", { name: "Openings" })
    .click();
  await expect(page).toHaveURL("/openings");
  await expect(scopes(page).getByRole("link", { name: /^Your matches/ })).toHaveAttribute("aria-current", "true");
  await expect(header.getByRole("link", { name: "Companies" })).toHaveAttribute("aria-current", "true");
});

test("filters that leave nothing say so, with the ways out", async ({ page }) => {
  const word = uniqueWord();
  const [company] = await companiesOf("rooster", 1);
  await seedOpenings([
    { companyId: company?.id ?? 0, title: `${word} baker`, workplace: "on-site", postedDate: dateDaysAgo(50) },
  ]);
  await openAs(page, "dragon", `/openings?search=${word}&remote=true&days=7`);
  await expect(main(page)).toContainText("No openings match these filters");
  await expect(main(page)).toContainText(
    new RegExp(`Nothing for “${word}” among [\\d,]+ openings?, remote, posted in the last 7 days\\.`),
  );
  await page.getByRole("link", { name: "Any age" }).click();
  await expect(page).toHaveURL(`/openings?search=${word}&remote=true`);
  await expect(heading(page)).toBeFocused();
  await page.getByRole("link", { name: "Also on site" }).press("Enter");
  await expect(titles(page)).toHaveCount(1);
  await page.goto(`/openings?search=${word}&remote=true&days=7&sign=rooster`);
  await page.getByRole("link", { name: "Clear all filters" }).last().click();
  await expect(page).toHaveURL("/openings?sign=rooster");
});

test("a list that can't be loaded offers to try again, and a loading one says so", async ({ page }) => {
  await openAs(page, "dragon", "/account");
  await page.route(list, (route) => route.fulfill({ status: 503, body: "" }), { times: 1 });
  await page.goto("/openings");
  await expect(main(page).getByRole("alert").filter({ hasText: /\S/ })).toHaveText(
    "Failed to load openings. Please check your connection and try again.",
  );
  const release = await holdBack(page, "**/api/openings?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(status(page)).toHaveText("Loading openings");
  release();
  await expect(status(page)).toHaveText(/^[\d,]+ openings?/);
});

test("the list passes axe, fits every width and works with the keyboard", async ({ page }) => {
  test.slow();
  const word = uniqueWord();
  const [company] = await companiesOf("rat", 1);
  await seedOpenings(
    Array.from({ length: 22 }, (_, index) => ({
      companyId: company?.id ?? 0,
      title: `${word} ${index}`,
      postedDate: dateDaysAgo(index),
      isSample: index === 3,
      ...(index % 2 && { type: "internship", workplace: "remote" }),
    })),
  );
  await openAs(page, "dragon", "/account");
  await setVisit(page, daysAgo(2));
  for (const look of looks) {
    await setLook(page, look);
    await page.goto(`/openings?search=${word}&days=30`);
    await expect(status(page)).toHaveText(/^22 openings, 22 new/);
    await expectAccessible(page);
    await page.goto(`/openings?search=${word}&days=1&type=contract`);
    await expect(main(page)).toContainText("No openings match these filters");
    await expectAccessible(page);
  }
  await page.goto(`/openings?search=${word}&days=30`);
  await expect(status(page)).toHaveText(/^22 openings/);
  await expectNoOverflow(page);

  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByLabel("Industry")).toBeHidden();
  await searchField(page).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Filters" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Industry")).toBeVisible();
  await page.getByLabel("Remote work").selectOption("Remote, any country (11)");
  await expect(page).toHaveURL(`/openings?search=${word}&days=30&remote=true`);
  await expect(status(page)).toHaveText("11 openings, 11 new");
});

test("the landing page names the number of openings, and omits them if the number is zero", async ({ page }) => {
  const totals = { companies: 1467, carBrands: 200, usStates: 50, articles: 0 };
  const benefits = main(page).getByRole("listitem");
  for (const [openings, text] of [
    [1086, "1,086 job openings at those companies"],
    [0, "Links to the careers pages of those companies"],
  ] as const) {
    await page.route("**/api/stats", (route) => route.fulfill({ json: { ...totals, openings } }), { times: 1 });
    await page.goto("/");
    await expect(benefits.filter({ hasText: text })).toBeVisible();
  }
  await expect(benefits.filter({ hasText: /job opening/ })).toHaveCount(0);
});
