import { defineConfig } from "@playwright/test";
import config from "../playwright.config.ts";

export default defineConfig({ ...config, testDir: ".", testMatch: ["screens.ts", "states.ts"], retries: 0 });
