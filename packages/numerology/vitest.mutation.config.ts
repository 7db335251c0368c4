import { defineConfig } from "vitest/config";

// Mutants live in a copy of src, so the test of the built package has nothing to say about them,
// and the count of all dates would be repeated for each one.
export default defineConfig({ test: { include: ["src/**/*.test.ts"], exclude: ["src/every-date.test.ts"] } });
