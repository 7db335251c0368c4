import type { Page } from "@playwright/test";

/** Keeps calls from being answered until it is released, so that what a page shows meanwhile can be looked at in peace. */
export async function holdBack(page: Page, url: string, answer?: object): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await (answer ? route.fulfill(answer) : route.continue());
  });
  return resolve;
}
