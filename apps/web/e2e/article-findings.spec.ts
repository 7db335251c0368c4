import { expect, type Page, test } from "@playwright/test";
import { callAs, createAdmin, createArticle, editorOf, openEditor } from "./articles.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { looks, setLook } from "./looks.ts";

const content = (page: Page) => page.getByRole("textbox", { name: "Content" });
const list = (page: Page) => page.getByRole("list", { name: /findings? in/ });

const html = `<p>The Rat and the Ox score 82 of 100.</p><h2>When it began</h2>
<p>Chinese New Year fell on January 28, 1990.</p><p>Nothing is wrong here.</p><h2>Rows</h2>
<table><thead><tr><th>Year</th><th>Sign</th></tr></thead><tbody><tr><td>1990</td><td>Rat</td></tr></tbody></table>`;

test("what the checks find stands at its paragraph, and a list on top leads there by keyboard", async ({ page }) => {
  const admin = await createAdmin(page.request);
  const article = await createArticle(page.request, admin, { content: html });
  await openEditor(page, admin, article.id);
  await expect(list(page)).toBeVisible({ timeout: 60_000 });
  const link = list(page).getByRole("link", { name: "Chinese New Year fell" });
  await expect(list(page)).toContainText("Facts");
  await expect(content(page).locator(".finding")).toHaveCount(2);
  await expect(content(page).locator("tr.finding")).toContainText("1990");
  await expect(content(page).getByRole("note").first()).toContainText("Facts.");
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(content(page)).toBeFocused();
  await page.keyboard.press("End");
  await page.keyboard.type(" Or not.");
  await expect(content(page).locator("p.finding"), "an edited paragraph loses its mark").toHaveCount(0);
  await expect(list(page)).toContainText("was edited since the check");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("region", { name: "Notifications" })).toContainText("Article Updated");
  const { post } = await callAs(page.request, admin, "GET", `/api/blog/posts/${article.id}`);
  expect(post.content).toContain("<p>Chinese New Year fell on January 28, 1990. Or not.</p>");
  expect(post.content, "the marks are no part of the text").not.toContain("finding");
});

test("in the HTML view, the list selects the source of the paragraph", async ({ page }) => {
  const admin = await createAdmin(page.request);
  const article = await createArticle(page.request, admin, { content: html });
  await openEditor(page, admin, article.id);
  await expect(list(page)).toBeVisible({ timeout: 60_000 });
  await page.getByRole("button", { name: "HTML", exact: true }).click();
  await list(page).getByRole("link", { name: "Chinese New Year fell" }).click();
  const box = editorOf(page).getByLabel("Content");
  await expect(box).toBeFocused();
  const selected = await box.evaluate((element: HTMLTextAreaElement) =>
    element.value.slice(element.selectionStart, element.selectionEnd),
  );
  expect(selected).toBe("Chinese New Year fell on January 28, 1990.");
});

for (const look of looks) {
  test(`findings are accessible, ${look.colorScheme} at ${look.width}`, async ({ page }) => {
    const admin = await createAdmin(page.request);
    const article = await createArticle(page.request, admin, { content: html });
    await setLook(page, look);
    await openEditor(page, admin, article.id);
    await expect(list(page)).toBeVisible({ timeout: 60_000 });
    await expectAccessible(page);
  });
}
