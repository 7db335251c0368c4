import { expect, type Page, test } from "@playwright/test";
import { callAs, createAdmin, createArticle, editorOf, newTitle, openEditor } from "./articles.ts";
import { expectSelection } from "./editor-selection.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { tabTo } from "./keyboard.ts";
import { looks, setLook } from "./looks.ts";
import { storeSession } from "./people.ts";

const content = (page: Page) => page.getByRole("textbox", { name: "Content" });
const title = (page: Page) => editorOf(page).getByLabel("Title", { exact: true });
const save = (page: Page) => editorOf(page).getByRole("button", { name: "Save & Regenerate HTML" });
const toast = (page: Page) => page.getByRole("region", { name: "Notifications" });
const panel = (page: Page) => page.getByRole("complementary", { name: "About the article" });
const leaving = (page: Page) => page.getByRole("dialog", { name: "Close the editor?" });

test("an article opens with its fields, its figures and its checks, and a save keeps what was not edited", async ({
  page,
}) => {
  const admin = await createAdmin(page.request);
  const html =
    '<h2 id="s-why">Why</h2>\n\n<p>The <a href="/zodiac-sample">Ox</a>  waits.</p><ul><li>a</li></ul>\n<table><thead><tr><th scope="col">h</th></tr></thead><tbody><tr><td>c</td></tr></tbody></table>';
  const article = await createArticle(page.request, admin, { content: html, targetKeyword: "ox careers" });
  await openEditor(page, admin, article.id);
  const editor = editorOf(page);
  await expect(editor).toContainText("Edit article");
  await expect(editor).toContainText(`${article.title.length} / 60`);
  await expect(editor).toContainText("7 words · 1 min read");
  await expect(editor).toContainText("1 internal link");
  await expect(editor).toContainText(/Last saved \w+\s\d+, \d{4} at \d+:\d\d\s[ap]m/);
  await expect(panel(page)).toContainText("Keyword not in title");
  await expect(panel(page)).toContainText("No description");
  await editor
    .getByLabel("Meta description")
    .fill("What the Ox does while the others run, and why that pays in the end, year by year.");
  await expect(panel(page)).toContainText("Description 70 to 160");
  await title(page).fill(`${article.title} Careers: Ox Careers`);
  await expect(panel(page)).toContainText("Keyword in title");
  await save(page).click();
  await expect(toast(page)).toContainText("Article Updated");
  const saved = await callAs(page.request, admin, "GET", `/api/blog/posts/${article.id}`);
  expect(saved.post.content).toBe(html);
  expect(saved.post.version).toBe(article.version + 1);
  expect(saved.draft).toBeNull();
  // The gates measure the saved version in the background.
  await expect(panel(page)).toContainText(`Measured in version ${article.version + 1}`, { timeout: 60_000 });
  await expect(panel(page)).toContainText("Word count");
});

