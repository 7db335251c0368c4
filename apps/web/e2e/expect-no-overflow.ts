import { expect, type Page } from "@playwright/test";

/** Expects no horizontal scrolling, from the narrowest phone to a wide screen. */
export async function expectNoOverflow(page: Page): Promise<void> {
  for (const width of [320, 360, 390, 640, 768, 900, 1024, 1180, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(over, `overflow at ${width} px`).toBeLessThanOrEqual(0);
  }
}
