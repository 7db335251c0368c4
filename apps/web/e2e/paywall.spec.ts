import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoOverflow } from "./expect-no-overflow.ts";
import { holdBack } from "./hold-back.ts";
import { looks, setLook } from "./looks.ts";
import { createMember, createPerson, fillIn, openAsMember, signIn, storeSession } from "./people.ts";

const landing = (page: Page) => page.getByRole("heading", { level: 1, name: /^Which companies/ });
const locked = (page: Page) => page.getByText("Part of lifetime access");
const reading = (page: Page) => page.getByRole("heading", { level: 1, name: "Your reading, in full" });
const navigation = (page: Page) => page.getByRole("navigation", { name: "Main" });

test("a visitor sees the landing page instead of the reading and downloads nothing of it", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await page.goto("/personal");
  await expect(landing(page)).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(scripts.filter((url) => /personal-page|identity-/.test(url))).toEqual([]);
  await expect(navigation(page).getByRole("link", { name: "Your Zodiac" })).toHaveCount(0);
});

test("a user who has not paid sees the landing page with a link to the checkout and none to the sample", async ({
  page,
  request,
}) => {
  await signIn(page, (await createPerson(request)).email);
  for (const path of ["/", "/personal"]) {
    await page.goto(path);
    await expect(landing(page)).toBeVisible();
  }
  await expect(page.getByRole("link", { name: "Get Lifetime Access - $62" }).first()).toHaveAttribute(
    "href",
    "/checkout",
  );
  await expect(page.getByRole("main").getByRole("link", { name: "Try Free Sample" })).toHaveCount(0);
  await expect(navigation(page).getByRole("link", { name: "Your Zodiac" })).toBeVisible();
});

test("a visitor or unpaid user sees what a list holds instead of the list and downloads nothing of it", async ({
  page,
  request,
}) => {
  const asked: string[] = [];
  page.on("request", (call) => asked.push(call.url()));
  for (const path of [
    "/companies",
    "/companies/1",
    "/car-brands",
    "/us-states",
    "/Companies/",
    "/companies?zodiac=ox",
  ]) {
    await page.goto(path);
    await expect(locked(page)).toBeVisible();
  }
  await navigation(page).getByRole("link", { name: "Sign In" }).click();
  await fillIn(page, (await createPerson(request)).email);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/companies?zodiac=ox");
  await expect(locked(page)).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Try Free Sample" })).toHaveCount(0);
  for (const [name, path] of Object.entries({
    Companies: "/companies",
    "Car Brands": "/car-brands",
    "US States": "/us-states",
  })) {
    const link = navigation(page).getByRole("link", { name });
    await link.click();
    await expect(page).toHaveURL(path);
    await expect(link).toHaveAttribute("aria-current", "page");
    await expect(locked(page)).toBeVisible();
  }
  // The counts by sign are open.
  const ofCatalog =
    /\/api\/(companies|car-brands|us-states)(?!\/stats)|(compan(y|ies)|car-brands|us-states)-page|us-map/;
  expect(asked.filter((url) => ofCatalog.test(url))).toEqual([]);
});

test("a paying user sees the reading on the home page and at its own URL", async ({ page, request }) => {
  await signIn(page, (await createMember(request)).email);
  for (const path of ["/", "/personal"]) {
    await page.goto(path);
    await expect(reading(page)).toBeVisible();
  }
  await expect(navigation(page).getByRole("link", { name: "Your Zodiac" })).toHaveAttribute("aria-current", "page");
});

test("an administrator sees the reading without paying", async ({ page }) => {
  await signIn(page, "admin@example.com", "zodiac-demo");
  await page.goto("/personal");
  await expect(reading(page)).toBeVisible();
});

test("a flag set in the browser unlocks nothing", async ({ page, request }) => {
  const { uid, email } = await createPerson(request);
  await signIn(page, email);
  await page.evaluate((id) => localStorage.setItem(`zodiac:paid:${id}`, "yes"), uid);
  const release = await holdBack(page, "**/payment-status");
  const refused = page.waitForResponse((response) => new URL(response.url()).pathname === "/api/reading");
  await page.goto("/personal?view=reading");
  await page.getByLabel("Birth date").fill("1988-11-29");
  await page.getByRole("button", { name: "Open My Reading" }).click();
  expect((await refused).status()).toBe(402);
  await expect(page.getByRole("alert").first()).toContainText("Failed to load your reading.");
  await expect(page.getByText("You want the big plan, and you want its foundations inspected")).toHaveCount(0);
  release();
  await expect(landing(page)).toBeVisible();
});

test("the user record is read in three attempts", async ({ page, request }) => {
  const { uid, email } = await createMember(request);
  await signIn(page, email);
  const asked: number[] = [];
  await page.route(`**/api/user/${uid}`, (route) => {
    asked.push(Date.now());
    return asked.length < 3 ? route.fulfill({ status: 500, body: "" }) : route.continue();
  });
  await page.goto("/personal");
  await expect.poll(() => asked.length).toBe(3);
  await expect(reading(page)).toBeVisible();
  expect((asked[2] ?? 0) - (asked[0] ?? 0)).toBeGreaterThanOrEqual(2000);
});

test("a user whose payment status is refused sees the landing page", async ({ page, request }) => {
  await signIn(page, (await createMember(request)).email);
  await page.route("**/payment-status", (route) => route.fulfill({ status: 500, body: "no" }));
  await page.goto("/personal");
  await expect(landing(page)).toBeVisible();
});

