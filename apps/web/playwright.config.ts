import { defineConfig } from "@playwright/test";

/** The browser tests run against the started product; `with-product` starts it, finds a browser and sets both names. */
export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // A browser on a busy machine is slow, which is no fault of the page. What fails all the same is tried once more and
  // leaves a trace (recording every test takes a quarter longer); one that passes only then is reported as flaky.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  retries: 1,
  reporter: [["list"]],
  use: {
    baseURL: process.env.E2E_BASE_URL,
    headless: true,
    trace: "on-first-retry",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
