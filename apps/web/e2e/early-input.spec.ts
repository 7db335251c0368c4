import { expect, type Page, test } from "@playwright/test";
import { notFound, type Page as PageOfSite, pages } from "@zodiac-at-work/contracts/pages";
import { callAs, createAdmin } from "./articles.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { holdBack } from "./hold-back.ts";
import { looks, setLook } from "./looks.ts";
import { createPerson, fillIn, newEmail, password } from "./people.ts";
import { seedArticle } from "./seed-article.ts";
import { untilHydrated } from "./until-hydrated.ts";

const scripts = "**/assets/*.js";
/** The app's scripts without the early script of the pages that the API renders. */
const appScripts = /\/assets\/(?!start-)[^/]*\.js$/;

const submit = (page: Page) => page.getByRole("main").getByRole("button", { name: "Sign In" });
const busy = (page: Page) => page.locator("[aria-busy=true]");
const failure = (page: Page) => page.getByRole("alert").filter({ hasText: "This page has not loaded completely." });
const reload = (page: Page) => failure(page).getByRole("link", { name: "Reload the page" });

test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }));

test.describe("on a slow phone", () => {
  test.beforeEach(async ({ page }) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  });

  test("a sign-in that is sent before the app runs is carried out once it runs", async ({ page, request }) => {
    const { email } = await createPerson(request);
    const urls = listUrls(page);
    const release = await holdBack(page, scripts);
    await page.goto("/login");
    await fillIn(page, email);
    await page.keyboard.press("Enter");
    await expect(submit(page)).toHaveAttribute("aria-busy", "true");
    await expect(page.getByRole("status")).toHaveText("One moment. The page is still loading.");
    // An impatient reader presses again.
    await submit(page).click();
    release();
    await expect(page.getByText("Welcome back!")).toBeVisible({ timeout: 60_000 });
    await expect(busy(page)).toHaveCount(0);
    expect(urls.filter((url) => url.includes("correct"))).toEqual([]);
  });

  test("a sign-in that fails shows its message, and the password is shown as asked", async ({ page }) => {
    const release = await holdBack(page, scripts);
    await page.goto("/login");
    await fillIn(page, newEmail());
    await page.getByRole("button", { name: "Show password" }).click();
    await submit(page).click();
    await expect(busy(page)).toHaveCount(2);
    release();
    await expect(page.getByText("No account found with this email. Please sign up first.")).toBeVisible();
    await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
    await expect(page.getByLabel("Password", { exact: true })).toHaveValue(password);
  });

  test("a birth date that is sent before the app runs is answered once it runs, and kept as chosen", async ({
    page,
  }) => {
    const release = await holdBack(page, scripts);
    await page.goto("/zodiac-sample");
    const button = page.getByRole("button", { name: "Discover My Zodiac Sign" });
    await expect(button).toBeDisabled();
    await page.getByLabel("Birth date").fill("1990-01-27");
    await page.getByLabel("Keep this date on this device").check();
    await button.click();
    await expect(button).toHaveAttribute("aria-busy", "true");
    release();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Horse");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Horse");
  });

  test("the year, the menu and the questions of the landing page wait for the app", async ({ page }) => {
    const release = await holdBack(page, scripts);
    await page.goto("/?born=1967");
    await page.getByLabel("Born in").fill("1990");
    await page.getByText("Is it a subscription?").click();
    await expect(page.getByText("You pay $62 once and keep your access for life.")).toBeVisible();
    await page.getByRole("link", { name: "Menu" }).click();
    await expect(busy(page)).toHaveText("Menu");
    release();
    await expect(page).toHaveURL("/?born=1990");
    await expect(page.getByText("Metal Horse", { exact: true })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await expect(page.getByText("You pay $62 once and keep your access for life.")).toBeVisible();
  });

  test("arrow keys move around the wheel at once, and the sign and the buy button wait for the app", async ({
    page,
  }) => {
    const release = await holdBack(page, scripts);
    await page.goto("/");
    await page.getByRole("link", { name: "Tiger", exact: true }).press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("link", { name: "Rat", exact: true })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Get Lifetime Access - $62" }).first().click();
    await expect(busy(page)).toHaveCount(2);
    await expect(page).toHaveURL("/");
    release();
    await expect(page.getByRole("dialog", { name: "Get Lifetime Access" })).toBeVisible();
    await expect(page).toHaveURL("/?born=1984");
  });
});

