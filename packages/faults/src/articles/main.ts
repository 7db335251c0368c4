// Kills workers while they write articles, and writes docs/measurements/reliability-articles.md.
//   pnpm measure faults-articles
// Exits with 1 if an article was lost or doubled, if a keyword was used up for nothing, or if fewer than a quarter of the kills
// met an article in the making: the campaign would then show little.

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

Before each kill an administrator requests an article, and a slot of the schedule passes. Every third request is for a keyword
without matter, which the writer refuses. Half of the articles are drafts, half are published at once. A worker starts and begins
to write, by turns for the administrator and for the schedule. It is killed at a random moment within 1.2 times the median time of
an article. The generations that it leaves behind wait for later workers. After the last kill a worker lives until every
generation has ended.

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
if (lost + doubled + slotsDoubled + usedForNothing + notMarked > 0 || inMidGeneration < kills / 4) process.exitCode = 1;
