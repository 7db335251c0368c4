import type { Page } from "@playwright/test";

/**
 * The two looks in which axe checks a page. Its findings depend on the theme (contrast) or the width (layout), and hardly
 * ever on both, so two of the four pairs cover each theme and each width.
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
