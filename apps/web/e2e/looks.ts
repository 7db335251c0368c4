import type { Page } from "@playwright/test";

/**
 * The two looks in which a page is put before axe. What it finds hangs on the theme (contrast) or on the width
 * (layout), and hardly ever on both, so two of the four pairs show each theme and each width.
 */
export const looks = [
  { colorScheme: "light", width: 390 },
  { colorScheme: "dark", width: 1280 },
] as const;

/** Sets color scheme and size of the page, with reduced motion. */
export async function setLook(page: Page, { colorScheme, width }: (typeof looks)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await page.setViewportSize({ width, height: 900 });
}
