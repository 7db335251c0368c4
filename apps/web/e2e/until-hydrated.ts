import { expect, type Page } from "@playwright/test";

/** Waits until the page runs in the browser. Before that, links load whole documents and buttons do nothing. */
export async function untilHydrated(page: Page): Promise<void> {
  // The header's menu has the role of a link until then. It is hidden in wide windows.
  const menu = page.locator("header [role=button][aria-controls]");
  let x = 0;
  await expect(async () => {
    // Pages that the API renders wait for the reader's first input. Browsers drop input before the first frame.
    x = 3 - x;
    await page.mouse.move(1 + x, 1);
    await menu.waitFor({ state: "attached", timeout: 2_000 });
  }).toPass();
}
