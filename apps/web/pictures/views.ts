import { fileURLToPath } from "node:url";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const folder = fileURLToPath(new URL("taken", import.meta.url));

/** A way of looking at a screen. */
export interface View {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly media: Parameters<Page["emulateMedia"]>[0];
}

/** Three widths in both looks, the narrowest phone, zoom and forced colors. */
export const views: readonly View[] = [
  ...[360, 768, 1280].flatMap((width) =>
    (["light", "dark"] as const).map((colorScheme) => ({
      name: `${width}-${colorScheme}`,
      width,
      height: width < 600 ? 780 : 900,
      media: { colorScheme },
    })),
  ),
  { name: "320-light", width: 320, height: 640, media: { colorScheme: "light" } },
  // A window of 1280 × 900 at 200 % zoom has 640 × 450 CSS pixels.
  { name: "zoom-200", width: 640, height: 450, media: { colorScheme: "light" } },
  { name: "1280-forced-colors", width: 1280, height: 900, media: { colorScheme: "dark", forcedColors: "active" } },
];

/** Shows the page in a view. */
export async function viewWith(page: Page, { width, height, media }: View): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "none", ...media });
}

export async function takePicture(page: Page, name: string, view: View): Promise<void> {
  // A state may hold back a call for good.
  await page.waitForLoadState("networkidle", { timeout: 3000 }).catch(() => undefined);
  // A picture of the whole page would show a dialog apart from its window.
  const fullPage = (await page.getByRole("dialog").count()) === 0;
  await page.screenshot({ path: `${folder}/${name}-${view.name}.png`, fullPage });
}

/** Returns what axe finds, and whether the page scrolls sideways. */
export async function problemsOf(page: Page): Promise<string[]> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const forcesColors = await page.evaluate(() => matchMedia("(forced-colors: active)").matches);
  // Axe reads the colors of the page, which the reader's own colors replace.
  const axe = new AxeBuilder({ page }).disableRules(forcesColors ? ["color-contrast"] : []);
  const { violations } = await axe.analyze();
  return [
    ...(over > 0 ? [`${over} px too wide`] : []),
    ...violations.map(({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`),
  ];
}