test("the full reading does not send the date", async ({ page, context, request }) => {
  await signIn(page, (await createMember(request)).email);
  await page.goto("/personal?view=reading");
  const sent: string[] = [];
  context.on("request", (call) => sent.push(`${call.url()} ${call.postData() ?? ""}`));
  const open = page.getByRole("button", { name: "Open My Reading" });
  await expect(open).toBeDisabled();
  await page.getByLabel("Birth date").fill("1987-11-29");
  await open.click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Rabbit");
  await page.getByRole("tab", { name: "Money and business" }).click();
  await expect(page.getByRole("heading", { name: "Career strengths" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "In business" })).toBeVisible();
  await page.getByRole("tab", { name: "Your boss" }).click();
  await page.getByLabel("Your boss’s sign").selectOption("rooster");
  await expect(page.getByRole("heading", { name: "Your Rooster boss" })).toBeVisible();
  await expect(page.getByText("Get a Rooster to correct you in a document instead of in the meeting.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Works well with" })).toBeVisible();
  // 11 + 29 + 1987 = 2027, and 2 + 0 + 2 + 7 = 11, a master number.
  const numbers = page.getByRole("region", { name: "How your numbers are worked out" });
  await expect(numbers).toContainText("Life path number");
  await expect(numbers.getByRole("listitem").first()).toHaveText("11 + 29 + 1987= 2027");
  await expect(numbers.getByRole("listitem").nth(1)).toHaveText("2 + 0 + 2 + 7= 11");
  await expect(numbers).toContainText("Birth day number");
  await expect(page.getByText("Compound - complex traits")).toBeVisible();
  await expect(page.getByText("Intuition", { exact: true })).toBeVisible();
  expect(sent.filter((text) => /1987/.test(text))).toEqual([]);
  await page.getByRole("button", { name: "Try Another Date" }).click();
  await expect(page.getByLabel("Birth date")).toHaveValue("");
  await expect(page.getByLabel("Birth date")).toBeFocused();
});

test("the reading passes axe and fits every width", async ({ page }) => {
  await openAsMember(page, "/personal?view=reading");
  for (const look of looks) {
    await setLook(page, look);
    await page.reload();
    await page.getByLabel("Birth date").fill("1975-11-29");
    await page.getByRole("button", { name: "Open My Reading" }).click();
    await expect(page.getByRole("heading", { name: "Your numbers" })).toBeVisible();
    await expectAccessible(page);
  }
  await expectNoOverflow(page);
});

test("a user whose access can’t be confirmed is not taken for a stranger, and can try again", async ({
  page,
  request,
}) => {
  const member = await createMember(request);
  await page.route("**/api/user/**", (route) => route.abort("connectionfailed"));
  await storeSession(page, member.email);
  await page.goto("/personal");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We can’t confirm your access right now");
  await expectAccessible(page);
  await expect(page.getByText("$62")).toHaveCount(0);
  await page.goto("/checkout");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We can’t confirm your access right now");
  await expect(page.getByText("Please don’t pay again.")).toBeVisible();
  await page.getByRole("link", { name: "Go to your account" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "We can’t confirm your access right now" })).toBeVisible();
  await expect(page.getByText("Get Lifetime Access")).toHaveCount(0);
  await page.goto("/personal");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("We can’t confirm your access right now");
  await page.unroute("**/api/user/**");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(reading(page)).toBeVisible();
  // What an earlier visit knew stays open.
  await page.route("**/api/user/**", (route) => route.abort("connectionfailed"));
  await page.reload();
  await expect(reading(page)).toBeVisible();
});

test("a locked list shows three real rows, what is locked, one price and nothing to uncover, and is short", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, title, example, rows] of [
    ["/companies", "Companies by sign", "Nvidia", 8],
    ["/openings", "Openings at your matches", "Rooster", 5],
    ["/car-brands", "Car brands by sign", "Audi", 8],
    ["/us-states", "All 50 US states by sign", "Massachusetts", 8],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const preview = page.getByRole("region", { name: `${title}: a preview` });
    await expect(preview.getByRole("listitem")).toHaveCount(rows);
    await expect(preview.getByRole("listitem").first()).toContainText(example);
    await expect(preview.getByRole("listitem").filter({ hasText: /^Rooster\d+ .*, locked/ })).toHaveCount(1);
    await expect(preview.getByRole("listitem").filter({ hasText: "locked" })).toHaveCount(5);
    await expect(page.getByRole("heading", { name: "One-Time Payment, Lifetime Access" })).toHaveCount(1);
    expect(await heightOf(page), path).toBeLessThanOrEqual(2400);
    await expectNoOverflow(page);
  }
  for (const look of looks) {
    await setLook(page, look);
    await expectAccessible(page);
  }
  await page.goto("/personal");
  await expect(landing(page)).toBeVisible();
  await expect(locked(page)).toHaveCount(0);
});

test("a locked list is scored for the sign of the sample", async ({ page }) => {
  await page.goto("/companies");
  await expect(page.getByText("Scored for a Dragon, as an example.")).toBeVisible();
  await page.getByRole("link", { name: "Score them for your sign" }).click();
  await page.getByLabel("Birth date").fill("1990-01-30");
  await page.getByRole("button", { name: "Discover My Zodiac Sign" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Horse");
  await page.goBack();
  await expect(page.getByText("Scored for a Horse, your sign.")).toBeVisible();
});

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollHeight);
}
