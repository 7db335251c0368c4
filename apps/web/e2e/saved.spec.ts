import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoOverflow } from "./expect-no-overflow.ts";
import { looks, setLook } from "./looks.ts";
import { createMember, openAsMember } from "./people.ts";
import { companiesOf, seedOpenings } from "./seed-openings.ts";
import { uniqueWord } from "./unique-word.ts";
import { withDatabase } from "./with-database.ts";

const main = (page: Page) => page.getByRole("main");
const openings = (page: Page) => page.getByRole("list", { name: "Saved openings" }).getByRole("listitem");
const searches = (page: Page) => page.getByRole("list", { name: "Saved searches" }).getByRole("listitem");
const account = (page: Page) => page.getByRole("switch", { name: "Keep them in your account" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Delete them from your account?" });
const onDevice = (page: Page) => page.evaluate(() => localStorage.getItem("zodiac:saved"));

/** Stores three openings and returns the word that finds them. */
async function seedThree(): Promise<{ word: string; company: string; companyId: number }> {
  const word = uniqueWord();
  const [company] = await companiesOf("horse", 1);
  const { id: companyId, name } = company ?? { id: 0, name: "" };
  await seedOpenings(["baker", "cook", "waiter"].map((title) => ({ companyId, title: `${word} ${title}` })));
  return { word, company: name, companyId };
}

test("what a reader saves stays on the device, says when it is closed, can be downloaded, and goes at sign-out", async ({
  page,
}) => {
  const { word, company, companyId } = await seedThree();
  await openAsMember(page, `/openings?search=${word}`, await createMember(page.request));
  const save = (title: string) => page.getByRole("button", { name: `Save ${word} ${title} at ${company}` });
  await save("baker").click();
  await save("cook").click();
  await save("waiter").click();
  await save("waiter").click();
  await expect(save("baker")).toHaveAttribute("aria-pressed", "true");
  await expect(save("waiter")).toHaveAttribute("aria-pressed", "false");
  await page.getByRole("button", { name: "Save this search" }).click();
  await expect(page.getByRole("link", { name: "Saved searches" })).toBeVisible();
  await page.reload();
  await expect(save("cook")).toHaveAttribute("aria-pressed", "true");
  await page.goto(`/companies/${companyId}`);
  await expect(save("baker")).toHaveAttribute("aria-pressed", "true");

  await withDatabase(async (client) => {
    await client.query(
      `update jobs set closed_at = '2026-11-20T15:00:00Z', closed_reason = 'missing' where title = $1`,
      [`${word} baker`],
    );
    await client.query("delete from jobs where title = $1", [`${word} cook`]);
  });
  await page.getByRole("navigation", { name: "Companies and openings" }).getByRole("link", { name: "Saved" }).click();
  await expect(page).toHaveTitle("Saved · Zodiac at Work");
  await expect(openings(page)).toHaveCount(2);
  await expect(openings(page).filter({ hasText: "baker" })).toContainText("Closed Nov\u00a020, 2026");
  await expect(openings(page).filter({ hasText: "baker" }).getByRole("link", { name: /baker/ })).toBeHidden();
  await expect(openings(page).filter({ hasText: "cook" })).toContainText("No longer listed");
  await expect(main(page)).toContainText("They are on this device only, until you sign out.");

  for (const [format, text] of [
    ["CSV", `opening,${word} baker,`],
    ["JSON", `"title": "${word} cook"`],
  ] as const) {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: `Download as ${format}` }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`zodiac-at-work-saved.${format.toLowerCase()}`);
    expect(await readFile(await file.path(), "utf8")).toContain(text);
  }

  await page.getByRole("button", { name: `Remove ${word} cook at ${company}` }).click();
  await expect(openings(page)).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 2, name: "1 opening" })).toBeFocused();
  await searches(page).getByRole("link").click();
  await expect(page).toHaveURL(`/openings?view=all&search=${word}`);
  expect(await onDevice(page)).toContain(word);
  await page.getByRole("button", { name: "Logout" }).first().click();
  await expect.poll(() => onDevice(page)).toBeNull();
});

