import { defineConfig } from "vitest/config";

// Mutants live in a copy of src, so the test of the packed package has nothing to say about them,
// and the walk over all dates would be repeated for each one.
export default defineConfig({ test: { include: ["src/**/*.test.ts"], exclude: ["src/every-date.test.ts"] } });
