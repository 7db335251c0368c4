import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoOverflow } from "./expect-no-overflow.ts";
import { pressAt, tabTo, typeInto } from "./keyboard.ts";
import { looks, setLook } from "./looks.ts";
import { createMember, openAsMember } from "./people.ts";
import { companiesOf, seedOpenings, seedSource } from "./seed-openings.ts";
import { uniqueWord } from "./unique-word.ts";

const list = "**/api/companies{,?*}";
const cards = (page: Page) => page.getByRole("main").getByRole("listitem").filter({ hasText: "Details" });
const names = (page: Page) => cards(page).getByRole("heading", { level: 3 });
const signs = (page: Page) => page.getByRole("navigation", { name: "Zodiac sign" });
const pages = (page: Page) => page.getByRole("navigation", { name: "Pages of companies" });
const status = (page: Page) => page.getByRole("main").getByRole("status");
const loaded = (page: Page) => expect(status(page)).toHaveText(/^[\d,]+ compan/);
const searchField = (page: Page) => page.getByRole("searchbox", { name: "Search" });

test("sign and industry are in the URL, and going back is instant", async ({ page }) => {
  // The end of a check that another test starts would refresh the lists.
  await page.route("**/api/scrape/latest", (route) => route.fulfill({ json: { runs: [] } }));
  await openAsMember(page, "/companies");
  await loaded(page);
  const { stats } = await (await page.request.get("/api/zodiac-stats")).json();
  for (const { sign, count } of stats as { sign: string; count: number }[]) {
    await expect(signs(page).getByRole("link", { name: new RegExp(`^${sign} ${count} companies`, "i") })).toBeVisible();
  }
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/api/companies") && asked.push(request.url()));

  const dragon = signs(page).getByRole("link", { name: /^Dragon/ });
  await dragon.click();
  await expect(page).toHaveURL("/companies?zodiac=dragon");
  await expect(dragon).toHaveAttribute("aria-current", "true");
  const { count } = (stats as { sign: string; count: number }[]).find(({ sign }) => sign === "dragon") ?? { count: 0 };
  await expect(status(page)).toHaveText(new RegExp(`^${count} companies`));
  for (const text of await cards(page).allTextContents()) expect(text).toContain("Dragon");

  await page.getByLabel("Industry").selectOption("Technology");
  await expect(page).toHaveURL("/companies?zodiac=dragon&industry=Technology");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText("Founded in a year of the Dragon: Technology");
  // The counts follow the industry.
  await expect(dragon).not.toHaveAccessibleName(new RegExp(`${count} companies`));
  await expect(dragon).toHaveAccessibleName(
    new RegExp(`${(await status(page).textContent())?.match(/^\d+/)?.[0]} companies`),
  );
  await expect(names(page).filter({ hasText: "Apple" })).toHaveCount(1);

  expect(new Set(asked.map((url) => new URL(url).search))).toEqual(new Set(["?zodiac=dragon"]));
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/companies");
  await loaded(page);
  await page.goForward();
  await expect(dragon).toHaveAttribute("aria-current", "true");
  expect(asked).toHaveLength(1);
});

test("companies that are possibly of the chosen sign come last, after all others, and say so", async ({ page }) => {
  await openAsMember(page, "/companies?zodiac=snake");
  await expect(status(page)).toHaveText(/^\d+ companies and \d+ possible ones, page 1 of \d+$/);
  const [count = 0, possible = 0, , pages] = ((await status(page).textContent())?.match(/\d+/g) ?? []).map(Number);
  await expect(cards(page).filter({ hasText: "Possibly" })).toHaveCount(0);
  await page.goto(`/companies?zodiac=snake&page=${pages}`);
  const onLastPage = (count + possible) % 20 || 20;
  await expect(cards(page)).toHaveCount(onLastPage);
  const last = await cards(page).allTextContents();
  expect(last.map((text) => text.includes("Possibly Snake"))).toEqual(
    last.map((_, place) => onLastPage - place <= possible),
  );
  await expect(cards(page).last()).toContainText(/Possibly SnakeFounded .*, more likely (Dragon|Horse)/);
});

