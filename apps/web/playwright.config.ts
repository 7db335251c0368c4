import { defineConfig } from "@playwright/test";

/** `with-product` starts the product, finds a browser and sets the two environment variables below. */
export default defineConfig({
  testDir: "e2e",
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // The timeouts are long because browsers are slow on a busy machine. A failed test is retried once, with a trace.
  // Tracing every test would take a quarter longer. A test that passes only on the retry is reported as flaky.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  retries: 1,
  reporter: [["list"]],
  metadata: { databaseUrl: process.env.E2E_DATABASE_URL },
  use: {
    baseURL: process.env.E2E_BASE_URL,
    headless: true,
    trace: "on-first-retry",
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        "--no-sandbox",
        "--disable-gpu",
        // The headless shell would place letters on whole pixels, unlike the browser that readers have.
        "--font-render-hinting=none",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
