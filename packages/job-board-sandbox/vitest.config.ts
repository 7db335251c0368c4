import "../../vitest.base.ts";
import { defineConfig } from "vitest/config";

// Some tests start processes; the limit only ends a test that hangs.
export default defineConfig({ test: { include: ["src/**/*.test.ts"], testTimeout: 60_000 } });