test("the list has pages of twenty by name in a window of five, and going back restores the scroll position", async ({
  page,
}) => {
  await openAsMember(page, "/companies");
  await loaded(page);
  const onFirst = await names(page).allTextContents();
  expect(onFirst).toHaveLength(20);
  expect(onFirst).toEqual(onFirst.toSorted(new Intl.Collator("en", { sensitivity: "accent", numeric: true }).compare));
  await expect(pages(page).getByRole("listitem")).toHaveText(["1", "2", "3", "4", "5"]);
  await pages(page).getByRole("link", { name: "Page 5" }).click();
  await expect(pages(page).getByRole("listitem")).toHaveText(["3", "4", "5", "6", "7"]);
  await pages(page).getByRole("link", { name: "Next page" }).click();
  await expect(page).toHaveURL("/companies?page=6");
  await expect(status(page)).toHaveText(/page 6 of \d+$/);
  await expect(page.getByRole("heading", { level: 2, name: "All companies" })).toBeFocused();

  await cards(page).last().scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  const name = (await names(page).last().textContent())?.replace(" (website), in a new tab", "") ?? "";
  await cards(page).last().getByRole("link", { name: "Details" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL("/companies?page=6");
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 50);

  await page.getByLabel("Industry").selectOption("Energy");
  await expect(page).toHaveURL("/companies?industry=Energy");
  await page.goto("/companies?page=9999&industry=Media");
  await expect(status(page)).toHaveText(/page (\d+) of \1$/);
});

test("a reload returns to the scroll position, and a new address begins at the top", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await openAsMember(page, "/companies");
  await loaded(page);
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 600));
  await page.reload();
  await expect.poll(scrolled).toBeGreaterThan(550);
  await page.goto("/companies?zodiac=snake");
  await loaded(page);
  expect(await scrolled()).toBe(0);
});

test("a search tolerates a typo, covers all signs, and ends when a sign is chosen", async ({ page }) => {
  await openAsMember(page, "/companies?zodiac=pig&page=2");
  await loaded(page);
  await typeInto(searchField(page), "Micorsoft");
  await expect(page).toHaveURL("/companies?search=Micorsoft");
  await expect(names(page).first()).toContainText("Microsoft");
  await expect(signs(page).getByRole("link", { name: /^All signs/ })).toHaveAttribute("aria-current", "true");
  await typeInto(searchField(page), "cupertino");
  await page.keyboard.press("Enter");
  await expect(names(page).first()).toContainText("Apple");
  await pressAt(signs(page).getByRole("link", { name: /^Rat/ }));
  await expect(page).toHaveURL("/companies?zodiac=rat");
  await expect(searchField(page)).toHaveValue("");
  // Typing adds a single history entry.
  await page.goBack();
  await expect(searchField(page)).toHaveValue("cupertino");
  await page.goBack();
  await expect(page).toHaveURL("/companies?zodiac=pig&page=2");
  await expect(searchField(page)).toHaveValue("");
});

test("names that readers look up first are found first, and nonsense finds nothing", async ({ page }) => {
  await openAsMember(page, "/companies?view=all");
  await loaded(page);
  for (const [text, name] of [
    ["google", "Google"],
    ["linkedin", "LinkedIn"],
    ["ups", "UPS"],
    ["mckinsey", "McKinsey & Company"],
    ["twitter", "X"],
    ["aws", "Amazon Web Services"],
    ["gm", "General Motors"],
    ["pricewaterhousecoopers", "PwC"],
  ] as const) {
    await searchField(page).fill(text);
    await expect(names(page).first()).toHaveText(`${name} (website), in a new tab`);
  }
  await searchField(page).fill("qqxxzz");
  await expect(page.getByText("No companies match your search for “qqxxzz”", { exact: true })).toBeVisible();
});

