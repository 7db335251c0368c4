import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoOverflow } from "./expect-no-overflow.ts";
import { looks, setLook } from "./looks.ts";
import { type ArticleFields, seedArticle } from "./seed-article.ts";
import { untilHydrated } from "./until-hydrated.ts";
import { withDatabase } from "./with-database.ts";

const kinds: Record<string, Partial<ArticleFields>> = {
  "a year": { keyword: "chinese new year 2027", signs: ["goat"], content: "<p>One.</p><h2>Two</h2><p>Three.</p>" },
  "a pair": { keyword: "rat and ox at work", signs: ["rat", "ox"], content: "<p>One.</p><h2>Two</h2><p>Three.</p>" },
  "a sign": { keyword: "tiger boss", signs: ["tiger"], content: "<p>One.</p><h2>Two</h2><p>Three.</p>" },
  "every element": { keyword: "life path 3", signs: [] },
};

for (const [kind, fields] of Object.entries(kinds)) {
  test(`an article about ${kind} passes axe in both looks and fits every width`, async ({ page }) => {
    const { path } = await seedArticle(fields);
    for (const look of looks) {
      await setLook(page, look);
      await page.goto(path);
      await untilHydrated(page);
      for (const summary of await page.locator("main summary:visible").all()) await summary.click();
      await expectAccessible(page);
    }
    await expectNoOverflow(page);
  });
}

test("an article can be read without JavaScript", async ({ browser, baseURL }) => {
  const { title, path } = await seedArticle();
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const messages = listen(page);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByRole("heading", { name: "Why the date moves" })).toBeVisible();
  await expect(page.getByRole("figure").first()).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText("not professional career advice");
  await page.getByText("The twenty dates as a table").click();
  await expect(page.getByRole("cell", { name: "Feb 6, 2027" }).first()).toBeVisible();
  expect(await page.locator("[style]").count()).toBe(0);
  expect(messages).toEqual([]);
  await context.close();
});

test("React takes over the header and leaves the article as it is, without an error or a refused script", async ({
  page,
}) => {
  const messages = listen(page);
  const { title, path } = await seedArticle();
  await page.goto(path);
  const heading = await page.locator("h1").elementHandle();
  await untilHydrated(page);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate((element) => element === document.querySelector("h1"), heading)).toBe(true);
  await expect(page).toHaveTitle(`${title} · Zodiac at Work`);
  const data = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(data ?? "")["@graph"]).toHaveLength(3);
  expect(messages).toEqual([]);
});

test("the keyboard follows the table of contents, and the focus shows", async ({ page }) => {
  const { path } = await seedArticle();
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(path);
  await untilHydrated(page);
  const entry = page.getByRole("navigation", { name: "In this article" }).getByRole("link", { name: "Questions" });
  await entry.focus();
  await expect(entry).toHaveCSS("outline-style", "solid");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${path}#s-questions`);
  await expect(page.getByRole("heading", { name: "Questions" })).toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Goat year/);
});

test("the skip link leads to the article", async ({ page }) => {
  const { path } = await seedArticle();
  await page.goto(path);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("the signs of an article lead to their pages, to that of the pair and to more articles", async ({ page }) => {
  const { title, path } = await seedArticle();
  await page.goto(path);
  const aside = page.getByRole("complementary");
  await expect(aside.getByRole("link", { name: /^Goat at work/ })).toHaveAttribute("href", "/signs/goat");
  await expect(aside.getByRole("link", { name: /^Goat and Horse/ })).toHaveAttribute("href", "/signs/goat/horse");
  await aside.getByRole("link", { name: "Goat", exact: true }).click();
  await expect(page).toHaveURL("/blog?sign=goat");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Goat at work");
  await expect(page.getByRole("link", { name: title })).toBeVisible();
});

test("a printed article has its text and figures, and not the navigation", async ({ page }) => {
  const { path } = await seedArticle();
  await page.goto(path);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("figure").first()).toBeVisible();
  for (const hidden of [
    page.getByRole("navigation"),
    page.getByRole("contentinfo"),
    page.getByRole("link", { name: "Try Free Sample" }),
  ])
    await expect(hidden.locator("visible=true")).toHaveCount(0);
  const pdf = await page.pdf({ format: "Letter" });
  expect(pdf.subarray(0, 4).toString()).toBe("%PDF");
});

test("an earlier address redirects, a deleted article is gone, and an unknown one is not found, in one look", async ({
  page,
}) => {
  const { id, path } = await seedArticle();
  const renamed = `renamed-${id}`;
  await withDatabase((client) => client.query("update blog_posts set slug = $1 where id = $2", [renamed, id]));
  await expect(async () => {
    await page.goto(path);
    expect(new URL(page.url()).pathname).toBe(`/blog/${renamed}.html`);
  }).toPass();
  await withDatabase((client) => client.query("update blog_posts set deleted_at = now() where id = $1", [id]));
  await expect(async () => {
    expect((await page.goto(`/blog/${renamed}.html`))?.status()).toBe(410);
  }).toPass();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This article is gone");
  expect((await page.goto("/blog/no-such-article.html"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Read the blog" }).click();
  await expect(page).toHaveURL("/blog");
});

function listen(page: Page): string[] {
  const messages: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") messages.push(message.text());
  });
  page.on("pageerror", (error) => messages.push(error.message));
  return messages;
}
