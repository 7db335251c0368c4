import { defineConfig } from "@playwright/test";
import config from "../playwright.config.ts";

// biome-ignore lint/style/noDefaultExport: Playwright reads its configuration from the default export
export default defineConfig({ ...config, testDir: ".", testMatch: "screens.ts", retries: 0 });
