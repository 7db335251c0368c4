import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { demoPassword } from "@zodiac-at-work/local/demo-accounts";

/** What the browser stores for a signed-in member. */
export type StoredSession = NonNullable<BrowserContextOptions["storageState"]>;

const attempts = 30;

/** Signs in as the demo member and returns what the browser stores. */
export async function storeMember(browser: Browser, baseURL: string): Promise<StoredSession> {
  const context = await browser.newContext();
  await signInAsMember(await context.newPage(), baseURL);
  return await context.storageState();
}

/** Signs in as the demo member. The emulator starts some seconds after the site. */
export async function signInAsMember(page: Page, baseURL: string): Promise<void> {
  await page.goto(new URL("/login", baseURL).href);
  await page.waitForLoadState("networkidle");
  for (let attempt = 0; attempt < attempts; attempt++) {
    await page.getByLabel("Email").fill("member@example.com");
    await page.getByLabel("Password", { exact: true }).fill(demoPassword);
    await page.getByLabel("Password", { exact: true }).press("Enter");
    if (await arrives(page)) return;
    await sleep(1000);
  }
  throw new Error("The demo member could not sign in.");
}

async function arrives(page: Page): Promise<boolean> {
  return await page
    .waitForURL((url) => url.pathname !== "/login", { timeout: 4000 })
    .then(
      () => true,
      () => false,
    );
}
