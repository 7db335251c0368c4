// Kills workers while they check a board at Workday with 6,000 postings, and writes docs/measurements/reliability-large-board.md.
//   pnpm measure faults-large-board
// Exits with 1 if a row was lost, doubled or different, or a check did not find every posting.

import { describeMachine, markdownTable } from "@zodiac-at-work/measurements/markdown";
import { writePage } from "@zodiac-at-work/measurements/page";
import { type CampaignSize, killWorkers } from "../openings/campaign.ts";

const size: CampaignSize = { boards: 5, postings: 100, largePostings: 6_000, kills: 5, longestLifeMs: 10_000 };
const figures = await killWorkers(size);
console.log(figures);

await writePage(
  "reliability-large-board.md",
  `# A large board when workers die

Written by \`pnpm measure faults-large-board\` on ${new Date().toISOString().slice(0, 10)}: ${describeMachine()}.

${markdownTable(
  ["boards", "postings", "found", "runs", "kills", "rows lost", "rows different", "jobs doubled", "seconds"],
  [
    [
      figures.boards + 1,
      figures.postings,
      figures.found,
      figures.runs,
      figures.kills,
      `**${figures.lost}**`,
      `**${figures.extra}**`,
      `**${figures.doubled}**`,
      figures.seconds,
    ],
  ],
)}

A local server has a board at Workday with ${size.largePostings} postings, and ${size.boards} boards with ${size.postings} postings each. The large board states a total of
2,000, repeats its first postings after it, and lists 20 postings in a response, so a check needs more than 300 requests. One worker
at a time checks all boards, and is killed at a random moment up to ${(size.longestLifeMs ?? 0) / 1_000} seconds after it has begun to work. When a run has
ended, a tenth of the postings is new, a tenth is gone and a tenth has changed, and the next run is disturbed in the same way until
all kills are done. Afterwards every column of every job, and the outcome and counts of every check, is compared with the rows that
an undisturbed worker has written to another database. The server has no texts of the large board: a check asks for 100 of them, so a
check that was killed and began again would rightly have more than an undisturbed one.
`,
);
const isSound = figures.lost + figures.extra + figures.doubled === 0;
if (!isSound || figures.found !== figures.postings) process.exitCode = 1;
