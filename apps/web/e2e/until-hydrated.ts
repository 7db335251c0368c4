import type { Page } from "@playwright/test";

/** Waits until the page runs in the browser. Before that, links load whole documents and buttons do nothing. */
export async function untilHydrated(page: Page): Promise<void> {
  // Articles wait for the reader's first input.
  await page.mouse.move(1, 1);
  // The header's menu is a link until then. It is hidden in wide windows.
  await page.locator("header button[aria-controls]").waitFor({ state: "attached" });
}
