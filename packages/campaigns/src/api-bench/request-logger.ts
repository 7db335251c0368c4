// Measures what a request's logger costs if it writes no line: pino's child logger, and the API's lazy logger.
//   pnpm bench:logger
import { LazyLogger } from "@zodiac-at-work/api/lazy-logger";
import { createApiLogger } from "@zodiac-at-work/api/log";
import { median } from "../median.ts";

const requests = 100_000;
const rounds = 7;
const parent = createApiLogger("info");

const contestants = {
  "pino's child logger": (reqId: string) => parent.child({ reqId }),
  "lazy logger": (reqId: string) => new LazyLogger(parent, () => parent.child({ reqId })),
};

const figures = Object.keys(contestants).map((name) => ({ name, microseconds: [] as number[] }));
for (let round = 0; round <= rounds; round += 1) {
  for (const { name, microseconds } of figures) {
    const measured = measure(contestants[name as keyof typeof contestants]);
    // The first round warms up.
    if (round > 0) microseconds.push(measured);
  }
}
for (const { name, microseconds } of figures) console.log(`${name}: ${median(microseconds).toFixed(2)} µs of CPU`);

/** Returns the CPU time of one call in microseconds. */
function measure(createLogger: (reqId: string) => { level: string }): number {
  const start = process.cpuUsage();
  let created = 0;
  for (let request = 0; request < requests; request += 1) created += createLogger(`id-${request}`).level.length;
  const { user, system } = process.cpuUsage(start);
  if (created === 0) throw new Error("no logger was created");
  return (user + system) / requests;
}
