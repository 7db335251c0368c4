import "../../vitest.base.ts";
import { defineConfig } from "vitest/config";

export default defineConfig({
  // The files share their imports, because these would take longer than most tests.
  test: { testTimeout: 60_000, include: ["src/**/*.test.ts"], isolate: false },
});
