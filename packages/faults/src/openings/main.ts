// Kills workers during runs over 200 job boards, lets three workers share a run, and writes docs/measurements/reliability-openings.md.
//   pnpm measure faults-openings
// Exits with 1 if a row was lost, doubled or different, or a board was fetched twice.

import { describeMachine, markdownTable } from "@zodiac-at-work/measurements/markdown";
import { writePage } from "@zodiac-at-work/measurements/page";
import { type CampaignSize, killWorkers, shareRun } from "./campaign.ts";

const size: CampaignSize = { boards: 200, postings: 100, kills: 50 };
const killed = await killWorkers(size);
console.log(killed);
const shared = await shareRun(size);
console.log(shared);

await writePage(
  "reliability-openings.md",
  `# Openings when workers die

Written by \`pnpm measure faults-openings\` on ${new Date().toISOString().slice(0, 10)}: ${describeMachine()}.

## Workers killed with kill -9
${markdownTable(
  ["boards", "postings", "runs", "kills", "rows lost", "rows different", "jobs doubled", "seconds"],
  [
    [
      killed.boards,
      killed.postings,
      killed.runs,
      killed.kills,
      `**${killed.lost}**`,
      `**${killed.extra}**`,
      `**${killed.doubled}**`,
      killed.seconds,
    ],
  ],
)}

A local server has ${size.boards} boards with ${size.postings} postings each, every board on a host of its own. One worker at a time checks all boards,
and is killed at a random moment up to three seconds after it has begun to work. When a run has ended, a tenth of the postings
is new, a tenth is gone and a tenth has changed, and the next run is disturbed in the same way until all kills are done.
Afterwards every column of every job, and the outcome and counts of every check, is compared with the rows that an undisturbed
worker has written to another database. Times must be the start of the same run.

## Three workers at once
${markdownTable(
  ["workers", "boards", "fetched", "fetched twice", "jobs", "seconds"],
  [[shared.workers, shared.boards, shared.fetched, `**${shared.fetchedTwice}**`, shared.jobs, shared.seconds]],
)}

Fetches are counted by the server. robots.txt is not counted.
`,
);
const isSound = killed.lost + killed.extra + killed.doubled + shared.fetchedTwice === 0;
if (!isSound || shared.fetched !== size.boards) process.exitCode = 1;
