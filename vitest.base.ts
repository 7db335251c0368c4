import { rmSync } from "node:fs";

// Birth dates have no time zone. New York is behind UTC, where `new Date('1990-01-27')` is the 26th, so a mistake shows here.
process.env.TZ = "America/New_York";

// Deletes the lines that the product logged in the last run (packages/local/src/test-log.ts).
rmSync("test-results/vitest", { recursive: true, force: true });
