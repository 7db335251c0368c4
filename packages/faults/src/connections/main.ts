// Attacks one process of the API with slow, oversized, compressed and half-closed bodies, garbage, idle connections and live
// streams, while a well-behaved client calls it, and writes docs/measurements/reliability-connections.md.
//   pnpm measure faults-connections
// Exits with 1 if a request of that client failed, if something is held after the attackers have left, or if a stream beyond a
// limit was not refused with its reason.

import { describeMachine, markdownTable } from "@zodiac-at-work/measurements/markdown";
import { writePage } from "@zodiac-at-work/measurements/page";
import { attackConnections, type ConnectionFigures } from "./campaign.ts";
import type { Share } from "./streams.ts";

const figures = await attackConnections({ scale: 1, holdMs: 40_000, requestsPerSecond: 40 });
await writePage("reliability-connections.md", page(figures));
if (!isSound(figures)) process.exitCode = 1;

function isSound({ attacks, streams, isAlive }: ConnectionFigures): boolean {
  const isServed = [...attacks, streams].every(({ failed, held }) => failed + held === 0);
  const { opened, beyondUser, beyondProcess, ended } = streams;
  return isServed && isAlive && [opened, beyondUser, beyondProcess, ended].every(({ asked, right }) => asked === right);
}

function page({ attacks, streams, isAlive, memory }: ConnectionFigures): string {
  return `# Hostile connections

Written by \`pnpm measure faults-connections\` on ${new Date().toISOString().slice(0, 10)}: ${describeMachine()}.

## The attacks
${markdownTable(
  ["attack", "connections", "answers", "closed by the server", "the last after s", "MB sent"],
  attacks.map(({ name, connections, answers, closed, closedWithin, sent }) => [
    name,
    connections,
    Object.entries(answers)
      .map(([status, times]) => `${times} × ${status}`)
      .join(", ") || "none",
    closed,
    closedWithin,
    sent,
  ]),
)}

## The well-behaved client and the process
${markdownTable(
  ["during", "requests", "failed", "99% within ms", "slowest ms", "MB at most", "held afterward"],
  [...attacks, { name: "live streams", ...streams }].map((row) => [
    row.name,
    row.requests,
    `**${row.failed}**`,
    row.p99,
    row.slowest,
    row.memory,
    `**${row.held}**`,
  ]),
)}

## Live streams
${markdownTable(
  [
    "opened with a first state",
    "beyond 12 of a user: 429",
    "beyond 1,000 of the process: 503",
    "ended with the last state",
  ],
  [[streams.opened, streams.beyondUser, streams.beyondProcess, streams.ended].map(shareOf)],
)}

One process of the API on a seeded PostgreSQL. The process ${isAlive ? "lives and is ready" : "**ended or is not ready**"} at the
end. It had ${memory.before} MB before the first attack and ${memory.after} MB after the last. Attackers stay for 40 s at most, then they
leave without a word. A client calls meanwhile, 40 times a second: public calls, calls of a member, and new users who register. A call
fails if it gets no answer, or another one than a success. What the process holds are its open sockets and streams, compared with
those before, ten seconds after the attackers have left at the latest.

- **slow headers**, **slow bodies**: one header, or one byte of a body, each second. The limits are 15 and 30 s.
- **oversized bodies**: up to 10 GB, with a length or in chunks. Half of them are for a call that the sender may not make.
- **compressed bombs**: 60 KB that would become 60 MB, 1.2 MB that would become 1.2 GB, and 100 MB in less than a kilobyte. Compressed
  bodies are refused as they are.
- **half-closed sockets**: an end in the middle of a header or a body, an end right after a request, a reset, and requests for 25 MB
  whose answers nobody reads.
- **pipelined garbage**: 2,000 requests at once, garbage after valid requests, TLS, HTTP/2, random bytes, two lengths, broken chunks,
  40 KB of headers, line ends without end.
- **idle connections**: half say nothing, half are idle after one request.
- **live streams**: 500, all of them of one run. Others fill the process up to its limit. Half of the clients leave; the others get the
  last state when the run ends.
`;
}

function shareOf({ asked, right }: Share): string {
  return `**${right} of ${asked}**`;
}
