import { expect, type Page, test } from "@playwright/test";
import { callAs, createAdmin, createArticle } from "./articles.ts";
import { expectAccessible } from "./expect-accessible.ts";
import { looks, setLook } from "./looks.ts";
import { storeSession } from "./people.ts";
import { uniqueWord } from "./unique-word.ts";

const toast = (page: Page) => page.getByRole("region", { name: "Notifications" });
const bar = (page: Page) => page.getByRole("region", { name: "Selection" });

async function open(page: Page, search: string, admin?: Awaited<ReturnType<typeof createAdmin>>) {
  const person = admin ?? (await createAdmin(page.request));
  await storeSession(page, person.email);
  await page.goto(`/blog-admin${search}`);
  return person;
}

test("an article stands beside its brief, and findings lead to their paragraph", async ({ page }) => {
  const admin = await createAdmin(page.request);
  const content = "<p>The Rat and the Ox score 82 of 100.</p><p>Chinese New Year fell on January 28, 1990.</p>";
  const article = await createArticle(page.request, admin, { content, targetKeyword: "rat and ox compatibility" });
  await open(page, `?search=${article.title}`, admin);
  await page.getByRole("link", { name: `Brief of ${article.title}` }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("region", { name: "Brief" })).toContainText("Guide by sign and situation");
  await expect(dialog).toContainText("words; more would repeat");
  await dialog.getByText(/^Facts \(\d+\)$/).click();
  await expect(dialog).toContainText("Rat and Ox: 82 of 100");
  await expect(dialog.getByRole("region", { name: "Preview" }).locator(".finding")).toHaveCount(1);
  await dialog.getByRole("link", { name: "Chinese New Year fell" }).click();
  await expect(dialog.locator("p.finding")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(`/blog-admin?search=${article.title.replace(" ", "+")}`);
});

test("a keyword shows what would be written for it, and one without matter is refused with the nearest", async ({
  page,
}) => {
  const admin = await createAdmin(page.request);
  const word = uniqueWord();
  const add = async (keyword: string) =>
    (await callAs(page.request, admin, "POST", "/api/blog/keywords", { keyword })).keyword.id;
  await add(`${word} lucky colors`);
  await open(page, `?tab=keywords&search=${word}`, admin);
  await page.getByRole("link", { name: `Brief of ${word} lucky colors` }).click();
  await expect(page.getByRole("dialog")).toContainText("There is no matter for an article on");
  await page.keyboard.press("Escape");
  const { keywords } = await callAs(page.request, admin, "GET", "/api/blog/keywords");
  const known = keywords.find((each: { keyword: string }) => each.keyword === "rat and ox compatibility");
  const id = known?.id ?? (await add("rat and ox compatibility"));
  await page.goto(`/blog-admin?tab=keywords&review=k${id}`);
  await expect(page.getByRole("region", { name: "Preview" }).getByRole("heading", { level: 2 }).first()).toBeVisible();
  await expect(page.getByRole("dialog")).toContainText("Nothing is saved.");
});

test("several articles are changed after one question, and a failure is told by name", async ({ page }) => {
  const admin = await createAdmin(page.request);
  const word = uniqueWord();
  for (let i = 1; i <= 22; i++) await createArticle(page.request, admin, { title: `${word} ${i}` });
  await open(page, `?search=${word}`, admin);
  await page.getByRole("checkbox", { name: "Select this page" }).check();
  await expect(bar(page)).toContainText("20 articles selected");
  await bar(page).getByRole("button", { name: "Select all 22 that match" }).click();
  await expect(bar(page)).toContainText("22 articles selected");
  await bar(page).getByRole("button", { name: "Publish", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Publish 22 articles?" });
  await dialog.getByRole("button", { name: "Publish 22 articles" }).click();
  await expect(toast(page)).toContainText("22 articles published.");
  const chips = page.getByRole("navigation", { name: "Statuses of articles" });
  await expect(chips).toContainText("Published 22");
  await expect(bar(page).getByRole("button", { name: "Publish", exact: true })).toHaveCount(0);

  await page.getByRole("checkbox", { name: `Select ${word} 7`, exact: true }).check();
  await bar(page).getByRole("button", { name: "Schedule" }).click();
  await page.getByRole("button", { name: "Schedule 1 article" }).click();
  // Toasts are dialogs, too.
  const failures = page.getByRole("dialog").filter({ hasText: "It is published already. Unpublish it first." });
  await expect(failures).toContainText(`${word} 7`);
  await failures.getByRole("button", { name: "Close" }).first().click();
  await bar(page).getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete 1 article" }).click();
  await expect(chips).toContainText("Deleted 1");
});

test("the calendar has what is published and scheduled, by keyboard too", async ({ page }) => {
  const admin = await createAdmin(page.request);
  const word = uniqueWord();
  const at = new Date(2031, 4, 14, 9).toISOString();
  const later = await createArticle(page.request, admin, { title: `${word} later` });
  const first = await createArticle(page.request, admin, { title: `${word} first` });
  const schedule = (id: number, time: string) =>
    callAs(page.request, admin, "POST", `/api/blog/posts/${id}/schedule`, { at: time });
  await schedule(first.id, at);
  await schedule(later.id, new Date(2031, 4, 20, 9).toISOString());
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, "?tab=calendar&month=2031-05", admin);
  const table = page.getByRole("table", { name: "May 2031" });
  await table.getByRole("link", { name: `${word} first` }).focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Home");
  await page.keyboard.press("PageDown");
  await expect(page).toHaveURL("/blog-admin?tab=calendar&month=2031-06");
  await expect(page.getByRole("heading", { name: "Nothing in June 2031" })).toBeVisible();
  await page.getByRole("link", { name: "Previous month" }).click();
  await table.getByRole("link", { name: `${word} first` }).click();
  await expect(page.getByRole("dialog")).toContainText(`${word} first`);
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(table).toBeHidden();
  await expect(page.getByRole("heading", { name: "May 14, 2031" })).toBeVisible();
});

for (const look of looks) {
  test(`briefs, selections and the calendar are accessible, ${look.colorScheme} at ${look.width}`, async ({ page }) => {
    const admin = await createAdmin(page.request);
    const article = await createArticle(page.request, admin, { targetKeyword: "rat and ox compatibility" });
    const at = new Date(2031, 6, 14, 9).toISOString();
    await callAs(page.request, admin, "POST", `/api/blog/posts/${article.id}/schedule`, { at });
    await setLook(page, look);
    await open(page, `?review=${article.id}`, admin);
    await expect(page.getByRole("region", { name: "Preview" })).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/blog-admin?search=${article.title}`);
    await page.getByRole("checkbox", { name: "Select this page" }).check();
    await expectAccessible(page);
    await bar(page).getByRole("button", { name: "Schedule" }).click();
    await expect(page.getByRole("dialog", { name: "Schedule 1 article?" })).toBeVisible();
    await expectAccessible(page);
    await page.goto("/blog-admin?tab=calendar&month=2031-07");
    await expect(page.getByRole("link", { name: article.title }).filter({ visible: true })).toBeVisible();
    await expectAccessible(page);
  });
}
