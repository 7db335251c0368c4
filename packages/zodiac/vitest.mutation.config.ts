import { defineConfig } from "vitest/config";

// Mutants live in a copy of src, and the test of the packed package doesn't see it. The tests of every date are left out
// because they would run once for each mutant.
export default defineConfig({
  // The code that counts the coverage slows down the tests that try whole ranges of years.
  test: {
    include: ["src/**/*.test.ts"],
    exclude: ["src/every-date.test.ts", "src/**/*-peers.test.ts"],
    testTimeout: 120_000,
  },
});
