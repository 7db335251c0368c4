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
  const best = companies.getByRole("region", { name: "Rooster companies" });
  await expect(best).toContainText("Each supplies what the other lacks.");
  await expect(best).toContainText("Match with Dragon: 92 of 100");
  await expect(best.getByRole("listitem")).toHaveCount(3);
  await expect(companies.getByText("Each supplies what the other lacks.")).toHaveCount(1);
  await expect(companies).toContainText(
    "Match scores: 80 and more strong, 60 good, 40 even. Years follow another rule.",
  );
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
});

test("the home shows its overview or its reading, by the address, and the browser's Back returns", async ({ page }) => {
  await openHome(page);
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toContainText("Earth Dragon");
  await expect(page.getByText("Born Nov\u00a029, 1988")).toHaveCount(1);
  await page.getByRole("link", { name: "Open your reading" }).click();
  await expect(page).toHaveURL("/?view=reading");
  await expect(title).toHaveText("Dragon 🐉");
  await expect(title).toBeFocused();
  await expect(page.getByText("Born Nov\u00a029, 1988")).toHaveCount(1);
  await expect(page.getByRole("region", { name: "Your companies" })).toHaveCount(0);
  await page.getByRole("navigation", { name: "Chapters" }).getByRole("link", { name: "Your years" }).click();
  await expect(page).toHaveURL("/?view=reading#reading-years");
  await expect(page.getByRole("heading", { name: "Your years" })).toBeInViewport();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(title).toContainText("Earth Dragon");

  // A link to a chapter from elsewhere opens it once the reader has entered the date.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/personal#reading-work");
  await page.getByLabel("Birth date").fill("1988-11-29");
  await page.getByRole("button", { name: "Open My Reading" }).click();
  await expect(page.getByRole("heading", { name: "In an interview" })).toBeInViewport();
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

test("the overview names the next good day in the title, and other pages have their own", async ({ page }) => {
  await openHome(page);
  const goodDay = /^Good day( today|: \w+day, \w{3} \d+) · Zodiac at Work$/;
  await expect(page).toHaveTitle(goodDay);
  await page.getByRole("navigation", { name: "Your Zodiac" }).getByRole("link", { name: "Reading" }).click();
  await expect(page).not.toHaveTitle(/Good day/);
  await page.goBack();
  await expect(page).toHaveTitle(goodDay);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Companies" }).click();
  await expect(page).toHaveTitle("Companies · Zodiac at Work");
});

test("the home says what changed since the last visit, and signing out forgets when that was", async ({ page }) => {
  await openHome(page);
  await expect(page.getByText("Next good day")).toBeVisible();
  await expect(page.getByRole("region", { name: "New since your last visit" })).toBeHidden();
  await page.evaluate(() => localStorage.setItem("zodiac:last-visit", `{"seenAt":${Date.UTC(2026, 0, 5)}}`));
  await page.route("**/api/news?*", (route) => route.fulfill({ json: { openings: 12, articles: 1 } }));
  const asked = page.waitForRequest("**/api/news?*");
  await page.reload();
  await page.getByLabel("Birth date").fill("1988-11-29");
  await page.getByRole("button", { name: "Open My Reading" }).click();
  const { searchParams } = new URL((await asked).url());
  expect(Object.fromEntries(searchParams)).toEqual({ sign: "dragon", since: "2026-01-05T00:00:00.000Z" });
  const news = page.getByRole("region", { name: "New since your last visit" });
  await expect(news).toContainText(
    /New since Jan.+ 12 openings at your best matches, 1 article .+, the month of the \w+\./,
  );
  await expect(news.getByRole("link", { name: "1 article about your sign" })).toHaveAttribute(
    "href",
    "/blog?sign=dragon",
  );
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await heightOf(page), "overview of a later visit at 390 px").toBeLessThanOrEqual(2600);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("Logged out", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("zodiac:last-visit"))).toBeNull();
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

test("the home passes axe, fits every width, and no panel is longer than its limit", async ({ page }) => {
  await openHome(page, "1985-06-01");
  for (const look of looks) {
    await setLook(page, look);
    await expect(page.getByRole("region", { name: "Your companies" }).getByRole("listitem")).toHaveCount(5);
    await expectAccessible(page);
    expect(await heightOf(page), `overview at ${look.width} px`).toBeLessThanOrEqual(2600);
  }
  await expectNoOverflow(page);

  await page.getByRole("link", { name: "Open your reading" }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  const chapters = page.getByRole("main").getByRole("region");
  for (const title of ["Your sign", "Who you work with", "At work", "Your numbers", "Your years", "What to do next"]) {
    const toggle = page.getByRole("button", { name: title });
    // The first chapter is open already.
    if (title !== "Your sign") {
      await toggle.click();
      await expect(toggle).toBeInViewport();
    }
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await expect(chapters.getByRole("button", { name: /^(Your|Who|At|What)/, expanded: true })).toHaveCount(1);
    expect(await heightOf(page), `reading with “${title}” at 390 px`).toBeLessThanOrEqual(5500);
  }
});

/** The height of the whole page. */
async function heightOf(page: Page): Promise<number> {
  return await page.evaluate(() => document.documentElement.scrollHeight);
}
