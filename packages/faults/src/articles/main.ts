// Kills workers while they write articles, and writes docs/measurements/reliability-articles.md.
//   pnpm measure faults-articles
// Exits with 1 if an article was lost or doubled, or a keyword was used up for nothing.

import { describeMachine, markdownTable } from "@zodiac-at-work/measurements/markdown";
import { writePage } from "@zodiac-at-work/measurements/page";
import { killWriters } from "./campaign.ts";

const figures = await killWriters(50);
console.log(figures);
const { kills, inMidGeneration, generations, articles, published, failed, problems, seconds } = figures;
const { lost, doubled, slotsDoubled, usedForNothing, notMarked } = figures;

await writePage(
  "reliability-articles.md",
  `# Articles when workers die

Written by \`pnpm measure faults-articles\` on ${new Date().toISOString().slice(0, 10)}: ${describeMachine()}.

${markdownTable(
  [
    "kills with kill -9",
    "while an article was written",
    "requested by administrators",
    "by the schedule",
    "articles",
    "of them published",
    "failed",
    "seconds",
  ],
  [[kills, inMidGeneration, generations.admin, generations.schedule, articles, published, failed, seconds]],
)}

${markdownTable(
  ["generations lost", "articles doubled", "slots doubled", "keywords used for nothing", "used keywords not marked"],
  [[`**${lost}**`, `**${doubled}**`, `**${slotsDoubled}**`, `**${usedForNothing}**`, `**${notMarked}**`]],
)}

Before each kill an administrator requests an article, and a slot of the schedule passes, which a worker serves if it lives long
enough to see it. Every third request is for a keyword that gives a year the wrong sign, so the checks refuse all its texts. Half
of the articles are drafts, half are published at once. A worker starts, begins to write, and is killed at a random moment
within a second and a half. The generations that it leaves behind wait for later workers. After the last kill a worker lives
until every generation has ended.

A generation is lost if it does not end, or if it is done without its article. An article is doubled if another one has its
keyword, or if no generation wrote it. A keyword is used for nothing if it counts as used and has no article. A failed
generation names its problem, leaves no article, and its keyword stays free.
${
  problems.length > 0
    ? `\n## Problems of the failed generations, at most five\n${problems
        .slice(0, 5)
        .map((problem) => `- ${problem}`)
        .join("\n")}\n`
    : ""
}`,
);
if (lost + doubled + slotsDoubled + usedForNothing + notMarked > 0) process.exitCode = 1;
