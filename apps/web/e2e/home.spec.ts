import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoOverflow } from "./expect-no-overflow.ts";
import { looks, setLook } from "./looks.ts";
import { openAsMember } from "./people.ts";

async function openHome(page: Page, date = "1988-11-29"): Promise<void> {
  await openAsMember(page, "/");
  await page.getByLabel("Birth date").fill(date);
  await page.getByRole("button", { name: "Open My Reading" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
}

test("a member's home says who they are, what is now, and what fits them", async ({ page }) => {
  await page.route("**/api/us-states?*", (route) => route.abort());
  await openHome(page);
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Earth Dragon");
  await expect(main).toContainText(
    "Born Nov\u00a029, 1988: more than nine months after Chinese New Year (Feb\u00a017, 1988)",
  );
  await expect(main).toContainText("Earth, twice");

  const companies = page.getByRole("region", { name: "Your companies" });
  await expect(companies.getByRole("listitem")).toHaveCount(5);
  await expect(companies.getByRole("listitem").first()).toContainText("One of the six harmonies");
  await expect(companies).toContainText("Match with Dragon: 92 of 100");
  await expect(companies).toContainText("Two Dragons score 40");

  const days = page.getByRole("list", { name: "The next 30 days" }).getByRole("listitem");
  await expect(days).toHaveCount(30);
  for (const text of await days.filter({ hasText: "suits you" }).allTextContents()) {
    expect(text).toMatch(/a (Rat|Monkey|Rooster) day: suits you/);
  }
  await expect(page.getByRole("region", { name: "Your car brands" }).getByRole("listitem")).toHaveCount(6);
  const states = page.getByRole("region", { name: "Your states" });
  await expect(states.getByRole("alert")).toHaveText("Failed to fetch US states");
  await page.unroute("**/api/us-states?*");
  await states.getByRole("button", { name: "Try again" }).click();
  await expect(states).toContainText("North Carolina");
  await page.getByRole("button", { name: "Share card" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Share your card" });
  await expect(dialog.getByRole("img", { name: "Card: I’m an Earth Dragon at work" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Open your reading" }).click();
  await expect(page).toHaveURL("/#reading");
  await expect(page.getByRole("heading", { level: 2, name: "Dragon" }).first()).toBeInViewport();
});

test("the good days are a calendar file without the birth date", async ({ page }) => {
  await openHome(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Add to calendar" }).press("Enter");
  expect((await download).suggestedFilename()).toBe("good-days.ics");
  const file = await readFile(await (await download).path(), "utf8");
  expect(file.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThanOrEqual(6);
  expect(file).toMatch(/SUMMARY:(Rat|Monkey|Rooster) day: suits you/);
  expect(file).not.toContain("1988");
});

test("no page asks twice for the birth date, and with the reader's agreement the next visit does not either", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await openAsMember(page, "/zodiac-sample");
  await page.getByLabel("Birth date").fill("1988-11-29");
  await page.getByLabel("Keep this date on this device").check();
  await page.getByRole("button", { name: "Discover My Zodiac Sign" }).click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Your Zodiac" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Earth Dragon");
  await page.goto("/personal");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Earth Dragon");
  await expect(page.getByText("Your birth date is kept on this device.")).toBeVisible();
  await page.getByRole("button", { name: "Try Another Date" }).click();
  await expect(page.getByLabel("Birth date")).toBeFocused();
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain("1988");
  expect(sent.filter((text) => text.includes("1988-11-29"))).toEqual([]);
});

test("the home passes axe, fits every width and stays short on a phone", async ({ page }) => {
  await openHome(page);
  for (const look of looks) {
    await setLook(page, look);
    await expect(page.getByRole("region", { name: "Your companies" }).getByRole("listitem")).toHaveCount(5);
    await expectAccessible(page);
    if (look.width === 390) {
      expect(
        await page.locator("#reading").evaluate((reading) => reading.getBoundingClientRect().top + scrollY),
      ).toBeLessThan(4500);
    }
  }
  await expectNoOverflow(page);
});
