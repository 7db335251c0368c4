import { expect, test } from "@playwright/test";
import type { Api, Of } from "@zodiac-at-work/contracts";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoOverflow } from "./expect-no-overflow.ts";
import { pressAt, typeInto } from "./keyboard.ts";
import { looks, setLook } from "./looks.ts";
import { openAsMember } from "./people.ts";

test("any two are matched with the keyboard alone, and the address holds signs and names only", async ({ page }) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await openAsMember(page, "/personal/match");
  const first = page.getByRole("group", { name: "First side" });
  const second = page.getByRole("group", { name: "Second side" });
  await expect(page.getByRole("heading", { name: "Choose both sides" })).toBeVisible();

  await typeInto(first.getByLabel("Birth date"), "03031987");
  await page.keyboard.press("Enter");
  await expect(first.getByText("Year of the Rabbit")).toBeVisible();
  await typeInto(second.getByRole("combobox", { name: "Company" }), "reddit");
  await expect(second.getByRole("heading", { name: "Reddit" })).toBeVisible();
  await expect(second).toContainText("Rooster. Founded Jun\u00a023, 2005.");
  await expect(page).toHaveURL("/personal/match?a=person%3Arabbit&b=company%3AReddit");
  const score = page.getByRole("main").getByRole("status");
  await expect(score).toContainText("Rabbit and Rooster need patience and clear agreements.");
  await expect(page.getByText("Every pair begins in the middle, at 50 of 100.")).toBeVisible();
  for (const part of ["What works", "What grates", "What to do"]) {
    await expect(page.getByRole("region", { name: part })).toContainText(/(\S+ ){10}/);
  }

  const better = page.getByRole("region", { name: "Companies that fit the Rabbit better" });
  await expect(better.getByRole("listitem")).toHaveCount(6);
  await pressAt(better.getByRole("link").first());
  await expect(second.getByRole("combobox", { name: "Company" })).not.toHaveValue("reddit");
  await page.goBack();
  await expect(second.getByRole("heading", { name: "Reddit" })).toBeVisible();

  await pressAt(page.getByRole("button", { name: "Swap" }));
  await expect(first.getByRole("heading", { name: "Reddit" })).toBeVisible();
  await pressAt(second.getByRole("button", { name: "State" }));
  await typeInto(second.getByRole("combobox", { name: "State" }), "Nowhere");
  await expect(second.getByText("Choose a name from the list.")).toBeVisible();
  await typeInto(second.getByRole("combobox", { name: "State" }), "Texas");
  await expect(second).toContainText("Snake. Joined Dec\u00a029, 1845.");
  expect(sent.filter((text) => text.includes("1987"))).toEqual([]);
  await page.reload();
  await expect(second.getByRole("heading", { name: "Texas" })).toBeVisible();

  for (const look of looks) {
    await setLook(page, look);
    await expectAccessible(page);
  }
  await expectNoOverflow(page);
});

test("two people see who does what, how a fight ends, a boss and a negotiation", async ({ page }) => {
  const response = page.waitForResponse("**/api/reading/match?*");
  await openAsMember(page, "/personal/match?a=person:rat&b=person:ox");
  const { sharedWork }: Of<Api["GET /api/reading/match"], "response"> = await (await response).json();
  const main = page.getByRole("main");
  for (const title of [
    "Who does what",
    "What you’ll fight about",
    "How it ends",
    "If the Ox is your boss",
    "Negotiating with the Ox",
  ]) {
    await expect(main.getByRole("heading", { name: title })).toBeVisible();
  }
  for (const part of ["split", "quarrel", "mend"] as const) {
    const text = sharedWork?.[part] ?? "";
    expect(text).not.toBe("");
    await expect(main).toContainText(text);
  }
  await expect(main).toContainText(/Negotiating with the Ox\S* ?(\S+ ){60}/);
  await page.goto("/personal/match?a=person:rat&b=state:Texas");
  await expect(main.getByRole("region", { name: "What grates" })).toContainText(/(\S+ ){10}/);
  await expect(main.getByRole("heading", { name: "Who does what" })).toHaveCount(0);
});
