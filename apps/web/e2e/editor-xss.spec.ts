import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { callAs, createAdmin, createArticle, editorOf, openEditor } from "./articles.ts";
import { sampledVectors } from "./sampled-vectors.ts";

const vectors = sampledVectors();
const batches = Array.from({ length: Math.ceil(vectors.length / 25) }, (_, index) =>
  vectors.slice(index * 25, (index + 1) * 25),
);

const content = (page: Page) => page.getByRole("textbox", { name: "Content" });

test("hostile HTML runs nothing when it is pasted, dropped, typed as HTML, saved, read and opened again", async ({
  page,
  context,
}) => {
  const ran = await watch(context);
  const admin = await createAdmin(page.request);
  const article = await createArticle(page.request, admin);
  await openEditor(page, admin, article.id);
  await expect(content(page)).toBeVisible();

  // Each vector alone: none may hide another.
  for (const batch of batches) await page.evaluate(insertAll, batch);
  // The links of some vectors may stay. Without any, nothing was pasted.
  expect(await content(page).locator("a").count()).toBeGreaterThan(vectors.length / 150);
  await touchEverything(page, ".article-text");
  expect(ran()).toEqual([]);

  await page.getByRole("button", { name: "HTML", exact: true }).click();
  const source = editorOf(page).locator("textarea.font-mono");
  for (const batch of batches) {
    await source.fill(batch.join("\n"));
    await page.getByRole("button", { name: "Visual" }).click();
    if ((await source.count()) === 0) await page.getByRole("button", { name: "HTML", exact: true }).click();
  }
  expect(ran()).toEqual([]);
});

test("hostile HTML that is saved runs nothing on the public page, in its preview or in the editor", async ({
  page,
  context,
}) => {
  const ran = await watch(context);
  const admin = await createAdmin(page.request);
  const article = await createArticle(page.request, admin);
  const path = `/api/blog/posts/${article.id}`;
  await callAs(page.request, admin, "POST", `${path}/publish`);
  await openEditor(page, admin, article.id);
  const reader = await context.newPage();
  // Several articles at once, because each save waits for the one before it.
  const articles = await Promise.all(Array.from({ length: 8 }, () => createArticle(page.request, admin)));
  const stored: string[] = [];
  for (let from = 0; from < vectors.length; from += articles.length) {
    const saves = articles.map(async ({ id, slug }, index) => {
      const vector = vectors[from + index];
      if (vector === undefined) return [];
      const title = vector.slice(0, 200).trim() || "Ox";
      const data = { title, content: vector, metaDescription: vector, targetKeyword: title, slug };
      const headers = { Authorization: `Bearer ${admin.idToken}` };
      const saved = await page.request.put(`/api/blog/posts/${id}`, { headers, data });
      // The API refuses text that the database can't store, such as U+0000, with a sentence.
      expect([200, 400], vector).toContain(saved.status());
      return saved.ok() ? [String((await saved.json()).post.content)] : [];
    });
    stored.push(...(await Promise.all(saves)).flat());
  }
  expect(stored.length).toBeGreaterThan(vectors.length * 0.9);
  for (let from = 0; from < stored.length; from += 90) {
    const data = {
      title: vectors[from],
      content: stored.slice(from, from + 90).join("\n"),
      metaDescription: "",
      targetKeyword: "",
    };
    const { post } = await callAs(page.request, admin, "PUT", path, { ...data, slug: article.slug });
    await reader.goto(`/blog/${post.slug}.html`);
    await touchEverything(reader, "main");
    const { path: preview } = await callAs(page.request, admin, "POST", "/api/blog/previews", data);
    await reader.goto(preview);
    await page.reload();
    await expect(editorOf(page)).toContainText(post.title);
    await touchEverything(page, ".article-text");
  }
  expect(ran()).toEqual([]);
});

/** Collects the vectors that ran in any page of the browser. */
async function watch(context: BrowserContext): Promise<() => unknown[]> {
  const ran: unknown[] = [];
  await context.exposeFunction("xss", (vector: unknown) => void ran.push(vector));
  context.on("dialog", (dialog) => {
    // A warning before a reload is the editor's own.
    if (dialog.type() !== "beforeunload") ran.push(dialog.message());
    void dialog.accept();
  });
  return () => ran;
}

/** Pastes and drops each vector as HTML into the editor. It runs in the page. */
function insertAll(batch: readonly string[]): void {
  const editor = document.querySelector(".article-text");
  if (!editor) throw new Error("There is no editor.");
  const box = editor.getBoundingClientRect();
  for (const html of batch) {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", html);
    clipboardData.setData("text/plain", "plain");
    editor.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    const dataTransfer = new DataTransfer();
    dataTransfer.setData("text/html", html);
    const place = { clientX: box.left + 30, clientY: box.top + 30 };
    editor.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true, ...place }));
  }
}

/** Does what a reader may do with the elements of an article: points at them, focuses and clicks them. */
async function touchEverything(page: Page, box: string): Promise<void> {
  await page.evaluate((selector) => {
    for (const element of document.querySelectorAll<HTMLElement>(`${selector} *`)) {
      for (const type of ["mouseover", "focus", "pointerdown", "toggle", "animationstart", "load", "error"]) {
        element.dispatchEvent(new Event(type));
      }
      // A click on a link of the web, or inside it, would leave the page.
      if (!/^(https?|mailto):$/.test(element.closest("a")?.protocol ?? "")) element.click?.();
    }
  }, box);
}