test("the toolbar formats the text, and undo goes back to the very HTML that was opened", async ({ page }) => {
  const admin = await createAdmin(page.request);
  const article = await createArticle(page.request, admin, {
    content: "<p>The Ox waits.</p>\n\n<p>It is patient.</p>",
  });
  await openEditor(page, admin, article.id);
  const tool = (name: string) => page.getByRole("toolbar", { name: "Format" }).getByRole("button", { name });
  await content(page)
    .getByText("The Ox waits.")
    .dblclick({ position: { x: 45, y: 10 } });
  await tool("Bold").click();
  await expect(tool("Bold")).toHaveAttribute("aria-pressed", "true");
  await tool("H2 heading").click();
  await expect(content(page).getByRole("heading", { level: 2 })).toHaveText("The Ox waits.");
  await tool("Undo").click();
  await tool("Undo").click();
  await expect(editorOf(page).getByText("You have unsaved changes.")).toHaveCount(0);
  await page.getByRole("button", { name: "HTML", exact: true }).click();
  await expect(editorOf(page).getByLabel("Content")).toHaveValue(article.content);
  await page.getByRole("button", { name: "Visual" }).click();

  await content(page).getByText("It is patient.").click();
  await page.keyboard.press("End");
  await expectSelection(content(page), { block: "It is patient.", offset: 14 });
  await page.keyboard.press("Enter");
  await tool("List").click();
  await page.keyboard.type("One");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Two");
  await page.keyboard.press("Shift+Home");
  await expectSelection(content(page), { block: "Two", selected: "Two", offset: 0 });
  await tool("Link").click();
  await page.getByLabel("Address of the link").fill("javascript:alert(1)");
  await page.getByLabel("Address of the link").press("Enter");
  await expect(page.getByText("Use a path of this site")).toBeVisible();
  await page.getByLabel("Address of the link").fill("/zodiac-sample");
  await page.getByLabel("Address of the link").press("Enter");
  await expect(content(page)).toBeFocused();
  await expect(content(page).locator("a")).toHaveText("Two");
  await page.keyboard.press("ArrowRight");
  await expectSelection(content(page), { block: "Two", offset: 3 });
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await tool("Table").click();
  await page.keyboard.type("Sign");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Year");
  await page.getByRole("button", { name: "Delete column" }).click();
  await page.getByRole("button", { name: "Delete row" }).click();
  await page.getByRole("button", { name: "Column right" }).click();
  await page.keyboard.press("Control+s");
  await expect(toast(page)).toContainText("Article Updated");
  const { post } = await callAs(page.request, admin, "GET", `/api/blog/posts/${article.id}`);
  expect(post.content).toContain('<ul><li>One</li><li><a href="/zodiac-sample">Two</a></li></ul>');
  expect(post.content).toMatch(/<table><tbody><tr>(<td><\/td>){3}<\/tr><tr>(<td><\/td>){3}<\/tr><\/tbody><\/table>$/);
  expect(post.content).not.toContain("style");
});

test("HTML that the visual editor can’t keep opens as HTML and says what would be lost", async ({ page }) => {
  const admin = await createAdmin(page.request);
  const odd = "<p>a</p>bare text<ul><li>b</li></ul>";
  const article = await createArticle(page.request, admin, { content: odd });
  await openEditor(page, admin, article.id);
  const source = editorOf(page).getByLabel("Content");
  await expect(source).toHaveValue(odd);
  await expect(editorOf(page)).toContainText("The visual editor can’t keep the order or nesting of its elements");
  await source.fill('<p onclick="run()">Ox</p><iframe src="/x"></iframe>');
  await page.getByRole("button", { name: "Visual" }).click();
  await expect(editorOf(page)).toContainText("can’t keep onclick of <p> and <iframe>");
  await expect(source).toBeVisible();
  await save(page).click();
  await expect(toast(page)).toContainText("Removed from the HTML: onclick of <p>, <iframe>");
  await expect(content(page)).toHaveText("Ox");
});

test("typing is kept as a draft: a reload restores it with its time, and it can be discarded", async ({ page }) => {
  const admin = await createAdmin(page.request);
  const article = await createArticle(page.request, admin);
  await openEditor(page, admin, article.id);
  await content(page).click();
  await page.keyboard.press("End");
  await expectSelection(content(page), { block: "The Ox waits.", offset: 13 });
  await page.keyboard.type(" It is typed.");
  await expect(editorOf(page)).toContainText("Draft kept at");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(editorOf(page)).toContainText(/Unsaved changes from \w+\s\d+, \d{4} at \d+:\d\d\s[ap]m/);
  await expect(content(page)).toHaveText("The Ox waits. It is typed.");
  await editorOf(page).getByRole("button", { name: "Discard", exact: true }).click();
  await expect(content(page)).toHaveText("The Ox waits.");
  await page.reload();
  await expect(content(page)).toHaveText("The Ox waits.");
  await expect(editorOf(page)).not.toContainText("Unsaved changes");
});

test("typing survives a failed network and a reload", async ({ page }) => {
  const admin = await createAdmin(page.request);
  const article = await createArticle(page.request, admin);
  await openEditor(page, admin, article.id);
  await page.route("**/api/blog/posts/*/draft", (route) => route.abort());
  await title(page).fill("Typed without a network");
  await expect(editorOf(page)).toContainText("Not saved yet.");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(editorOf(page)).toContainText("Unsaved changes from");
  await expect(title(page)).toHaveValue("Typed without a network");
  await page.unroute("**/api/blog/posts/*/draft");
  await title(page).press("End");
  await title(page).pressSequentially("!");
  await expect(editorOf(page)).toContainText("Draft kept at");
});

