import "../../vitest.base.ts";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    // The tests start workers and wait for the clock of the queue.
    testTimeout: 60_000,
    hookTimeout: 30_000,
  },
});
