import type { Page } from "@playwright/test";

/** Holds back the responses of calls until it is released, to test what a page shows meanwhile. */
export async function holdBack(page: Page, url: string | RegExp, answer?: object): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    await (answer ? route.fulfill(answer) : route.continue());
  });
  return resolve;
}
