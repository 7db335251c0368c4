// Runs two processes of the API behind pgbouncer in transaction mode, with workers and migrations, and writes
// docs/measurements/reliability-pooler.md.
//   pnpm measure faults-pooler [CHANGES]
// Needs the program pgbouncer. Exits with 1 if anything behaves otherwise than without a pooler.

import { describeMachine, markdownTable } from "@zodiac-at-work/measurements/markdown";
import { median } from "@zodiac-at-work/measurements/median";
import { writePage } from "@zodiac-at-work/measurements/page";
import { type PoolerFigures, runBehindPooler } from "./campaign.ts";
import { pgbouncerVersion } from "./pgbouncer.ts";

const version = pgbouncerVersion();
if (version === undefined) {
  console.error("The program pgbouncer was not found. Install it, for example with: apt-get install pgbouncer");
  process.exit(1);
}
const changes = Number(process.argv[2] ?? 50);
const figures = await runBehindPooler({ changes, boards: 20 });
console.log(figures);
await writePage("reliability-pooler.md", page(figures));
if (!isSound(figures)) process.exitCode = 1;

function isSound({ searchesServed, boards, checked, fetchedTwice, failed, connections, refusal }: PoolerFigures) {
  const isShared = searchesServed === 120 && connections < 20;
  return isShared && checked === boards && fetchedTwice + failed === 0 && refusal.startsWith("delivers no notice");
}

function page({ renamed, blocked, ...figures }: PoolerFigures): string {
  const { searchesServed, boards, checked, events, fetchedTwice, calls, failed, connections, seconds } = figures;
  return `# Behind pgbouncer in transaction mode

Written by \`pnpm measure faults-pooler\` on ${new Date().toISOString().slice(0, 10)}: ${describeMachine()}, pgbouncer ${version}.

${markdownTable(
  ["what", "times", "median ms", "slowest ms"],
  [
    ["a renamed company shows at a process", ...timesOf(renamed)],
    ["a blocked user is refused at a process", ...timesOf(blocked)],
  ],
)}

${markdownTable(
  [
    "searches served of 200",
    "boards checked",
    "fetched twice",
    "events",
    "calls during migrations",
    "failed",
    "server connections",
  ],
  [
    [
      `**${searchesServed}** (limit 120)`,
      `${checked} of ${boards}`,
      `**${fetchedTwice}**`,
      events,
      calls,
      `**${failed}**`,
      connections,
    ],
  ],
)}

Two processes of the API, with ten connections each, query through a pooler with five to the server, and listen directly, with
\`LISTEN_DATABASE_URL\`. Their role has the time limits. The table counts the most that the server saw at a time, those of a
start and an end included. One member searches at both in turn, so the limit of 120 a minute is theirs together. A reader's request at one process starts a check of ${boards} boards, which two workers share; the other process
sends its events. Then a column is added, an index is built concurrently, and two processes migrate, while both serve. The
workers and migrations connect directly. A third process listens through a pooler that ignores time limits. Its log says:
"${figures.refusal}" The whole took ${seconds} s.
`;
}

function timesOf(times: readonly number[]): [number, string, string] {
  return [times.length, median(times).toFixed(0), Math.max(...times).toFixed(0)];
}
