import { defineConfig } from "vitest/config";

// Mutants live in a copy of src, and the test of the packed package doesn't see it. The test of every date is left out
// because it would run once for each mutant.
export default defineConfig({ test: { include: ["src/**/*.test.ts"], exclude: ["src/every-date.test.ts"] } });
