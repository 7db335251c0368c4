// Offers the API four times what it can serve, and writes docs/measurements/reliability-overload.md.
//   pnpm measure faults-overload [SECONDS]
// Exits with 1 if an accepted request waits too long, or if the API does not recover.

import { loadavg } from "node:os";
import { describeMachine, markdownTable } from "@zodiac-at-work/measurements/markdown";
import { writePage } from "@zodiac-at-work/measurements/page";
import { type AnswerFigures, type OverloadFigures, overload, slowMs } from "./campaign.ts";

const seconds = Number(process.argv[2] ?? 20);
const times = 4;
const mostRecoveryMs = 2_000;
const figures = await overload({ seconds: { capacity: 6, overload: seconds, after: 5 }, times });
console.log(figures);
await writePage("reliability-overload.md", page(figures));
if (!isSound(figures)) process.exitCode = 1;

function isSound({ accepted, refused, failures, probes, serves, recoveryMs }: OverloadFigures): boolean {
  const isQuick = Math.max(accepted.p99, refused.p99) <= slowMs && recoveryMs <= mostRecoveryMs;
  return isQuick && serves && probes.failed + Object.keys(failures).length === 0;
}

function page({ capacity, offered, accepted, refused, failures, probes, recoveryMs }: OverloadFigures): string {
  const failed = Object.values(failures).reduce((total, count) => total + count, 0);
  return `# Four times the capacity

Written by \`pnpm measure faults-overload\` on ${new Date().toISOString().slice(0, 10)}: ${describeMachine()}.

${markdownTable(
  ["answers", "a second", "p50 ms", "p99 ms", "slowest ms"],
  [
    ["capacity, to 32 clients", capacity.toFixed(0), "", "", ""],
    ["offered", offered.toFixed(0), "", "", ""],
    ["accepted", ...cells(accepted)],
    ["refused with `Retry-After`", ...cells(refused)],
    ["`/api/health` and `/api/ready`", ...cells(probes)],
  ],
)}

${markdownTable(
  ["other answers, or none", "probes failed", "recovery, ms"],
  [[`**${failed}**`, `**${probes.failed}**`, `**${recoveryMs.toFixed(0)}**`]],
)}

One process of the API serves 32 clients, each of which waits for its answer: their answers a second are the capacity. They ask for
what members' pages ask the database for; one request in eight is answered from a cache. Then ${times} times as many requests are sent
for ${seconds} s, whatever becomes of the earlier ones, over 500 connections that are open from the start, as a balancer holds them. With
more requests at hand, the process accepts more than the capacity. A refusal is 503 or 429. Then half of the capacity is offered:
recovery is the time until the last refusal, or the last answer after more than ${slowMs} ms.

Wanted are ${slowMs} ms for 99 in 100 of the accepted and of the refused, ${mostRecoveryMs.toLocaleString("en")} ms of recovery, and zeros. The load generator, the API and
PostgreSQL share the machine. At the end, ${(loadavg()[0] ?? 0).toFixed(1)} threads ran or waited for a core, other work included.
`;
}

function cells({ perSecond, p50, p99, slowest }: AnswerFigures): string[] {
  return [perSecond, p50, p99, slowest].map((value) => value.toFixed(0));
}