test("the account keeps the lists if the reader wants it, for every device, until they are moved back or deleted", async ({
  page,
  browser,
}) => {
  const { word, company } = await seedThree();
  const member = await createMember(page.request);
  await openAsMember(page, `/openings?search=${word}`, member);
  await page.getByRole("button", { name: `Save ${word} baker at ${company}` }).click();
  await page.getByRole("button", { name: "Save this search" }).click();
  await page.goto("/openings/saved");
  await account(page).click();
  await expect(main(page)).toContainText("They are in your account, on every device where you sign in.");
  await expect(account(page)).toBeChecked();
  await expect.poll(() => onDevice(page)).toBeNull();
  await expect(openings(page)).toHaveCount(1);

  // Another device, which has saved something of its own before it knew.
  const other = await (await browser.newContext()).newPage();
  await openAsMember(other, "/robots.txt", member);
  const id = await withDatabase(async (client) => {
    const { rows } = await client.query("select id from jobs where title = $1", [`${word} cook`]);
    return Number(rows[0]?.id);
  });
  const saved = { id, title: `${word} cook`, company: { id: 1, name: company }, savedAt: "2026-11-25T12:00:00.000Z" };
  await other.evaluate(
    (opening) => localStorage.setItem("zodiac:saved", JSON.stringify({ searches: [], openings: [opening] })),
    saved,
  );
  await other.goto("/openings/saved");
  await expect(openings(other)).toHaveCount(2);
  await expect(searches(other)).toHaveCount(1);
  await expect.poll(() => onDevice(other)).toBeNull();
  await other.getByRole("button", { name: /^Remove the search/ }).click();
  await expect(searches(other)).toHaveCount(0);
  await page.reload();
  await expect(openings(page)).toHaveCount(2);
  await expect(searches(page)).toHaveCount(0);

  await account(page).click();
  await expect(dialog(page)).toContainText("Your account keeps 2 openings. They");
  await dialog(page).getByRole("button", { name: "Leave them in your account" }).click();
  await expect(account(page)).toBeChecked();
  await account(page).click();
  await dialog(page).getByRole("button", { name: "Move them to this device" }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(account(page)).not.toBeChecked();
  await expect(openings(page)).toHaveCount(2);
  await other.reload();
  await expect(other.getByRole("heading", { name: "Nothing saved so far" })).toBeVisible();

  await account(page).click();
  await expect(account(page)).toBeChecked();
  await account(page).click();
  await dialog(page).getByRole("button", { name: "Delete them everywhere" }).click();
  await expect(page.getByRole("heading", { name: "Nothing saved so far" })).toBeVisible();
  expect(await onDevice(page)).toBeNull();
  await other.context().close();
});

test("a search of the account has a feed, whose address is copied, renewed and stopped", async ({
  page,
  context,
  baseURL,
  request,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { word } = await seedThree();
  await openAsMember(page, `/openings?search=${word}`, await createMember(page.request));
  await page.getByRole("button", { name: "Save this search" }).click();
  await page.goto("/openings/saved");
  await expect(main(page)).toContainText("keep what you save in your account");
  await expect(page.getByRole("button", { name: "Subscribe" })).toBeHidden();
  await account(page).click();
  await page.getByRole("button", { name: "Subscribe" }).press("Enter");

  const field = page.getByLabel("Address for your feed reader");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(new RegExp(`^${baseURL}/subscriptions/[\\w-]{43}/openings\\.xml$`));
  const address = await field.inputValue();
  await page.getByRole("button", { name: "Copy address" }).click();
  await expect(page.getByText("Address copied").first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  const feed = await (await request.get(address)).text();
  for (const title of ["baker", "cook", "waiter"]) expect(feed).toContain(`${word} ${title} at `);
  for (const look of looks) {
    await setLook(page, look);
    await expectAccessible(page);
  }
  await expectNoOverflow(page);

  await page.reload();
  await expect(main(page)).toContainText("Feed since ");
  await expect(field).toBeHidden();
  await page.getByRole("button", { name: "Renew address" }).click();
  await expect(field).not.toHaveValue(address);
  const renewed = await field.inputValue();
  expect((await request.get(address)).status()).toBe(404);
  expect((await request.get(renewed)).status()).toBe(200);

  await page.route("**/api/account/saved/searches/*/feed", (route) => route.fulfill({ status: 503, body: "" }), {
    times: 1,
  });
  await page.getByRole("button", { name: "Stop feed" }).click();
  await expect(searches(page).getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(1);
  expect((await request.get(renewed)).status()).toBe(200);
  await page.getByRole("button", { name: "Stop feed" }).click();
  await expect(page.getByRole("button", { name: "Subscribe" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Searches" })).toBeFocused();
  expect((await request.get(renewed)).status()).toBe(404);

  await page.getByRole("button", { name: "Subscribe" }).click();
  const last = await field.inputValue();
  await account(page).click();
  await expect(dialog(page)).toContainText("the feeds of your searches end");
  await dialog(page).getByRole("button", { name: "Move them to this device" }).click();
  await expect(main(page)).toContainText("keep what you save in your account");
  expect((await request.get(last)).status()).toBe(404);
  expect(await onDevice(page)).not.toContain("feed");
});

test("a search at the reader's matches asks for the birth date before it has a feed", async ({ page }) => {
  const { word } = await seedThree();
  await openAsMember(page, "/robots.txt", await createMember(page.request));
  await page.evaluate((query) => {
    const search = { id: crypto.randomUUID(), name: "At your matches", query, savedAt: "2026-11-25T12:00:00.000Z" };
    localStorage.setItem("zodiac:saved", JSON.stringify({ searches: [search], openings: [] }));
  }, `search=${word}`);
  await page.goto("/openings/saved");
  await account(page).click();
  await expect(page.getByRole("link", { name: "Enter your birth date to subscribe" })).toHaveAttribute(
    "href",
    "/personal",
  );
});

test("a save that fails says so and takes the mark back", async ({ page }) => {
  const { word, company } = await seedThree();
  await openAsMember(page, "/openings/saved", await createMember(page.request));
  await account(page).click();
  await expect(account(page)).toBeChecked();
  await page.goto(`/openings?search=${word}`);
  const save = page.getByRole("button", { name: `Save ${word} baker at ${company}` });
  await page.route("**/api/account/saved/openings", (route) => route.fulfill({ status: 503, body: "" }), { times: 1 });
  await save.click();
  await expect(page.getByText("Not saved").first()).toBeVisible();
  await expect(save).toHaveAttribute("aria-pressed", "false");
  await save.click();
  await expect(save).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(save).toHaveAttribute("aria-pressed", "true");
});

test("the page of what is saved passes axe and fits every width", async ({ page }) => {
  const { word, company } = await seedThree();
  await openAsMember(page, `/openings?search=${word}&days=30`, await createMember(page.request));
  for (const title of ["baker", "cook"]) {
    await page.getByRole("button", { name: `Save ${word} ${title} at ${company}` }).click();
  }
  await page.getByRole("button", { name: "Save this search" }).click();
  await withDatabase((client) =>
    client.query(`update jobs set closed_at = now(), closed_reason = 'missing' where title = $1`, [`${word} cook`]),
  );
  for (const look of looks) {
    await setLook(page, look);
    await page.goto("/openings/saved");
    await expect(openings(page).filter({ hasText: "cook" })).toContainText("Closed");
    await expectAccessible(page);
    await account(page).click();
    await expect(account(page)).toBeChecked();
    await account(page).click();
    await expect(dialog(page)).toBeVisible();
    await expectAccessible(page);
    await dialog(page).getByRole("button", { name: "Move them to this device" }).click();
    await expect(dialog(page)).toBeHidden();
  }
  await expectNoOverflow(page);
});