test("closing with changes asks, with Escape and with the browser’s Back too", async ({ page }) => {
  const admin = await createAdmin(page.request);
  const article = await createArticle(page.request, admin);
  await openEditor(page, admin, article.id);
  await page.keyboard.press("Escape");
  await expect(editorOf(page)).toHaveCount(0);
  await expect(page).toHaveURL("/blog-admin");
  await page.goto("/blog-admin?tab=keywords");
  await page.goto(`/blog-admin?edit=${article.id}`);
  await title(page).fill("Changed");
  await title(page).press("Escape");
  await leaving(page).getByRole("button", { name: "Keep editing" }).last().click();
  await expect(title(page)).toHaveValue("Changed");
  await editorOf(page).getByRole("button", { name: "Cancel" }).click();
  await page.keyboard.press("Escape");
  await expect(leaving(page)).toHaveCount(0);
  await expect(title(page)).toHaveValue("Changed");
  await editorOf(page).getByRole("button", { name: "Cancel" }).click();
  await leaving(page).getByRole("button", { name: "Keep as a draft" }).click();
  await expect(page).toHaveURL("/blog-admin");
  await expect
    .poll(async () => (await callAs(page.request, admin, "GET", `/api/blog/posts/${article.id}`)).draft?.fields)
    .toEqual({ title: "Changed" });
  await page.goBack();
  await expect(title(page)).toHaveValue("Changed");
  await editorOf(page).getByRole("button", { name: "Cancel" }).click();
  await leaving(page).getByRole("button", { name: "Discard my changes" }).click();
  await expect(editorOf(page)).toHaveCount(0);
  expect((await callAs(page.request, admin, "GET", `/api/blog/posts/${article.id}`)).draft).toBeNull();
});

