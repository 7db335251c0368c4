import { expect, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoOverflow } from "./expect-no-overflow.ts";
import { looks, setLook } from "./looks.ts";
import { createMember, signIn } from "./people.ts";
import { seedArticle } from "./seed-article.ts";
import { untilHydrated } from "./until-hydrated.ts";
import { withDatabase } from "./with-database.ts";

test("a card shows an article and opens it in a new tab", async ({ page, context }) => {
  const { title, path } = await seedArticle();
  await page.goto("/blog");
  const card = page.getByRole("article").filter({ hasText: title });
  await expect(card).toContainText("Chinese New Year 2027");
  await expect(card).toContainText("5 min read");
  await expect(card).toContainText("When it begins, and why charts disagree.");
  await expect(card).toContainText(/\w{3} \d{1,2}, \d{4}/);
  const opened = context.waitForEvent("page");
  await card.getByRole("link", { name: title }).click();
  await expect(await opened).toHaveURL(path);
});

test("/blog passes axe in both looks and fits every width", async ({ page }) => {
  await seedArticle();
  for (const look of looks) {
    await setLook(page, look);
    await page.goto("/blog");
    await untilHydrated(page);
    await expectAccessible(page);
  }
  await expectNoOverflow(page);
});

test("/blog can be read and left without JavaScript, on a phone too", async ({ browser, baseURL }) => {
  const { title } = await seedArticle();
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/blog");
  await expect(page.getByRole("link", { name: title })).toBeVisible();
  await page.getByRole("link", { name: "Menu" }).click();
  await page.getByRole("contentinfo").getByRole("link", { name: "Free sample" }).click();
  await expect(page).toHaveURL("/zodiac-sample");
  await context.close();
});

test("one filter at most is marked as the current one", async ({ page }) => {
  await seedArticle();
  const current = page.locator(".blog-chip[aria-current]");
  for (const [path, name] of [
    ["/blog", "All"],
    ["/blog?family=guides", "Guides"],
    ["/blog?category=zodiac", "Zodiac"],
  ] as const) {
    await page.goto(path);
    await expect(current).toHaveText([name]);
  }
  await page.goto("/blog?sign=ox");
  await expect(current).toHaveCount(0);
});

test("the keyboard reaches the categories and the articles", async ({ page }) => {
  const { title } = await seedArticle();
  await page.goto("/blog");
  await untilHydrated(page);
  await page.getByRole("navigation", { name: "Categories" }).getByRole("link").first().focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Zodiac", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/blog?category=zodiac");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zodiac articles");
  await expect(page.getByRole("link", { name: "Zodiac", exact: true })).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("link", { name: title })).toBeVisible();
});

test("the search of the blog finds an article by its words, without JavaScript too", async ({ browser, baseURL }) => {
  const { title } = await seedArticle();
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/blog");
  const field = page.getByRole("searchbox", { name: "Search the blog" });
  await field.fill(title.split(" ").toReversed().join(" "));
  await field.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Articles about");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("link", { name: title })).toBeVisible();
  await context.close();
});

test("a long keyword leaves the read time of a card on the first line", async ({ page }) => {
  const { title } = await seedArticle({ keyword: "how a rat deals with a boss who never answers in the first month" });
  for (const width of [390, 700, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/blog");
    const card = page.getByRole("article").filter({ hasText: title });
    const [keyword, time] = await Promise.all([
      card.locator(".keyword").boundingBox(),
      card.locator(".card-time").boundingBox(),
    ]);
    expect(time?.height).toBeLessThan(28);
    expect(Math.abs((time?.y ?? 0) - (keyword?.y ?? 0))).toBeLessThan(4);
  }
});

test("a new article is on the list within seconds, and a deleted one is not", async ({ page }) => {
  await page.goto("/blog");
  const { id, title } = await seedArticle();
  const link = page.getByRole("link", { name: title });
  await expect(async () => {
    await page.reload();
    await expect(link).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 5_000 });
  await withDatabase((client) => client.query("update blog_posts set deleted_at = now() where id = $1", [id]));
  await expect(async () => {
    await page.reload();
    await expect(link).toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 5_000 });
});

test("the header leads to the blog and back, and Back shows the list again", async ({ page }) => {
  await seedArticle();
  await page.goto("/");
  await untilHydrated(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blog" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog");
  await untilHydrated(page);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Free sample" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("born under");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog");
  await expect(page.getByRole("article").first()).toBeVisible();
});

test("a member keeps their own navigation on the blog", async ({ page }) => {
  await seedArticle();
  const member = await createMember(page.request);
  await signIn(page, member.email);
  await page.goto("/blog");
  const nav = page.getByRole("navigation", { name: "Main" });
  await expect(nav.getByRole("link", { name: "Your Zodiac" })).toBeVisible();
  await expect(nav.getByRole("link", { name: "Sign In" })).toHaveCount(0);
  await expect(page.getByRole("article").first()).toBeVisible();
  await nav.getByRole("link", { name: "Companies" }).click();
  await expect(page).toHaveURL("/companies");
});
