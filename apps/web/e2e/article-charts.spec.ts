import { expect, type Locator, test } from "@playwright/test";
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
    const lost = await page.locator("figure.chart svg text").evaluateAll((texts) =>
      texts.flatMap((text) => {
        const [own, drawing] = [text, text.closest("svg")].map((each) => each?.getBoundingClientRect());
        const isInside =
          own &&
          drawing &&
          own.left >= drawing.left - 1 &&
          own.right <= drawing.right + 1 &&
          own.bottom <= drawing.bottom + 1;
        return isInside ? [] : [text.textContent];
      }),
    );
    expect(lost, "texts outside of their drawing").toEqual([]);
    const outside = await page.locator("figure.chart > svg").evaluateAll((drawings) =>
      drawings.flatMap((drawing) => {
        const [own, figure] = [drawing, drawing.closest("figure")].map((each) => each?.getBoundingClientRect());
        return own && figure && own.left > figure.left && own.right < figure.right
          ? []
          : [drawing.getAttribute("class")];
      }),
    );
    expect(outside, "drawings outside of their figure").toEqual([]);
    expect(await overlaps(page.locator("svg.chart-wheel").first(), "text", "use"), "counts on seals").toBe(0);
    expect(await overlaps(page.locator("svg.chart-timeline").first(), "text:not(.mark)"), "names on names").toBe(0);
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

/** Counts the pairs of two different elements of a drawing that overlap by more than a pixel. */
function overlaps(drawing: Locator, these: string, those = these): Promise<number> {
  return drawing.evaluate(
    (svg, [a, b]) => {
      const [ones, others] = [a, b].map((selector) => [...svg.querySelectorAll(selector)]);
      const boxOf = (element: Element) => element.getBoundingClientRect();
      return (ones ?? []).flatMap((one) =>
        (others ?? []).filter((other) => {
          const [x, y] = [boxOf(one), boxOf(other)];
          const isApart = x.right < y.left + 1 || y.right < x.left + 1 || x.bottom < y.top + 1 || y.bottom < x.top + 1;
          return one !== other && !isApart;
        }),
      ).length;
    },
    [these, those] as const,
  );
}

function figure(caption: string, values: readonly (readonly [name: string, value: string])[]): string {
  const rows = values.map(([name, value]) => `<tr><td>${name}</td><td>${value}</td></tr>`).join("");
  return `<figure><table><thead><tr><th scope="col">Name</th><th scope="col">Value</th></tr></thead><tbody>${rows}</tbody></table><figcaption>${caption}</figcaption></figure>`;
}
