// Kills processes of every kind at random, and writes docs/measurements/reliability-kills.md.
//   pnpm measure faults-kills [KILLS]
// Exits with 1 if anything was lost, doubled or wrong.

import { describeMachine, markdownTable } from "@zodiac-at-work/measurements/markdown";
import { writeFigures } from "@zodiac-at-work/measurements/page";
import { killEverything } from "./campaign.ts";

const [kills = 100] = process.argv.slice(2).map(Number);
const figures = await killEverything({ kills, pauseMs: [300, 3_000], buyers: 3, boards: 10 });
console.log(figures);
const { lost, doubled, unpaid, issues, keywordsWrong, purchases, runs, articles } = figures;
const names = Object.keys(figures.kills);

await writeFigures(
  "reliability-kills.md",
  `${markdownTable(
    ["", ...names],
    [
      ["kills", ...names.map((name) => figures.kills[name] ?? 0)],
      ["ends without a kill", ...names.map((name) => figures.ownExits[name] ?? "")],
    ],
  )}

${markdownTable(
  ["work", "done", "lost", "doubled", "wrong"],
  [
    ["purchases", purchases, `**${lost.purchases}**`, `**${doubled.purchases}**`, `**${unpaid + issues}**`],
    ["runs over the boards", runs, `**${lost.openings}**`, `**${doubled.openings}**`, ""],
    ["articles", articles, `**${lost.articles}**`, `**${doubled.articles}**`, `**${keywordsWrong}**`],
  ],
)}

All processes were healthy ${figures.healedSeconds} s after the last kill, and all work was done after ${figures.finishedSeconds} s. The whole took
${figures.seconds} s. Measured on ${new Date().toISOString().slice(0, 10)}: ${describeMachine()}.`,
);
const wrongs = [...Object.values(lost), ...Object.values(doubled), unpaid, issues, keywordsWrong];
if (wrongs.some((wrong) => wrong > 0)) process.exitCode = 1;
