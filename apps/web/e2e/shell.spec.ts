import { expect, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoOverflow } from "./expect-no-overflow.ts";
import { looks, setLook } from "./looks.ts";
import { openAsMember } from "./people.ts";
import { untilHydrated } from "./until-hydrated.ts";

const pages = [
  { path: "/", title: "Which companies were born under your sign? · Zodiac at Work", heading: /^Which companies/ },
  { path: "/zodiac-sample", title: "Free zodiac sample · Zodiac at Work", heading: /^Which sign were you/ },
  { path: "/login", title: "Sign In · Zodiac at Work", heading: "Sign In" },
  { path: "/no-such-page", title: "Page Not Found · Zodiac at Work", heading: "Page Not Found" },
] as const;

for (const { path, title, heading } of pages) {
  test(`${path} has its title, description and one main heading`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(title);
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /\.$/);
    await expect(page.getByRole("contentinfo")).toContainText("not professional career advice");
  });

  test(`${path} passes axe and fits every width`, async ({ page }) => {
    for (const look of looks) {
      await setLook(page, look);
      await page.goto(path);
      await untilHydrated(page);
      for (const summary of await page.locator("summary").all()) await summary.click();
      await expectAccessible(page);
    }
    await expectNoOverflow(page);
  });
}

test("no page causes an error in the browser's console", async ({ page }) => {
  const errors: string[] = [];
  page.on("console", (message) => {
    // The browser reports the status of the document itself.
    const isStatus = message.location().url.endsWith("/no-such-page") && message.text().includes("404");
    if (message.type() === "error" && !isStatus) errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(error.message));
  for (const { path } of pages) {
    await page.goto(path);
    await untilHydrated(page);
    await page.waitForLoadState("networkidle");
  }
  expect(errors).toEqual([]);
});

test("the not-found page leads home", async ({ page }) => {
  const response = await page.goto("/nowhere/to/be/found");
  expect(response?.status()).toBe(404);
  await untilHydrated(page);
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("only the link to the current page is marked", async ({ page }) => {
  await page.goto("/zodiac-sample");
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("link");
  await expect(links).toHaveText(["Home", "Signs", "Blog", "Free sample", "Sign In"]);
  await expect(links.nth(3)).toHaveAttribute("aria-current", "page");
  await expect(links.nth(0)).not.toHaveAttribute("aria-current");
  // A visitor's few links fit a tablet.
  await page.setViewportSize({ width: 640, height: 800 });
  await expect(links.nth(4)).toBeVisible();
  await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
});

test("on a phone a button opens the links, and Escape or following a link closes them", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const button = page.getByRole("button", { name: "Menu" });
  const nav = page.getByRole("navigation", { name: "Main" });
  await expect(nav).toBeHidden();
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(nav).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(nav).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await nav.getByRole("link", { name: "Free sample" }).click();
  await expect(page).toHaveURL("/zodiac-sample");
  await expect(nav).toBeHidden();
});

test("going back restores the scroll position", async ({ page }) => {
  await page.goto("/");
  await untilHydrated(page);
  await page.getByRole("heading", { name: "Frequently asked questions" }).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(500);
  await page.getByRole("contentinfo").getByRole("link", { name: "Free sample" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Which sign/ })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 50);
});

test("a page whose file can't be loaded while the site does not respond shows an error and a reload button", async ({
  page,
}) => {
  await page.goto("/");
  await untilHydrated(page);
  await page.route("**/assets/*sample*", (route) => route.abort());
  await page.route("/zodiac-sample", (route) =>
    route.request().method() === "HEAD" ? route.abort() : route.continue(),
  );
  await page.getByRole("link", { name: "Try Free Sample" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be loaded");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/assets/*sample*");
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Which sign were you/);
});

test("a file that a release has replaced leads to one reload, and to no other if it stays missing", async ({
  page,
}) => {
  await openAsMember(page, "/companies");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.route("**/assets/account-page*", (route) => route.fulfill({ status: 404 }));
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Account" }).click();
  await expect.poll(() => documents).toEqual(["/account"]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be loaded");
  await page.unroute("**/assets/account-page*");
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/@example\.com$/);
  expect(documents).toEqual(["/account", "/account"]);
});

test("a visitor sees the landing page without totals if they can't be loaded", async ({ page }) => {
  await page.route("**/api/stats", (route) => route.fulfill({ status: 500, body: "down" }));
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 3, name: "Companies" })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("totals are shown only if they are above zero", async ({ page }) => {
  const totals = { companies: 1817, openings: 0, carBrands: 0, usStates: 50, articles: 0 };
  await page.route("**/api/stats", (route) => route.fulfill({ json: totals }));
  await page.goto("/");
  const entries = page.getByRole("region", { name: "Look inside before you pay" }).locator("li:has(h3)");
  await expect(entries.nth(0)).toContainText("1,817");
  await expect(entries.nth(1)).toContainText(/Car Brands\s*Every marque/);
  await expect(entries.nth(2)).toContainText("50");
});
