import { rmSync } from "node:fs";

// Birth dates have no time zone; a test run east or west of Greenwich must see the same answers.
// New York is behind UTC, where `new Date('1990-01-27')` is the 26th, so a slip shows here.
process.env.TZ = "America/New_York";

// The lines that the product logged in the last run (packages/local/src/test-log.ts) make way for those of this one.
rmSync("test-results/vitest", { recursive: true, force: true });
