// Releases 25 times under load, and writes docs/measurements/reliability-releases.md.
//   pnpm measure faults-releases [REQUESTS_PER_SECOND [RELEASES]]
// Exits with 1 if a request failed, a process ended with an error, or a board was checked twice.

import { describeMachine, markdownTable } from "@zodiac-at-work/measurements/markdown";
import { writeFigures } from "@zodiac-at-work/measurements/page";
import { release } from "./campaign.ts";

const [requestsPerSecond = 300, releases = 25] = process.argv.slice(2).map(Number);
const figures = await release({ releases, requestsPerSecond, boards: 20, probeMs: 500, drainSeconds: 2 });
console.log(figures);
const { apiSignals, workerSignals, requests, perSecond, failed, failures, wrongExits, checks, fetchedTwice } = figures;
const { inMidRun, p50, p99, slowest, seconds } = figures;

await writeFigures(
  "reliability-releases.md",
  `${markdownTable(
    ["releases", "SIGTERM to the API", "requests", "requests a second", "requests failed", "seconds"],
    [[releases, apiSignals, requests, perSecond, `**${failed}**`, seconds]],
  )}

${markdownTable(
  ["SIGTERM to workers", "in the middle of a run", "boards checked", "boards fetched twice", "exits with an error"],
  [[workerSignals, inMidRun, checks, `**${fetchedTwice}**`, `**${wrongExits}**`]],
)}

${markdownTable(["median ms", "99% ms", "slowest ms"], [[p50, p99, slowest]])}
${failed > 0 ? `\nFailures: ${JSON.stringify(failures)}.\n` : ""}
Measured on ${new Date().toISOString().slice(0, 10)}: ${describeMachine()}.`,
);
if (failed + fetchedTwice + wrongExits > 0 || checks !== 20 * releases) process.exitCode = 1;
