import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoOverflow } from "./expect-no-overflow.ts";
import { pressAt, typeInto } from "./keyboard.ts";
import { looks, setLook } from "./looks.ts";
import { createMember, createPerson, fillIn, openAsMember, password, signIn } from "./people.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Delete your account?" });

test("a visitor is asked to sign in", async ({ page }) => {
  await page.goto("/account");
  await expect(page.getByRole("heading", { level: 1, name: "Sign In Required" })).toBeVisible();
});

test("receipts show the payments, and a user without payments sees a note", async ({ page, request }) => {
  await signIn(page, (await createMember(request)).email);
  await page.goto("/account");
  await expect(page.getByRole("heading", { name: "You have lifetime access" })).toBeVisible();
  const row = page.getByRole("table").getByRole("row").nth(1);
  await expect(row).toContainText("$62.00");
  await expect(row).toContainText("Paid");
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("Logged out", { exact: true })).toBeVisible();
  await signIn(page, (await createPerson(request)).email);
  await page.goto("/account");
  await expect(page.getByText("You have no receipts yet.")).toBeVisible();
});

test("receipts that can't be loaded can be retried", async ({ page, request }) => {
  await signIn(page, (await createMember(request)).email);
  await page.route("**/api/account/receipts", (route) => route.fulfill({ status: 503, body: "" }));
  await page.goto("/account");
  await expect(page.getByText("Your receipts could not be loaded.")).toBeVisible();
  await page.unroute("**/api/account/receipts");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("table")).toBeVisible();
});

test("the chosen look stays after a reload, and the birth date can be forgotten", async ({ page, request }) => {
  await signIn(page, (await createPerson(request)).email);
  await page.evaluate(() => localStorage.setItem("zodiac:birth-date", "1988-11-29"));
  await page.goto("/account");
  await expect(page.getByText("Earth Dragon")).toBeVisible();
  await page.getByRole("button", { name: "Forget it" }).click();
  await expect(page.getByText("This device keeps no birth date of yours.")).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("1988-11-29");
  await page.getByRole("button", { name: "Dark", exact: true }).click();
  await page.reload();
  await expect(page.getByRole("button", { name: "Dark", exact: true })).toHaveAttribute("aria-current", "true");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe("dark");
});

test("the data can be downloaded", async ({ page, request }) => {
  const { uid, email } = await createMember(request);
  await signIn(page, email);
  await page.goto("/account");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download your data" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("zodiac-at-work-account.json");
  const data = JSON.parse(await readFile(await file.path(), "utf8"));
  expect(data).toMatchObject({
    account: { uid, email, hasPaidAccess: true },
    payments: [{ status: "succeeded", amountReceived: 6200 }],
  });
});

test("a member subscribes to the good days by a secret address, which ends when it is replaced or removed", async ({
  page,
  request,
  baseURL,
}) => {
  await signIn(page, (await createMember(request)).email);
  await page.evaluate(() => localStorage.setItem("zodiac:birth-date", "1988-11-29"));
  await page.goto("/account");
  const section = page.getByRole("region", { name: "Good days" });
  const sent: (string | null)[] = [];
  page.on("request", (each) => sent.push(each.url(), each.postData()));
  await section.getByRole("button", { name: "Create address" }).click();
  const field = section.getByLabel("Address of your calendar");
  await expect(field).toHaveValue(new RegExp(`^${baseURL}/subscriptions/[\\w-]{43}/good-days\\.ics$`));
  const address = await field.inputValue();
  await expect(section.getByText("For the Dragon")).toBeVisible();
  expect(sent.join()).not.toMatch(/1988|11-29/);
  const file = await request.get(address);
  expect([file.status(), await file.text()]).toEqual([200, expect.stringContaining("Good days for the Dragon")]);

  await page.reload();
  await expect(section.getByText("For the Dragon")).toBeVisible();
  await expect(field).toBeHidden();
  await section.getByRole("button", { name: "Replace address" }).click();
  const replaced = await field.inputValue();
  expect((await request.get(address)).status()).toBe(404);
  expect((await request.get(replaced)).status()).toBe(200);

  await section.getByRole("button", { name: "Remove address" }).click();
  await expect(section.getByRole("button", { name: "Create address" })).toBeVisible();
  await expect(field).toBeHidden();
  expect((await request.get(replaced)).status()).toBe(404);
});

test("the password is changed with the current password", async ({ page, request }) => {
  const { email } = await createPerson(request);
  await signIn(page, email);
  await page.goto("/account");
  const save = page.getByRole("button", { name: "Change password" });
  await page.getByLabel("Current password").fill("a guess");
  await page.getByLabel("New password").fill("battery staple");
  await save.click();
  await expect(page.getByText("Incorrect password. Please try again.")).toBeVisible();
  await page.getByLabel("Current password").fill(password);
  await page.getByLabel("New password").fill("12345");
  await save.click();
  await expect(page.getByText("Password must be at least 6 characters")).toBeVisible();
  await page.getByLabel("New password").fill("battery staple");
  await save.click();
  await expect(page.getByText("Password changed")).toBeVisible();
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("Logged out", { exact: true })).toBeVisible();
  await signIn(page, email, "battery staple");
});

test("an account is deleted for good with its password, with the keyboard alone", async ({ page, request }) => {
  const { email } = await createMember(request);
  await signIn(page, email);
  await page.goto("/account");
  const open = page.getByRole("button", { name: "Delete account" });
  await pressAt(open);
  await pressAt(dialog(page).getByRole("button", { name: "Keep my account" }));
  await expect(dialog(page)).toBeHidden();
  await expect(open).toBeFocused();
  await page.keyboard.press("Enter");
  const remove = dialog(page).getByRole("button", { name: "Delete for good" });
  await typeInto(dialog(page).getByLabel("Your password"), "a guess");
  await pressAt(remove);
  await expect(dialog(page).getByRole("alert").filter({ hasText: /./ })).toHaveText(
    "Incorrect password. Please try again.",
  );
  await typeInto(dialog(page).getByLabel("Your password"), password);
  await pressAt(remove);
  await expect(page.getByText("Account deleted")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: /^Which companies/ })).toBeVisible();
  await page.goto("/login");
  await fillIn(page, email);
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("No account found with this email. Please sign up first.")).toBeVisible();
});

test("the account page and the deletion dialog pass axe and fit every width", async ({ page }) => {
  await openAsMember(page, "/account");
  await expect(page.getByRole("table")).toBeVisible();
  await expectNoOverflow(page);
  for (const look of looks) {
    await setLook(page, look);
    await page.reload();
    await expect(page.getByRole("table")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Delete account" }).click();
    await expect(dialog(page)).toBeVisible();
    await expectAccessible(page);
  }
});