test("every prerendered page keeps a press while its scripts are held back for five seconds", async ({
  context,
  request,
}) => {
  const { path: article } = await seedArticle();
  const admin = await createAdmin(request);
  const draft = { title: "Draft", content: "<p>The Ox waits.</p>", metaDescription: "", targetKeyword: "" };
  const preview = await callAs(request, admin, "POST", "/api/blog/previews", draft);
  const parameters = { ":sign": "dragon", ":other": "rat", "/*": "/nowhere" };
  const addresses = [...Object.values<PageOfSite>(pages), notFound]
    .filter(({ file }) => file !== undefined)
    .map(({ path }) => {
      if (path === pages.article.path) return article;
      if (path === pages.articlePreview.path) return preview.path;
      return Object.entries(parameters).reduce((address, [name, value]) => address.replace(name, value), `${path}`);
    });
  expect(addresses.length).toBeGreaterThan(12);
  // The tabs wait together, so that the test waits for five seconds once.
  const held = await Promise.all(
    addresses.map(async (address) => {
      const page = await context.newPage();
      await page.setViewportSize({ width: 390, height: 844 });
      const release = await holdBack(page, appScripts);
      await page.goto(address);
      await page.getByRole("link", { name: "Menu" }).click();
      await expect(busy(page), address).toHaveText("Menu");
      return { page, address, release };
    }),
  );
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  for (const { page, address, release } of held) {
    await expect(busy(page), address).toHaveText("Menu");
    await page.bringToFront();
    release();
    await expect(page.getByRole("navigation", { name: "Main" }), address).toBeVisible();
    await expect(busy(page), address).toHaveCount(0);
    await page.close();
  }
});

test("a page that the API renders works without any script", async ({ page }) => {
  await page.route(scripts, (route) => route.abort());
  await page.goto("/signs/dragon");
  await page.getByRole("link", { name: "Menu" }).click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Free sample" }).click();
  await expect(page).toHaveURL("/zodiac-sample");
});

test("a page whose scripts can't be loaded says so and offers to reload", async ({ page }) => {
  await page.route(appScripts, (route) => route.abort());
  for (const path of ["/", "/zodiac-sample", "/nowhere", "/reset-password"]) {
    await page.goto(path);
    await expect(reload(page), path).toBeVisible();
  }
  await page.goto("/signs");
  await page.getByRole("link", { name: "Menu" }).click();
  await expect(reload(page)).toBeFocused();
  await page.goto("/login");
  await expect(reload(page)).toBeVisible();
  await fillIn(page, newEmail());
  await page.keyboard.press("Enter");
  await expect(reload(page)).toBeFocused();
  await expect(busy(page)).toHaveCount(0);
  for (const look of looks) {
    await setLook(page, look);
    await expectAccessible(page);
  }
  await page.unrouteAll({ behavior: "wait" });
  await page.keyboard.press("Enter");
  await untilHydrated(page);
  await expect(failure(page)).toBeHidden();
});

test("with JavaScript turned off a sign-in is answered with the reason, and no address holds the password", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const urls = listUrls(page);
  await page.goto("/login");
  // Playwright finds no text inside the element.
  await expect(page.locator("noscript p")).toBeVisible();
  await expect(page.locator("noscript p")).toContainText("Turn it on in your browser, then reload the page.");
  await fillIn(page, newEmail());
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Email")).toHaveValue("");
  await fillIn(page, newEmail());
  await submit(page).click();
  await expect(page.getByLabel("Email")).toHaveValue("");
  await expect(page.locator("noscript p")).toBeVisible();
  expect(urls.filter((url) => url.startsWith("POST"))).toHaveLength(2);
  expect(urls.filter((url) => url.includes("correct") || url.includes("?"))).toEqual([]);
  await context.close();
});

/** Collects the method and the address of each request from now on. */
function listUrls(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(`${request.method()} ${request.url()}`));
  return urls;
}
