import "../../vitest.base.ts";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { testTimeout: 60_000, include: ["src/**/*.test.ts", "scripts/*.test.ts", "*.test.ts"] },
});
