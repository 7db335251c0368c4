import "../../vitest.base.ts";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{src,generate}/**/*.test.ts"],
    // The files share their imports, because these would take longer than most tests.
    isolate: false,
    // Real databases and real processes: quick on a quiet machine, and not wrong on a busy one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