test("two administrators: the second is told, compares, and overwrites knowingly or takes the other’s version", async ({
  page,
}) => {
  const [mine, theirs] = [await createAdmin(page.request), await createAdmin(page.request)];
  const article = await createArticle(page.request, mine);
  const path = `/api/blog/posts/${article.id}`;
  const fields = { content: "<p>The Ox runs.</p>", metaDescription: "", targetKeyword: "" };
  await callAs(page.request, theirs, "PUT", `${path}/draft`, { baseVersion: article.version, fields: { title: "T" } });
  await openEditor(page, mine, article.id);
  await expect(editorOf(page)).toContainText(`${theirs.email} has unsaved changes to this article`);
  await content(page).click();
  await page.keyboard.press("End");
  await expectSelection(content(page), { block: "The Ox waits.", offset: 13 });
  await page.keyboard.type(" Mine.");
  await callAs(page.request, theirs, "PUT", path, { ...fields, title: "Theirs", version: article.version });
  await save(page).click();
  await expect(toast(page)).toContainText("Update Failed");
  await expect(editorOf(page)).toContainText(
    new RegExp(`${theirs.email} saved this article on \\w+\\s\\d+, \\d{4} at`),
  );
  await expect(content(page)).toHaveText("The Ox waits. Mine.");
  await editorOf(page).getByRole("button", { name: "See the difference" }).click();
  const comparison = page.getByRole("dialog", { name: "Their version and yours" });
  await expect(comparison.locator("del").filter({ hasText: /^Theirs$/ })).toBeVisible();
  await expect(comparison.locator("del").filter({ hasText: /^runs$/ })).toBeVisible();
  await expect(comparison.locator("ins").filter({ hasText: /^waits$/ })).toBeVisible();
  await comparison.getByRole("button", { name: "Overwrite with mine" }).click();
  await expect(toast(page)).toContainText("Article Updated");
  expect((await callAs(page.request, mine, "GET", path)).post).toMatchObject({
    title: article.title,
    content: "<p>The Ox waits. Mine.</p>",
    version: article.version + 2,
  });

  await title(page).fill("Mine again");
  await callAs(page.request, theirs, "PUT", path, { ...fields, title: "Theirs again" });
  await page.keyboard.press("Control+s");
  await editorOf(page).getByRole("button", { name: "Discard mine" }).click();
  await expect(title(page)).toHaveValue("Theirs again");
  await expect(content(page)).toHaveText("The Ox runs.");
  await expect(editorOf(page).getByRole("button", { name: "Discard mine" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(editorOf(page)).toHaveCount(0);
});

test("an earlier version is compared and restored", async ({ page }) => {
  const admin = await createAdmin(page.request);
  const article = await createArticle(page.request, admin, { content: "<p>One two three.</p><p>Same.</p>" });
  const fields = { title: "Second", metaDescription: "", targetKeyword: "" };
  const path = `/api/blog/posts/${article.id}`;
  await callAs(page.request, admin, "PUT", path, { ...fields, content: "<p>One zwei three.</p><p>Same.</p>" });
  await openEditor(page, admin, article.id);
  await panel(page).getByRole("button", { name: "Earlier versions" }).click();
  const dialog = page.getByRole("dialog", { name: "Earlier versions" });
  await dialog.getByRole("button", { name: `Version ${article.version}: ${article.title}` }).click();
  await expect(dialog.locator("del").filter({ hasText: /^two$/ })).toBeVisible();
  await expect(dialog.locator("ins").filter({ hasText: /^zwei$/ })).toBeVisible();
  await expect(dialog).toContainText("1 paragraph is the same");
  await dialog.getByRole("button", { name: `Restore version ${article.version}` }).click();
  await expect(toast(page)).toContainText(`Version ${article.version} is restored`);
  await expect(title(page)).toHaveValue(article.title);
  await expect(content(page)).toContainText("One two three.");
  expect((await callAs(page.request, admin, "GET", `${path}/revisions`)).revisions).toHaveLength(2);
});

test("an article is scheduled, published, unpublished, and a new address redirects from the old one", async ({
  page,
}) => {
  const admin = await createAdmin(page.request);
  const article = await createArticle(page.request, admin);
  await openEditor(page, admin, article.id);
  await panel(page).getByRole("button", { name: "Schedule" }).click();
  const time = panel(page).getByLabel(/^Day and time in /);
  await time.fill("2020-01-01T09:00");
  await panel(page).getByRole("button", { name: "Schedule it" }).click();
  await expect(panel(page)).toContainText("Choose a time in the future.");
  await time.fill("2099-05-04T09:30");
  await panel(page).getByRole("button", { name: "Schedule it" }).click();
  await expect(panel(page)).toContainText(/Will be published Mon, May\s4, 2099 at 9:30\sam \S+\./);
  await expect(editorOf(page).getByText("Scheduled", { exact: true })).toBeVisible();
  const { post } = await callAs(page.request, admin, "GET", `/api/blog/posts/${article.id}`);
  const shown = await page.evaluate(
    (at) => new Date(at).getHours() * 60 + new Date(at).getMinutes(),
    post.scheduledFor,
  );
  expect(shown).toBe(9 * 60 + 30);

  const slug = `moved-${article.slug}`;
  await panel(page)
    .getByLabel(/^Address/)
    .fill(slug);
  await expect(panel(page)).toContainText(`After the save, /blog/${article.slug}.html redirects`);
  await panel(page).getByRole("button", { name: "Save and publish now" }).click();
  await expect(toast(page)).toContainText("Article published");
  await expect(editorOf(page).getByText("Published", { exact: true })).toBeVisible();
  await expect(panel(page).getByRole("link", { name: "View" })).toHaveAttribute("href", `/blog/${slug}.html`);
  const moved = await page.request.get(`/blog/${article.slug}.html`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, `/blog/${slug}.html`]);
  expect(await (await page.request.get(`/blog/${slug}.html`)).text()).toContain("The Ox waits.");
  await panel(page).getByRole("button", { name: "Unpublish" }).click();
  await expect(editorOf(page).getByText("Draft", { exact: true })).toBeVisible();
});

test("an address that another article had is refused at its field", async ({ page }) => {
  const admin = await createAdmin(page.request);
  const [article, other] = [await createArticle(page.request, admin), await createArticle(page.request, admin)];
  await openEditor(page, admin, article.id);
  await panel(page)
    .getByLabel(/^Address/)
    .fill(other.slug);
  await save(page).click();
  await expect(toast(page)).toContainText("Update Failed");
  await expect(panel(page)).toContainText("Another article has or had this slug.");
  await expect(panel(page).getByLabel(/^Address/)).toHaveAttribute("aria-invalid", "true");
});

test("a deleted article is restored by the toast", async ({ page }) => {
  const admin = await createAdmin(page.request);
  const article = await createArticle(page.request, admin);
  await openEditor(page, admin, article.id);
  await panel(page).getByRole("button", { name: "Delete the article" }).click();
  await expect(editorOf(page)).toHaveCount(0);
  await expect(toast(page)).toContainText("Article deleted");
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(toast(page)).toContainText("Article restored");
  expect((await callAs(page.request, admin, "GET", `/api/blog/posts/${article.id}`)).post.deletedAt).toBeNull();
});

test("a new article is written by hand, and its preview looks like the public page", async ({ page, context }) => {
  const admin = await createAdmin(page.request);
  await openEditor(page, admin, "new");
  await save(page).click();
  await expect(editorOf(page)).toContainText("An article needs a title.");
  const name = newTitle();
  await title(page).fill(name);
  await editorOf(page).getByLabel("Target keyword").fill("ox careers");
  await content(page).click();
  await page.keyboard.type("## What waits");
  await page.keyboard.press("Enter");
  await page.keyboard.type("The **Ox** waits.");
  const opening = context.waitForEvent("page");
  await editorOf(page).getByRole("button", { name: "Preview" }).click();
  const preview = await opening;
  await expect(preview).toHaveURL(/\/blog\/preview\//);
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(preview.getByRole("heading", { level: 2, name: "What waits" })).toBeVisible();
  await preview.close();
  await save(page).click();
  await expect(toast(page)).toContainText("Article Created");
  await expect(page).toHaveURL(/\?edit=\d+$/);
  await expect(title(page)).toHaveValue(name);
  await expect(content(page).locator("strong")).toHaveText("Ox");
});

test("pictures are checked, described, uploaded and chosen from the library", async ({ page }) => {
  const admin = await createAdmin(page.request);
  const article = await createArticle(page.request, admin);
  await openEditor(page, admin, article.id);
  await content(page).click();
  await page.getByRole("button", { name: "Image", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: /image$/ });
  const file = dialog.locator("input[type=file]");
  await file.setInputFiles({ name: "a.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") });
  await expect(dialog).toContainText("Choose a PNG, JPEG or WebP.");
  await file.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await expect(dialog.getByRole("alert")).toBeVisible();
  await file.setInputFiles({ name: "ox.png", mimeType: "image/png", buffer: await drawPng(page) });
  await dialog.getByRole("button", { name: "Insert the image" }).click();
  await expect(dialog).toContainText("Say what the image shows");
  await dialog.getByLabel("Alternative text").fill("A red square");
  await dialog.getByLabel(/^Caption/).fill("Red");
  await dialog.getByRole("button", { name: "Insert the image" }).click();
  await expect(content(page).getByRole("img", { name: "A red square" })).toBeVisible();
  await panel(page).getByRole("button", { name: "Change" }).click();
  await dialog.getByRole("tab", { name: "Library" }).click();
  await dialog
    .getByRole("button", { name: /ox\.png/ })
    .first()
    .click();
  await expect(panel(page).getByRole("img", { name: /^Shown in lists/ })).toBeVisible();
  await save(page).click();
  await expect(toast(page)).toContainText("Article Updated");
  const { post } = await callAs(page.request, admin, "GET", `/api/blog/posts/${article.id}`);
  expect(post.content).toMatch(
    /<figure><img src="\/blog\/images\/\w+\.webp" alt="A red square" width="40" height="30" loading="lazy"><figcaption>Red<\/figcaption><\/figure>/,
  );
  expect(post.featuredImage).toMatch(/^\/blog\/images\/\w+\.webp$/);

  await panel(page).getByRole("button", { name: "Remove" }).click();
  await panel(page).getByRole("button", { name: "Change" }).click();
  await dialog.getByRole("tab", { name: "From seals" }).click();
  await dialog.getByRole("button", { name: "Rat", exact: true }).click();
  await dialog.getByRole("button", { name: "Draw the image" }).click();
  await expect(panel(page).getByRole("img", { name: /^Shown in lists/ })).toBeVisible();
});

test("everything can be done with the keyboard", async ({ page }) => {
  const admin = await createAdmin(page.request);
  const article = await createArticle(page.request, admin);
  await openEditor(page, admin, article.id);
  await tabTo(title(page));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(editorOf(page).getByLabel("Meta description")).toBeFocused();
  await page.keyboard.press("Tab");
  const toolbar = page.getByRole("toolbar", { name: "Format" });
  await expect(toolbar.getByRole("button", { name: "Bold" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(toolbar.getByRole("button", { name: "Italic" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(toolbar.getByRole("button", { name: "Redo" })).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Visual" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(content(page)).toBeFocused();
  await page.keyboard.press("Control+End");
  await expectSelection(content(page), { block: "The Ox waits.", offset: 13 });
  await page.keyboard.press("Control+b");
  await page.keyboard.type(" Bold.");
  await page.keyboard.press("Tab");
  await expect(content(page)).not.toBeFocused();
  await page.keyboard.press("Control+s");
  await expect(toast(page)).toContainText("Article Updated");
  const { post } = await callAs(page.request, admin, "GET", `/api/blog/posts/${article.id}`);
  expect(post.content).toBe("<p>The Ox waits.<strong> Bold.</strong></p>");
  // The focus stays in the dialog.
  for (let i = 0; i < 40; i++) {
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") ?? null)).toBeNull();
  }
  await page.keyboard.press("Escape");
  await expect(editorOf(page)).toHaveCount(0);
});

test("the editor is accessible in both looks and fits every screen", async ({ page }) => {
  const admin = await createAdmin(page.request);
  const html = "<h2>Why</h2><p>The Ox waits.</p><table><tbody><tr><td>a</td></tr></tbody></table>";
  const article = await createArticle(page.request, admin, { content: html });
  await storeSession(page, admin.email);
  for (const look of looks) {
    await setLook(page, look);
    await page.goto(`/blog-admin?edit=${article.id}`);
    await content(page).getByText("a", { exact: true }).click();
    await expect(page.getByRole("group", { name: "Table" })).toBeVisible();
    await panel(page).getByRole("button", { name: "Schedule" }).click();
    await expectAccessible(page);
    await page.getByRole("button", { name: "HTML", exact: true }).click();
    await panel(page).getByRole("button", { name: "Change" }).click();
    await page.getByRole("tab", { name: "From seals" }).click();
    await expectAccessible(page);
  }
  await page.goto(`/blog-admin?edit=${article.id}`);
  for (const width of [320, 390, 640, 768, 900, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    // The toolbar scrolls sideways on a phone.
    const over = await editorOf(page).evaluate((dialog) =>
      Math.max(
        ...[...dialog.querySelectorAll("*")]
          .filter((each) => !each.closest("[role=toolbar]"))
          .map((each) => each.getBoundingClientRect().right),
      ),
    );
    expect(over, `at ${width} px`).toBeLessThanOrEqual(width);
  }
});

test("no other page loads the code of the editor", async ({ page }) => {
  const admin = await createAdmin(page.request);
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (/article-editor.*\.(js|css)$/.test(response.url())) scripts.push(response.url());
  });
  await storeSession(page, admin.email);
  await page.goto("/blog-admin");
  await expect(page.getByRole("heading", { level: 1, name: "Blog Admin" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual([]);
});

/** Draws a red PNG of 40 × 30 pixels. */
async function drawPng(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width: 40, height: 30 });
    const drawing = canvas.getContext("2d");
    if (drawing) drawing.fillStyle = "red";
    drawing?.fillRect(0, 0, 40, 30);
    return canvas.toDataURL("image/png");
  });
  return Buffer.from(url.split(",")[1] ?? "", "base64");
}
