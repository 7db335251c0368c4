import "../../vitest.base.ts";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    // The tests start workers and wait until the queue polls.
    testTimeout: 60_000,
    hookTimeout: 30_000,
  },
});