test("empty and failed states say what happened and offer a next step", async ({ page }) => {
  await openAsMember(page, "/companies?search=qqxxzz");
  const empty = page.getByRole("heading", { name: "No Companies Found" });
  await expect(empty).toBeVisible();
  await expect(page.getByText("No companies match your search for “qqxxzz”", { exact: true })).toBeVisible();
  // A check of the job boards finds no company.
  await expect(page.getByRole("button", { name: "Check job boards now" })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Show all companies" }).click();
  await loaded(page);

  await page.route(list, (route) => route.fulfill({ json: { companies: [] } }));
  await page.goto("/companies?zodiac=goat&industry=Energy");
  await expect(page.getByText("No companies found for the Year of the Goat", { exact: true })).toBeVisible();
  await expect(page.getByText("Filters: Energy", { exact: true })).toBeVisible();
  await page.goto("/companies");
  await expect(page.getByText("No companies available", { exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByRole("button")).toHaveText(["Check job boards now"]);
  await page.unroute(list);

  await page.route(list, (route) => route.fulfill({ status: 503, body: "" }));
  await page.goto("/companies");
  await expect(page.getByRole("main").getByRole("alert").filter({ hasText: /./ })).toHaveText(
    "Failed to load company data. Please check your connection and try again.",
  );
  await expectAccessible(page);
  await page.unroute(list);
  await page.getByRole("button", { name: "Try again" }).click();
  await loaded(page);

  await page.goto("/companies/2147483647");
  await expect(page.getByRole("heading", { level: 1, name: "Company Not Found" })).toBeVisible();
  await page.goto("/companies/nobody");
  await expect(page.getByRole("heading", { level: 1, name: "Company Not Found" })).toBeVisible();
});

test("a reader whose access has ended sees what is locked", async ({ page }) => {
  await openAsMember(page, "/companies");
  await loaded(page);
  await page.route("**/payment-status", (route) => route.fulfill({ json: { hasPaid: false, paymentFailed: false } }));
  await page.route(list, (route) => route.fulfill({ status: 402, body: '{"error":"","code":"payment-required"}' }));
  await signs(page).getByRole("link", { name: /^Ox/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Companies by sign" })).toBeVisible();
});

test("a user whose account was deleted elsewhere is signed out with a message", async ({ page, request }) => {
  const member = await createMember(request);
  await openAsMember(page, "/companies", member);
  await loaded(page);
  const deleted = await request.delete("/api/account", { headers: { Authorization: `Bearer ${member.idToken}` } });
  expect(deleted.ok()).toBe(true);
  await signs(page).getByRole("link", { name: /^Ox/ }).click();
  await expect(page.getByText("You were signed out")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Companies by sign" })).toBeVisible();
});

test("a row shows its logo, or a letter if the image fails, and the likelier of two possible signs with the reason", async ({
  page,
}) => {
  const company = {
    id: 1,
    location: "Somewhere",
    industry: "Retail",
    description: "Sells things.",
    foundedYear: 1990,
    foundedMonth: 1,
    foundedDay: null,
    website: "example.com",
    careersUrl: "https://example.com/careers",
    zodiacSign: "snake",
    possibleSign: "horse",
    wellKnownRank: null,
    scrapedAt: null,
  };
  const companies = [
    { ...company, name: "A broken image", logoUrl: "/logos/no-such-icon.svg" },
    { ...company, id: 2, name: "By another site", logoUrl: "https://elsewhere.example/logo.png" },
    {
      ...company,
      id: 3,
      name: "éclair",
      logoUrl: null,
      website: null,
      careersUrl: null,
      foundedDay: 27,
      zodiacSign: "horse",
      possibleSign: null,
    },
    { ...company, id: 4, name: "Spotify", logoUrl: "/logos/spotify.svg", foundedMonth: null },
  ];
  await page.route(list, (route) => route.fulfill({ json: { companies } }));
  await openAsMember(page, "/companies");
  const card = (name: string) => cards(page).filter({ hasText: name });
  await expect(card("A broken image").getByText("A", { exact: true })).toBeVisible();
  await expect(card("By another site").getByText("B", { exact: true })).toBeVisible();
  await expect(card("éclair").getByText("É", { exact: true })).toBeVisible();
  const logo = card("Spotify").locator("img");
  await expect(logo).toHaveAttribute("src", "/logos/spotify.svg");
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await expect(card("A broken image")).toContainText("Most likely SnakeFounded Jan 1990");
  await card("A broken image").getByRole("button", { name: "Most likely Snake" }).press("Enter");
  await expect(card("A broken image")).toContainText("The 26 days before it are Snake, and the five days");
  await expect(card("éclair")).toContainText("HorseFounded Jan\u00a027, 1990");
  await expect(card("éclair").getByRole("button")).toHaveCount(0);
  await expect(card("Spotify")).toContainText("Most likely SnakeFounded 1990");
  await expect(card("Spotify").getByRole("link", { name: "Spotify (website), in a new tab" })).toHaveAttribute(
    "href",
    "https://example.com",
  );
  await expect(card("Spotify").getByRole("link", { name: "Careers at Spotify" })).toHaveAttribute(
    "href",
    "https://example.com/careers",
  );
  await expect(card("éclair").getByRole("link")).toHaveText(["Details of éclair"]);
});

test("a company's page shows the reason for its sign and the match with the reader", async ({ page }) => {
  await openAsMember(page, "/companies?search=apple");
  await names(page).filter({ hasText: "Apple" }).first().waitFor();
  await cards(page).first().getByRole("link", { name: "Details of Apple" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Apple" })).toBeVisible();
  await expect(page).toHaveTitle("Apple · Zodiac at Work");
  const main = page.getByRole("main");
  await expect(main).toContainText("More than two months after Chinese New Year (Jan\u00a031, 1976)");
  await expect(main).toContainText("so the sign is Dragon.");
  await expect(main).toContainText("1977");
  await expect(main).toContainText("We know of no openings at Apple right now");

  const sent: string[] = [];
  page.on("request", (call) => sent.push(`${call.url()} ${call.postData() ?? ""}`));
  await page.getByLabel("Your birth date").fill("1984-06-15");
  await page.getByRole("button", { name: "Use my sign" }).click();
  await expect(main).toContainText("Rat and Dragon are a good match and have something to offer each other.");
  await expect(main).toContainText("three harmonies of water");
  const byElement = main.getByText("Born in a Wood year", { exact: true });
  await expect(byElement).toBeVisible();
  const byLifePath = main.getByText("With life path 7", { exact: true });
  await expect(byLifePath).toBeVisible();
  await expect(page.getByRole("heading", { name: "Ask them this" })).toBeVisible();
  await expect(main.getByText("A good answer:")).toHaveCount(5);
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain("1984");
  expect(sent.filter((text) => text.includes("1984"))).toEqual([]);

  await page.reload();
  // The sign, unlike the date, survives a reload.
  await expect(main).toContainText("Rat and Dragon");
  await expect(main.getByText("A good answer:")).toHaveCount(5);
  await expect(byElement).toHaveCount(0);
  await expect(byLifePath).toHaveCount(0);
});

test("a company's page lists its openings, some at first, with their descriptions folded in", async ({ page }) => {
  const word = uniqueWord();
  const [company] = await companiesOf("goat", 1, 20 + test.info().retry);
  const { id, name } = company ?? { id: 0, name: "" };
  await seedSource(id);
  const description =
    '<h1>About us</h1><p>We <strong>bake</strong>. <a href="https://jobs.example/more">More</a></p><img src="x"><script>document.title = "hacked"</script>';
  await seedOpenings(
    Array.from({ length: 23 }, (_, index) => ({
      companyId: id,
      title: `${word} ${index + 1}`,
      postedDate: `2026-10-${30 - index}`,
      ...(index === 0 && { descriptionHtml: description, department: "Bakery" }),
    })),
  );
  await openAsMember(page, `/companies?search=${encodeURIComponent(name)}`);
  const count = cards(page).getByRole("link", { name: `23 openings at ${name}` });
  await count.click();
  await expect(page).toHaveURL(`/companies/${id}#openings`);
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 2, name: "23 openings" })).toBeInViewport();
  await expect(main).toContainText("From its own board");
  await expect(main).toContainText("Job boardGreenhouse");
  await main.getByRole("link", { name: "See 23 openings" }).click();
  await expect(page).toHaveURL(`/companies/${id}#openings`);

  const titles = main.locator("#openings li h3");
  await expect(titles).toHaveCount(6);
  const first = main.getByRole("listitem").filter({ hasText: "Bakery" });
  await first.getByText(`Description of ${word} 1`).press("Enter");
  await expect(first.getByText("About us")).toBeVisible();
  await expect(first.getByRole("heading")).toHaveCount(1);
  await expect(first.locator("strong")).toHaveText("bake");
  await expect(first.getByRole("link", { name: /^More/ })).toHaveAttribute("rel", /noopener/);
  await expect(first.locator("img")).toHaveCount(0);
  await expect(page).toHaveTitle(`${name} · Zodiac at Work`);
  await expectAccessible(page);

  await main.getByRole("button", { name: "Show all 23" }).click();
  await expect(titles).toHaveCount(20);
  await expect(titles.nth(6).getByRole("link")).toBeFocused();
  await page.route("**/api/companies/*/openings?page=2*", (route) => route.fulfill({ status: 503, body: "" }), {
    times: 1,
  });
  await main.getByRole("button", { name: "Show more" }).click();
  await expect(main.getByText("Failed to load more openings. Please try again.")).toBeVisible();
  await main.getByRole("button", { name: "Show more" }).click();
  await expect(titles).toHaveCount(23);
  await expect(main.getByRole("button", { name: "Show more" })).toBeHidden();

  await page.route("**/api/companies/*/openings?*", (route) => route.fulfill({ status: 503, body: "" }), { times: 1 });
  await page.reload();
  await expect(main.getByText("Failed to load openings. Please check your connection and try again.")).toBeVisible();
  await main.getByRole("button", { name: "Try again" }).click();
  await expect(titles).toHaveCount(6);
});

test("a reader's matches come first, with the keyboard alone, and signing out clears the sign", async ({ page }) => {
  await openAsMember(page, "/personal");
  await typeInto(page.getByLabel("Birth date"), "01301990");
  await page.keyboard.press("Enter");
  await pressAt(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Companies" }));
  await expect(page).toHaveURL("/companies");
  await expect(page.getByText("The best signs for the Horse: Goat, Tiger, and Dog.")).toBeVisible();
  await loaded(page);
  await expect(signs(page).getByRole("link", { name: /^(Goat|Tiger|Dog)/ })).toHaveCount(3);
  for (const sign of ["Goat", "Tiger", "Dog"]) {
    await expect(signs(page).getByRole("link", { name: new RegExp(`^${sign}`) })).toHaveAttribute(
      "aria-current",
      "true",
    );
  }
  for (const text of await cards(page).allTextContents()) expect(text).toMatch(/(Goat|Tiger|Dog).*match with Horse/);
  const why = cards(page)
    .first()
    .getByRole("button", { name: /match with Horse: \d+ of 100/ });
  await pressAt(why);
  await expect(cards(page).first()).toContainText(/Why \d+: Horse and/);
  await page.keyboard.press("Enter");
  await expect(cards(page).first()).not.toContainText("Why");

  const scopes = page.getByRole("navigation", { name: "Which companies" });
  await pressAt(scopes.getByRole("link", { name: /^Your sign/ }));
  await expect(page).toHaveURL("/companies?view=sign");
  await expect(page.getByRole("heading", { level: 2, name: "Founded in a year of the Horse" })).toBeVisible();
  await pressAt(scopes.getByRole("link", { name: /^All/ }));
  await expect(page.getByRole("heading", { level: 2, name: "Well known" })).toBeVisible();
  await tabTo(searchField(page));
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Industry")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("m");
  await expect(page).toHaveURL("/companies?view=all&sort=match");
  await expect(page.getByText("Sorted by the match with your sign, the Horse.")).toBeVisible();
  // The goat is the horse's best match, by the six harmonies.
  for (const text of await cards(page).allTextContents()) expect(text).toMatch(/Goat.*match with Horse: 92 of 100/);
  await pressAt(page.getByRole("button", { name: "Use another birth date" }));
  await expect(page.getByLabel("Your birth date")).toBeFocused();
  await page.keyboard.type("02101985");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Sorted by the match with your sign, the Rat.")).toBeFocused();
  await pressAt(page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Logout" }));
  await expect(page.getByText("Logged out", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("zodiac:readers-sign"))).toBeNull();
});

test("several signs at once and companies with openings", async ({ page }) => {
  await openAsMember(page, "/companies");
  await loaded(page);
  await signs(page).getByRole("link", { name: /^Rat/ }).click();
  await signs(page).getByRole("link", { name: /^Ox/ }).click();
  await expect(page).toHaveURL("/companies?zodiac=rat%2Cox");
  await expect(page.getByRole("heading", { level: 2, name: "Founded in a year of the Rat or Ox" })).toBeVisible();
  for (const text of await cards(page).allTextContents()) expect(text).toMatch(/Rat|Ox/);
  await signs(page).getByRole("link", { name: /^Rat/ }).click();
  await expect(page).toHaveURL("/companies?zodiac=ox");
  await page.getByLabel("With openings").click();
  await expect(page).toHaveURL("/companies?zodiac=ox&openings=true");
  for (const text of await cards(page).allTextContents()) expect(text).toMatch(/\d (sample )?openings?/);
});

test("the list, a match and a company pass axe and fit every width", async ({ page }) => {
  test.slow();
  await openAsMember(page, "/companies?sort=match&zodiac=pig");
  await loaded(page);
  await expectNoOverflow(page);
  for (const look of looks) {
    await setLook(page, look);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto("/companies?sort=match&zodiac=pig");
    await loaded(page);
    await expect(signs(page).getByRole("link", { name: /^Pig/ })).toBeInViewport();
    await expectAccessible(page);
    await page.getByLabel("Your birth date").fill("1990-01-30");
    await page.getByRole("button", { name: "Use my sign" }).click();
    await expect(page.getByText("Sorted by the match with your sign, the Horse.")).toBeVisible();
    await expectAccessible(page);
    await cards(page).first().getByRole("link", { name: "Details" }).click();
    await expect(page.getByText(/^We know of no openings at .* right now$/)).toBeVisible();
    await expectAccessible(page);
  }
  await expectNoOverflow(page);
});
