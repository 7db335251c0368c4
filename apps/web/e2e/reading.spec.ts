import { expect, type Page, test } from "@playwright/test";
import type { Api, Of } from "@zodiac-at-work/contracts";
import { holdBack } from "./hold-back.ts";
import { pressAt, typeInto } from "./keyboard.ts";
import { openAsMember } from "./people.ts";

const calls = "**/api/reading?*";
const interview = "Prepare the way you prepare for everything, then show less of it.";

async function openReading(page: Page, date: string): Promise<void> {
  await page.getByLabel("Birth date").fill(date);
  await page.getByRole("button", { name: "Open My Reading" }).click();
}

test("the reading loads its texts by sign and numbers, without the birth date", async ({ page }) => {
  await openAsMember(page, "/personal?view=reading");
  await expect(page.getByText("Your birth date is never sent.")).toContainText("Only these are sent");
  const call = page.waitForRequest(calls);
  await openReading(page, "1984-06-15");
  const query = new URL((await call).url()).searchParams;
  expect(Object.fromEntries(query)).toEqual({
    sign: "rat",
    yearElement: "wood",
    lifePath: "7",
    personalYear: expect.stringMatching(/^[1-9]$/),
    personalMonth: expect.stringMatching(/^[1-9]$/),
    zodiacYear: expect.stringMatching(/^20\d\d$/),
  });
  await expect(page.getByText(interview)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Year element: Wood" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "With life path 7" })).toBeVisible();
  await expect(page.getByText("Rats are a water sign, and 1984 was a year of wood.")).toBeVisible();
  const lastYear = page.getByRole("button", { name: /Personal year \d$/ }).last();
  await lastYear.click();
  const [year = ""] = /20\d\d/.exec((await lastYear.textContent()) ?? "") ?? [];
  await expect(page.getByRole("heading", { name: `Personal year, ${year}` })).toBeVisible();
});

test("a year that is good for a decision opens its outlook, with the verdict, on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsMember(page, "/personal?view=reading#reading-years");
  const response = page.waitForResponse(calls);
  await openReading(page, "1984-06-15");
  const { outlook }: Of<Api["GET /api/reading"], "response"> = await (await response).json();
  await expect(page.getByText(/months that help begin about Jan\W5 \(Ox\)/)).toBeVisible();
  const raise = page.getByRole("definition").filter({ hasText: /^Good/ }).first();
  const good = raise.getByRole("button").last();
  const year = Number(await good.textContent());
  await pressAt(good);
  await expect(good).toHaveAttribute("aria-pressed", "true");
  const heading = page.getByRole("heading", { name: new RegExp(`^${year}: \\w+ \\w+ year$`) });
  const { verdict = "" } = outlook.years.find(({ zodiacYear }) => zodiacYear === year) ?? {};
  expect(verdict).not.toBe("");
  const card = page.getByRole("status").filter({ has: heading });
  await expect(card).toContainText(verdict);
  await expect(card).toBeInViewport();
});

for (const width of [390, 1280]) {
  test(`placeholders hold the space of the texts at ${width} px, so nothing moves`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openAsMember(page, "/personal?view=reading");
    const release = await holdBack(page, calls);
    await openReading(page, "1990-01-09");
    await expect(page.getByText("Loading your reading")).toBeAttached();
    const before = await heightBeforeNumbers(page);
    await page.evaluate(() => {
      new PerformanceObserver(() => performance.mark("shift")).observe({ type: "layout-shift" });
    });
    release();
    await expect(page.getByText("You turn ideas into rules that work.")).toBeVisible();
    // Texts and placeholders differ by a line here and there, below the first screen.
    expect(Math.abs((await heightBeforeNumbers(page)) - before)).toBeLessThan(120);
    expect(await page.evaluate(() => performance.getEntriesByName("shift").length)).toBe(0);
  });
}

test("a reading that fails to load can be tried again", async ({ page }) => {
  await openAsMember(page, "/personal?view=reading");
  await page.route(calls, (route) => route.abort());
  await openReading(page, "1984-06-15");
  await expect(page.getByRole("alert")).toHaveText(
    "Failed to load your reading. Please check your connection and try again.",
  );
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Rat");
  await page.unroute(calls);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText(interview)).toBeVisible();
  await expect(page.getByText("Failed to load your reading.")).toHaveCount(0);
});

test("the keyboard alone opens the reading and its chapters, down to a card that shows no date; it prints on two to four pages", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 390, height: 844 });
  await openAsMember(page, "/personal?view=reading");
  await typeInto(page.getByLabel("Birth date"), "11291988");
  await pressAt(page.getByRole("button", { name: "Open My Reading" }));
  await expect(page.getByText("You want the big plan, and you want its foundations inspected")).toBeVisible();
  for (const format of ["A4", "Letter"]) {
    const pdf = (await page.pdf({ format, preferCSSPageSize: false })).toString("latin1");
    const count = pdf.match(/\/Type\s*\/Page\b/g)?.length;
    expect(count, format).toBeGreaterThanOrEqual(2);
    expect(count, format).toBeLessThanOrEqual(4);
  }

  const card = page.getByRole("img", { name: "Card: I’m an Earth Dragon at work" });
  await expect(card).toBeHidden();
  await pressAt(page.getByRole("navigation", { name: "Chapters" }).getByRole("link", { name: "Next" }));
  await expect(card).toBeInViewport();
  await pressAt(page.getByRole("button", { name: "Copy link" }));
  await expect(page.getByText("Link copied.")).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toBe(new URL("/signs/dragon/earth", page.url()).href);
  const download = page.waitForEvent("download");
  await pressAt(page.getByRole("link", { name: "Save image" }));
  expect((await download).suggestedFilename()).toBe("earth-dragon-at-work.png");
  expect((await page.request.get(link)).ok()).toBe(true);
});

/** From the first chapter on, since the lists above the reading load at the same time. */
async function heightBeforeNumbers(page: Page): Promise<number> {
  return (await topOf(page, "Your numbers")) - (await topOf(page, "Your sign"));
}

async function topOf(page: Page, chapter: string): Promise<number> {
  return (await page.getByRole("heading", { name: chapter, exact: true }).boundingBox())?.y ?? Number.NaN;
}
