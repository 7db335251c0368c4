import { expect, test } from "@playwright/test";
import { cards, enterCard, fillIn, newEmail } from "./people.ts";
import { untilHydrated } from "./until-hydrated.ts";

test.use({ viewport: { width: 390, height: 844 }, acceptDownloads: true });

const birthDate = "1988-11-29";

test("a stranger turns the wheel, tries the sample, pays, finds home with the same sign, reads, matches and signs out", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  const menu = async (name: string) => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole(name === "Logout" ? "button" : "link", { name })
      .click();
  };

  await page.goto("/");
  await untilHydrated(page);
  await page.getByRole("navigation", { name: "The twelve signs" }).getByRole("link", { name: "Dragon" }).click();
  await expect(page.getByText(/^\d+ companies are Dragons like you$/)).toBeVisible();

  await page.getByRole("link", { name: "Try Free Sample" }).click();
  await page.getByLabel("Birth date").fill(birthDate);
  await page.getByRole("button", { name: "Discover My Zodiac Sign" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Dragon");

  await page
    .getByRole("button", { name: /^Get (Full|Lifetime) Access - \$62$/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await fillIn(page, newEmail());
  await dialog.getByRole("button", { name: "Continue to Payment" }).click();
  await enterCard(page, cards.pays);
  await dialog.getByRole("button", { name: "Create Account & Pay $62" }).click();
  await expect(page.getByText("Payment Successful!").first()).toBeVisible({ timeout: 60_000 });

  await menu("Your Zodiac");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Earth Dragon");
  const companies = page.getByRole("region", { name: "Your companies" });
  await expect(companies).toContainText("Match with Dragon: 92 of 100");
  await page.getByRole("link", { name: "Open your reading" }).click();
  await expect(page.getByRole("heading", { name: "Your numbers" })).toBeAttached();
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  await page.getByRole("link", { name: "Next", exact: true }).click();
  const card = page.waitForEvent("download");
  await page.getByRole("link", { name: "Save image" }).click();
  expect((await card).suggestedFilename()).toMatch(/\.png$/);

  await page.getByRole("link", { name: "Match two" }).click();
  await expect(page.getByRole("group", { name: "First side" })).toContainText("Year of the Dragon");
  await page.getByRole("combobox", { name: "Company" }).fill("Nvidia");
  await expect(page.getByRole("main").getByRole("status")).toContainText("92 of 100");
  await page.goBack();

  await menu("Your Zodiac");
  await companies.getByRole("link", { name: /^All \d+ matches$/ }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Companies for a Dragon" })).toBeVisible();
  await menu("Logout");
  await expect(page.getByText("Logged out", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain("1988");
  expect(sent.filter((text) => /1988-11-29|11%2F29%2F1988|19881129/.test(text))).toEqual([]);
});
