import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoOverflow } from "./expect-no-overflow.ts";
import { looks, setLook } from "./looks.ts";
import { untilHydrated } from "./until-hydrated.ts";

const answers = [
  ["1990-01-26", "Snake", "One day before Chinese New Year (Jan 27, 1990), so the sign is Snake."],
  ["1990-01-27", "Horse", "On Chinese New Year’s Day (Jan 27, 1990), so the sign is Horse."],
  ["1954-02-03", "Horse", "On Chinese New Year’s Day (Feb 3, 1954), so the sign is Horse."],
  ["2027-02-06", "Goat", "On Chinese New Year’s Day (Feb 6, 2027), so the sign is Goat."],
  ["1788-02-06", "Goat", "One day before Chinese New Year (Feb 7, 1788), so the sign is Goat."],
  ["2000-02-29", "Dragon", "24 days after Chinese New Year (Feb 5, 2000), so the sign is Dragon."],
] as const;

async function discover(page: Page, date: string): Promise<void> {
  await page.goto("/zodiac-sample");
  await enter(page, date);
}

async function enter(page: Page, date: string): Promise<void> {
  await page.getByLabel("Birth date").fill(date);
  await page.getByRole("button", { name: "Discover My Zodiac Sign" }).click();
}

for (const timezoneId of ["UTC", "America/Los_Angeles", "Pacific/Kiritimati"]) {
  test.describe(`in the time zone ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("a date has its sign with the reason, and so does the next date", async ({ page }) => {
      await page.goto("/zodiac-sample");
      for (const [date, sign, reason] of answers) {
        await test.step(`${date} is ${sign}`, async () => {
          await enter(page, date);
          await expect(page.getByRole("heading", { level: 1 })).toContainText(sign);
          await expect(page.getByText(reason, { exact: true })).toBeVisible();
          await expect(
            page.getByText(new RegExp(`^Born [A-Z][a-z]{2}\\s${Number(date.slice(8))}, ${date.slice(0, 4)}$`)),
          ).toBeVisible();
          await page.getByRole("button", { name: "Try Another Date" }).click();
        });
      }
    });
  });
}

test("the result shows every fact of the sign", async ({ page }) => {
  await discover(page, "1990-01-30");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Horse 🐎");
  await expect(
    page.getByText(
      "Some almanacs start the year at the beginning of spring (Feb 4, 1990). By that rule, the sign is Snake.",
    ),
  ).toBeVisible();
  const facts = page.locator("dl div");
  await expect(facts.filter({ hasText: "Sign element" })).toContainText("Fire");
  await expect(facts.filter({ hasText: "Year element" })).toContainText("Metal");
  await expect(facts.filter({ hasText: "Birth year" })).toContainText("1990");
  await expect(facts.filter({ hasText: "Zodiac year" })).toContainText(
    "1990, the year of the Metal Horse: Jan 27, 1990 to Feb 14, 1991",
  );
  await expect(facts.filter({ hasText: "Traits" }).locator("dd")).not.toBeEmpty();
  await expect(page.getByRole("region", { name: "Top strengths" }).getByRole("listitem")).toHaveCount(3);
  await expect(facts.filter({ hasText: "Lucky numbers" }).locator("dd")).toHaveText(/\d/);
  await expect(facts.filter({ hasText: "Lucky colors" }).locator("dd")).not.toBeEmpty();
  await expect(page.getByRole("heading", { name: "Core Personality Analysis" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Strengths", exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Growth areas" })).toBeVisible();
  await expect(page.getByRole("figure")).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Get Full Access - $62" })).toBeVisible();
});

test("the result opens one chapter and two companies with their advice", async ({ page }) => {
  await discover(page, "1988-11-29");
  const chapter = page.getByRole("region", { name: "At work" });
  const titles = chapter.getByRole("heading", { level: 3 });
  await expect(titles).toHaveText(["In an interview", "As a boss", "What to learn"]);
  await expect(chapter.getByRole("group")).toHaveCount(4);
  await chapter.getByText("Hard talks").click();
  await expect(titles).toContainText(["A hard conversation", "Negotiating"]);
  const companies = page.getByRole("region", { name: "Two companies for a Dragon" });
  await expect(companies.getByRole("heading", { level: 3 })).toHaveText(["YouTube", "Meta Platforms"]);
  await expect(companies.getByText("Rooster · Feb\u00a014, 2005")).toBeVisible();
  await expect(companies.getByText("Match with Dragon: 92 of 100")).toBeVisible();
  await expect(companies.getByRole("heading", { level: 4 })).toHaveText([
    ...["What works", "What grates", "What to do"],
    ...["What works", "What grates", "What to do"],
  ]);
});

test("the rest of a sample that can't be loaded can be loaded again", async ({ page }) => {
  await page.route("**/api/sample?*", (route) => route.fulfill({ status: 503, body: "" }));
  await discover(page, "1988-11-29");
  await expect(page.getByText("Failed to load the rest of your sample.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Get Full Access - $62" })).toBeVisible();
  await page.unroute("**/api/sample?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("region", { name: "At work" })).toBeVisible();
});

test("the sample keeps to the year of the wheel, until the reader asks for another", async ({ page }) => {
  await page.goto("/");
  await untilHydrated(page);
  await page.getByLabel("Born in").fill("1990");
  await page.getByRole("link", { name: "Try Free Sample" }).click();
  await expect(page).toHaveURL("/zodiac-sample?born=1990");
  await expect(page.getByText("Born in 1990: Metal Horse, or Earth Snake before Jan\u00a027, 1990.")).toBeVisible();
  await expect(page.getByLabel("Birth date")).toHaveAttribute("min", "1990-01-01");
  await page.getByLabel("Birth date").fill("1990-01-26");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Snake");
  await page.getByRole("button", { name: "Try Another Date" }).click();
  await page.getByRole("link", { name: "Another year" }).click();
  await expect(page).toHaveURL("/zodiac-sample");
  await expect(page.getByLabel("Birth date")).toHaveAttribute("max", "2200-12-31");
});

test("the large seal shows the sign's character, which the Content-Security-Policy allows", async ({ page }) => {
  await discover(page, "1990-01-30");
  const character = page.locator('svg use[href*="characters"]');
  await expect(character).toHaveAttribute("href", /#horse$/);
  await expect.poll(async () => (await character.boundingBox())?.width).toBeGreaterThan(10);
});

test("an empty form can't be submitted", async ({ page }) => {
  await page.goto("/zodiac-sample");
  await expect(page.getByLabel("Birth date")).toHaveAttribute("required");
  await expect(page.getByText("Chinese New Year falls between late January and mid-February")).toBeVisible();
  await expect(page.getByRole("button", { name: "Discover My Zodiac Sign" })).toBeDisabled();
});

test("a year outside the calendar shows the valid years and can be corrected", async ({ page }) => {
  await discover(page, "1500-01-01");
  const input = page.getByLabel("Birth date");
  await expect(page.getByRole("alert")).toHaveText("Please enter a year between 1600 and 2200.");
  await expect(input).toHaveAttribute("aria-invalid", "true");
  await expect(input).toHaveAccessibleDescription(/^Please enter a year between 1600 and 2200\./);
  await expectAccessible(page);
  await input.fill("1600-01-01");
  await expect(page.getByRole("alert")).toBeEmpty();
  await page.getByRole("button", { name: "Discover My Zodiac Sign" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Pig");
});

test("a day that does not exist shows an error", async ({ page }) => {
  await page.goto("/zodiac-sample");
  await untilHydrated(page);
  await page.getByLabel("Birth date").focus();
  await page.keyboard.type("02301990");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("alert")).toHaveText("That date does not exist. Please check the month and the day.");
  await expect(page.getByRole("button", { name: "Discover My Zodiac Sign" })).toBeDisabled();
});

test("the sample works with the keyboard alone", async ({ page }) => {
  await page.goto("/");
  await untilHydrated(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Get Lifetime Access - $62" }).first()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Try Free Sample" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Which sign were you really born under?" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Birth date")).toBeFocused();
  await page.keyboard.type("01271990");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Horse" })).toBeFocused();
  await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleDescription(/^On Chinese New Year’s Day/);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Try Another Date" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Birth date")).toBeFocused();
  await expect(page.getByLabel("Birth date")).toHaveValue("");
  await expect(page.getByRole("button", { name: "Discover My Zodiac Sign" })).toBeDisabled();
});

test("no request, URL or storage contains the birth date", async ({ page, context }) => {
  const sent: string[] = [];
  context.on("request", (request) => {
    sent.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ""}`);
  });
  await discover(page, "1987-11-23");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Rabbit");
  await page.waitForLoadState("networkidle");
  await page.getByRole("contentinfo").getByRole("link", { name: "Zodiac at Work" }).click();
  await expect(page).toHaveTitle(/^Which companies/);
  await page.waitForLoadState("networkidle");

  expect(sent.length).toBeGreaterThan(5);
  expect(sent.filter((text) => /1987|23.?11|11.?23/.test(text.replaceAll(/assets\/\S+/g, "")))).toEqual([]);
  expect(page.url()).not.toContain("1987");
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));
  expect(kept).not.toContain("1987");
  expect(await context.cookies()).toEqual([]);
});

test("form and result pass axe and fit every width", async ({ page }) => {
  for (const look of looks) {
    await setLook(page, look);
    await page.goto("/zodiac-sample");
    await expect(page.getByLabel("Birth date")).toBeVisible();
    await expectAccessible(page);
    await enter(page, "1990-01-30");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Horse");
    await expectAccessible(page);
  }
  await expectNoOverflow(page);
  await page.getByRole("button", { name: "Try Another Date" }).click();
  await expectNoOverflow(page);
});
