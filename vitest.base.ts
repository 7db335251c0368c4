import { rmSync } from "node:fs";
import { compileCache } from "./packages/local/src/compile-cache.ts";

// Birth dates have no time zone. New York is behind UTC, where `new Date('1990-01-27')` is the 26th, so a mistake shows here.
process.env.TZ = "America/New_York";

// The tests start Node some hundreds of times, in vitest's workers and in processes of the product.
Object.assign(process.env, compileCache);

// Deletes the lines that the product logged in the last run (packages/local/src/test-log.ts).
rmSync("test-results/vitest", { recursive: true, force: true });
