// Cuts the connection of migrations at each of their statements, and writes docs/measurements/reliability-migrations.md.
//   pnpm measure faults-migrations
// Exits with 1 if a kill left a state that no release had, if a later attempt failed, or if the schema differs at the end.

import { describeMachine, markdownTable } from "@zodiac-at-work/measurements/markdown";
import { writePage } from "@zodiac-at-work/measurements/page";
import { killMigrations } from "./campaign.ts";

const figures = await killMigrations();
console.log(figures);
const { statements, kills, halfDone, stuck, different, seconds } = figures;

await writePage(
  "reliability-migrations.md",
  `# Migrations that are cut off

Written by \`pnpm measure faults-migrations\` on ${new Date().toISOString().slice(0, 10)}: ${describeMachine()}.

${markdownTable(
  [
    "statements",
    "kills",
    "states that no release had",
    "attempts that failed again",
    "lines of the schema that differ",
    "seconds",
  ],
  [[statements, kills, `**${halfDone}**`, `**${stuck}**`, `**${different}**`, seconds]],
)}

An empty database is migrated with its connection cut at the first statement, then at the second, and so on. What an attempt has
completed stays, so the database passes through every state that a kill can leave. After each kill its schema is compared with the one
that the same migrations left before. At the end it is compared with a database that was migrated undisturbed.

A migration outside of a transaction makes its indexes again at the next attempt. Until it is recorded, its indexes may be missing,
invalid or complete.
`,
);
if (halfDone + stuck + different > 0) process.exitCode = 1;
