import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { createServer, type ViteDevServer } from "vite";
import { expectAccessible } from "./expect-accessible.ts";
import { looks, setLook } from "./looks.ts";

// The page of all primitives, and of the components that show a record or a figure, compared with the pictures in `primitives.spec.ts-snapshots`. After a change
// that is meant: `pnpm e2e primitives --update-snapshots`, and look at the new pictures.
//
// One worker runs all of it: two servers that prepare the dependencies at once would write the same cache.
test.describe.configure({ mode: "default" });

let server: ViteDevServer;
let url: string;

test.beforeAll(async () => {
  server = await createServer({
    configFile: fileURLToPath(new URL("../system/vite.config.ts", import.meta.url)),
    server: { port: 0, host: "127.0.0.1" },
    logLevel: "error",
  });
  await server.listen();
  url = server.resolvedUrls?.local[0] ?? "";
});

test.afterAll(() => server.close());

// Browsers of other versions draw edges of letters differently.
const tolerance = { maxDiffPixelRatio: 0.01, threshold: 0.25 };

for (const look of looks) {
  test(`every component looks as in its picture, ${look.colorScheme}, ${look.width} px`, async ({ page }) => {
    await setLook(page, look);
    await page.goto(url);
    const examples = page.locator("[data-example]");
    // The server builds the page at its first request, which takes long on a busy machine.
    await expect(examples.first()).toBeVisible({ timeout: 120_000 });
    await page.evaluate(() => document.fonts.ready);
    const names = await examples.evaluateAll((sections) => sections.map((section) => section.dataset.example ?? ""));
    await expectAccessible(page);
    const overlays = await page.getByRole("navigation", { name: "Overlays" }).getByRole("link").allTextContents();
    for (const name of names) {
      // Alone at the top of the page, an example has the same place whatever is added above it.
      await page.evaluate((shown) => {
        for (const child of document.querySelector("main")?.children ?? []) {
          (child as HTMLElement).hidden = (child as HTMLElement).dataset.example !== shown;
        }
      }, name);
      await expect
        .soft(page.locator(`[data-example="${name}"]`))
        .toHaveScreenshot(`${name}-${look.colorScheme}-${look.width}.png`, tolerance);
    }
    for (const name of overlays) {
      await page.goto(`${url}?overlay=${name}`);
      await expect(page.locator('[role$="dialog"]').first()).toBeVisible();
      await expect.soft(page).toHaveScreenshot(`${name}-${look.colorScheme}-${look.width}.png`, tolerance);
    }
  });
}
