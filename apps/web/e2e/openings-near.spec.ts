import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoOverflow } from "./expect-no-overflow.ts";
import { looks, setLook } from "./looks.ts";
import { createMember, openAsMember } from "./people.ts";
import { companiesOf, seedOpenings } from "./seed-openings.ts";
import { uniqueWord } from "./unique-word.ts";

const main = (page: Page) => page.getByRole("main");
const titles = (page: Page) => main(page).locator("li h3");
const near = (page: Page) => page.getByRole("combobox", { name: "Near" });
const options = (page: Page) => page.locator("[role=listbox] [role=option]");
const inUse = (page: Page) => page.getByRole("navigation", { name: "Filters in use" });

/** Opens the list as a member, with openings in some places. Their titles begin with a word of their own. */
async function openWith(page: Page, seeds: readonly { title: string; location: string; workplace?: "remote" }[]) {
  const word = uniqueWord();
  const [company] = await companiesOf("goat", 1);
  await seedOpenings(
    seeds.map(({ title, ...others }) => ({
      ...{ companyId: company?.id ?? 0, title: `${word} ${title}`, postedDate: "2026-11-20" },
      ...others,
    })),
  );
  await openAsMember(page, "/robots.txt", await createMember(page.request));
  await page.goto(`/openings?search=${word}`);
  await expect(titles(page)).toHaveCount(seeds.length);
  return word;
}

const placed = [
  { title: "baker", location: "Portland, OR" },
  { title: "cook", location: "Salem, Oregon" },
  { title: "waiter", location: "Portland, Maine" },
  { title: "chef", location: "Portland" },
  { title: "editor", location: "Remote - Berlin", workplace: "remote" },
] as const;

test("a reader chooses a city and a distance with the keyboard, and can share and save the search", async ({
  page,
}) => {
  const word = await openWith(page, placed);
  await near(page).focus();
  await near(page).pressSequentially("portland");
  await expect(near(page)).toHaveAttribute("aria-expanded", "true");
  await expect(options(page).filter({ hasText: "Portland, ME" })).toBeVisible();
  await near(page).press("Escape");
  await expect(options(page)).toHaveCount(0);
  await near(page).fill("portland or");
  await expect(options(page)).toHaveText(["Portland, OR"]);
  await near(page).press("ArrowDown");
  await near(page).press("Enter");
  await expect(page).toHaveURL(`/openings?search=${word}&near=Portland%2C+OR`);
  await expect(near(page)).toHaveValue("Portland, OR");
  await expect(titles(page)).toHaveText([new RegExp(`^${word} baker`)]);
  await expect(inUse(page)).toContainText("Within 25 miles of Portland, OR");

  await page.getByLabel("Distance").selectOption("50 miles");
  await expect(page).toHaveURL(`/openings?search=${word}&near=Portland%2C+OR&within=50`);
  await expect(titles(page)).toHaveCount(2);
  await inUse(page).getByRole("button", { name: "Save this search" }).click();
  await expect(inUse(page)).toContainText("Saved");
  await page.goto("/openings/saved");
  await page.getByRole("link", { name: `“${word}”, Within 50 miles of Portland, OR` }).click();
  await expect(titles(page)).toHaveCount(2);
  await expect(near(page)).toHaveValue("Portland, OR");

  await page.getByRole("button", { name: "Clear near" }).click();
  await expect(page).toHaveURL(new RegExp(`search=${word}$`));
  await expect(titles(page)).toHaveCount(placed.length);
});

test("a city that the address names and nobody knows is named, and nothing else is lost", async ({ page }) => {
  const word = await openWith(page, placed);
  await page.goto(`/openings?search=${word}&near=Atlantis&within=10`);
  await expect(page.getByText("We can’t tell where “Atlantis” is")).toBeVisible();
  await main(page).getByRole("link", { name: "Any distance", exact: true }).click();
  await expect(page).toHaveURL(`/openings?search=${word}`);
  await expect(titles(page)).toHaveCount(placed.length);
});

test("a text that begins no city is said to, and is not kept", async ({ page }) => {
  await openWith(page, placed);
  await near(page).fill("zzzz");
  await expect(page.getByText("No city begins with “zzzz”.")).toBeVisible();
  await near(page).press("Tab");
  await expect(near(page)).toHaveValue("");
});

test("remote openings are chosen by country, or without one, with their numbers", async ({ page }) => {
  const word = await openWith(page, placed);
  await page.getByLabel("Remote work").selectOption("Remote, country not stated (1)");
  await expect(page).toHaveURL(`/openings?search=${word}&remote=true&country=none`);
  await expect(titles(page)).toHaveText([new RegExp(`^${word} editor`)]);
  await expect(inUse(page)).toContainText("Country not stated");
});

test("the list of cities fits and the controls are accessible in a narrow and a wide window, light and dark", async ({
  page,
}) => {
  await openWith(page, placed);
  for (const look of looks) {
    await setLook(page, look);
    if (look.width < 900) await page.getByRole("button", { name: "Filters" }).click();
    await near(page).fill("portl");
    await expect(options(page).first()).toBeVisible();
    await expectNoOverflow(page);
    // While the list is open, Base UI hides the rest of the page from screen readers. Axe counts its controls as faults.
    await near(page).press("Escape");
    await expectAccessible(page);
  }
});
