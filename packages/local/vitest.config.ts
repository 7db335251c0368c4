import "../../vitest.base.ts";
import { defineConfig } from "vitest/config";

// Real programs are started and killed here; the limits only end a test that hangs.
export default defineConfig({ test: { testTimeout: 400_000, hookTimeout: 120_000 } });
