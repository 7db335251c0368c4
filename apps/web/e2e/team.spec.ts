import { expect, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoOverflow } from "./expect-no-overflow.ts";
import { pressAt, typeInto } from "./keyboard.ts";
import { looks, setLook } from "./looks.ts";
import { openAsMember } from "./people.ts";

test("a team is added with the keyboard alone and has scores, a bridge, and a link with nicknames and signs only", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await openAsMember(page, "/personal/team");
  await expect(page.getByRole("heading", { name: "Add two people to begin" })).toBeVisible();
  for (const [name, date] of [
    ["Me", "11291988"],
    ["Boss", "05051985"],
    ["Sam & Co.", "06061991"],
  ] as const) {
    await typeInto(page.getByRole("textbox", { name: "Nickname" }), name);
    await typeInto(page.getByLabel("Birth date"), date);
    await pressAt(page.getByRole("button", { name: "Add", exact: true }));
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
  const leader = page.getByRole("region", { name: "Who should lead" });
  await expect(leader.getByRole("heading", { name: "Me" })).toBeVisible();
  await expect(leader).toContainText(/of 3 pairs, more than anyone else\./);
  await expect(leader).toContainText("People who are still equal take turns.");
  await expect(pair).toContainText(/Who does what.*The Dragon.*What you’ll fight about.*How it ends/);

  await pressAt(page.getByRole("button", { name: "Copy link without dates" }));
  await expect(page.getByText("Link copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/personal\/team#team=dragon\.Me&ox\.Boss&goat\.Sam%20%26%20Co\.$/);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("Boss");
  await pressAt(page.getByLabel("Keep nicknames and signs on this device"), "Space");
  await page.goto("/personal/team");
  await expect(people).toHaveCount(3);
  for (const look of looks) {
    await setLook(page, look);
    await expectAccessible(page);
  }
  await expectNoOverflow(page);
  await pressAt(page.getByRole("button", { name: "Clear all" }));
  await expect(people).toHaveCount(0);
  await page.goto("about:blank");
  await page.goto(new URL(link).pathname + new URL(link).hash);
  await expect(people).toHaveCount(3);
  await page.getByLabel("Keep nicknames and signs on this device").uncheck();
  await page.getByLabel("Keep nicknames and signs on this device").check();
  const onDevice = () => page.evaluate(() => localStorage.getItem("zodiac:team"));
  expect(await onDevice()).toContain("Boss");
  await page.getByRole("button", { name: "Logout" }).first().click();
  await expect.poll(onDevice).toBeNull();
  expect(sent.filter((text) => /19(88|85|91)-/.test(text))).toEqual([]);
});
