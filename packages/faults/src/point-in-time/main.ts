// Recovers a server to the moment before a mistake, from a base backup and its archived log, and writes
// docs/measurements/recovery-point-in-time.md.
//   pnpm measure recovery-point-in-time [MEMBERS]
// Exits with 1 if anything from before the moment is missing, or anything from after it came back.

import { describeMachine, markdownTable } from "@zodiac-at-work/measurements/markdown";
import { writePage } from "@zodiac-at-work/measurements/page";
import { recoverToMoment } from "./campaign.ts";

const members = Number(process.argv[2] ?? 2_000);
const figures = await recoverToMoment({ members });
console.log(figures);
const { before, after, lost, tooMuch, hasCatalog, baseSeconds, recoverySeconds } = figures;

await writePage(
  "recovery-point-in-time.md",
  `# Recovery to a moment

Written by \`pnpm measure recovery-point-in-time\` on ${new Date().toISOString().slice(0, 10)}: ${describeMachine()}.

${markdownTable(
  ["registered before", "lost", "registered after", "came back", "catalog", "base backup s", "recovery s"],
  [
    [
      before,
      `**${lost}**`,
      after,
      `**${tooMuch}**`,
      hasCatalog ? "there" : "**missing**",
      baseSeconds.toFixed(1),
      recoverySeconds.toFixed(1),
    ],
  ],
)}

The PostgreSQL of npm archives its write-ahead log with \`cp\`. Its files are copied between \`pg_backup_start\` and
\`pg_backup_stop\`. Then ${before} members register, one commit each; the moment passes; ${after} more register; and \`truncate companies
cascade\` empties the catalog. The server and its folder are lost. A new one starts from the copy and the archive with
\`recovery_target_time\` and \`recovery.signal\`. The time of the recovery begins with the copy and ends when the server accepts
writes. [recovery.md](../recovery.md) says what an operator does.
`,
);
if (lost + tooMuch !== 0 || !hasCatalog) process.exitCode = 1;
