import { expect, test } from "@playwright/test";
import { signById, signIds } from "@zodiac-at-work/zodiac";
import { expectAccessible } from "./expect-accessible.ts";
import { expectNoOverflow } from "./expect-no-overflow.ts";
import { looks, setLook } from "./looks.ts";
import { seedArticle } from "./seed-article.ts";
import { untilHydrated } from "./until-hydrated.ts";

const states =
  "Alabama Alaska Arizona Arkansas California Colorado Delaware Florida Georgia Hawaii Idaho Illinois Ohio Texas Utah".split(
    " ",
  );

const figures = [
  figure("Companies by industry", [
    ["Technology", "74"],
    ["Financial Services", "31"],
  ]),
  figure("Companies by decade", [
    ["before 1900", "12"],
    ...["1900s", "1910s", "1920s", "1930s", "1940s", "1950s", "1960s", "1970s", "1980s"].map(
      (decade, i) => [decade, String(7 + i)] as const,
    ),
  ]),
  figure(
    "Companies by sign",
    signIds.map((sign, i) => [signById(sign).name, String(20 + i * 3)] as const),
  ),
  figure(
    "States by sign",
    states.map((state, i) => [state, signById(signIds[i % 12] ?? "rat").name] as const),
  ),
  figure(
    "Companies by state",
    states.map((state, i) => [state, String(1 + i * i)] as const),
  ),
];

test("the five kinds of drawings pass axe in both looks, fit every width and offer their values", async ({ page }) => {
  const { path } = await seedArticle({
    keyword: "companies by industry",
    signs: [],
    content: `<p>One.</p><h2>Two</h2>${figures.join("<p>Between.</p>")}`,
  });
  for (const look of looks) {
    await setLook(page, look);
    await page.goto(path);
    await untilHydrated(page);
    await expect(page.locator("figure.chart")).toHaveCount(figures.length);
    for (const name of ["bars", "timeline", "wheel", "map"]) {
      const drawing = page.locator(`svg.chart-${name}`).first();
      await drawing.scrollIntoViewIfNeeded();
      const box = await drawing.boundingBox();
      expect(box?.height, name).toBeGreaterThan(30);
    }
    await expectAccessible(page);
    await page.screenshot({ path: test.info().outputPath(`${look.colorScheme}-${look.width}.png`), fullPage: true });
  }
  await expectNoOverflow(page);
  const first = page.locator("figure.chart").first();
  await first.getByText("The values as a table").click();
  await expect(first.getByRole("cell", { name: "74" })).toBeVisible();
  const download = page.waitForEvent("download");
  await first.getByRole("link", { name: "Download as CSV" }).click();
  expect((await download).suggestedFilename()).toBe("companies-by-industry.csv");
});

function figure(caption: string, values: readonly (readonly [name: string, value: string])[]): string {
  const rows = values.map(([name, value]) => `<tr><td>${name}</td><td>${value}</td></tr>`).join("");
  return `<figure><table><thead><tr><th scope="col">Name</th><th scope="col">Value</th></tr></thead><tbody>${rows}</tbody></table><figcaption>${caption}</figcaption></figure>`;
}
