import "../../vitest.base.ts";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    testTimeout: 60_000,
    include: ["src/**/*.test.{ts,tsx}", "plugins/**/*.test.ts", "generate/**/*.test.ts"],
    // The files share their imports. They would take longer than most tests.
    isolate: false,
  },
});
