import { expect, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoOverflow } from "./expect-no-overflow.ts";
import { looks, setLook } from "./looks.ts";
import { openAsMember } from "./people.ts";

test("a team has the score of each pair, a bridge, and a link that holds nicknames and signs only", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await openAsMember(page, "/personal/team");
  await expect(page.getByRole("heading", { name: "Add two people to begin" })).toBeVisible();
  for (const [name, date] of [
    ["Me", "1988-11-29"],
    ["Boss", "1985-05-05"],
    ["Sam & Co.", "1991-06-06"],
  ] as const) {
    await page.getByRole("textbox", { name: "Nickname" }).fill(name);
    await page.getByLabel("Birth date").fill(date);
    await page.getByRole("button", { name: "Add", exact: true }).click();
  }
  const people = page.getByRole("list", { name: "People" }).getByRole("listitem");
  await expect(people).toContainText(["Dragon", "Ox", "Goat"]);
  const matrix = page.getByRole("table", { name: "The score of each pair" });
  await matrix.getByRole("button", { name: /^Boss and Sam & Co\.: \d+$/ }).click();
  const pair = page.getByRole("region", { name: "Chosen pair" });
  await expect(pair).toContainText("Ox and Goat face each other");
  await expect(pair).toContainText("Me can stand between them.");
  await page.keyboard.press("ArrowUp");
  await expect(matrix.getByRole("button", { name: /^Me and Sam & Co\./ })).toBeFocused();
  await expect(pair.getByRole("heading", { name: "Me and Sam & Co." })).toBeVisible();

  await page.getByRole("button", { name: "Copy link without dates" }).click();
  await expect(page.getByText("Link copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/personal\/team#team=dragon\.Me&ox\.Boss&goat\.Sam%20%26%20Co\.$/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("Boss");
  await page.getByLabel("Keep nicknames and signs on this device").check();
  await page.goto("/personal/team");
  await expect(people).toHaveCount(3);
  for (const look of looks) {
    await setLook(page, look);
    await expectAccessible(page);
  }
  await expectNoOverflow(page);
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(people).toHaveCount(0);
  await page.goto("about:blank");
  await page.goto(new URL(link).pathname + new URL(link).hash);
  await expect(people).toHaveCount(3);
  expect(sent.filter((text) => /19(88|85|91)-/.test(text))).toEqual([]);
});
