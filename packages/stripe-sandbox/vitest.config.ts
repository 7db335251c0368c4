import "../../vitest.base.ts";
import { defineConfig } from "vitest/config";

// Some tests start processes; the limit only ends a test that hangs.
export default defineConfig({
  // The files share their imports, because these would take longer than most tests.
  test: { include: ["src/**/*.test.ts"], testTimeout: 60_000, expect: { poll: { timeout: 20_000 } }, isolate: false },
});
