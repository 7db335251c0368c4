// Cuts purchases, checks and articles at each of their points, and writes docs/measurements/reliability-interruptions.md.
//   pnpm measure faults-interruptions
// Exits with 1 if a work was lost, doubled or wrong, or if none was cut.

import { describeMachine, markdownTable } from "@zodiac-at-work/measurements/markdown";
import { writeFigures } from "@zodiac-at-work/measurements/page";
import {
  type InterruptionFigures,
  interruptArticles,
  interruptChecks,
  interruptClosedTabs,
  interruptFetches,
  interruptPurchases,
  interruptStripe,
} from "./campaign.ts";

const works = [
  interruptPurchases,
  interruptClosedTabs,
  interruptStripe,
  interruptChecks,
  interruptFetches,
  interruptArticles,
];
// Most of the time each waits for a retry.
const figures = await Promise.all(
  works.map(async (interrupt) => {
    const each = await interrupt({ every: 1 });
    console.log(each);
    return each;
  }),
);
await writeFigures(
  "reliability-interruptions.md",
  `${markdownTable(
    ["work", "cuts", "lost", "doubled", "wrong", "seconds"],
    figures.map(({ work, cuts, lost, doubled, wrong, seconds }) => [
      work,
      cuts,
      `**${lost}**`,
      `**${doubled}**`,
      `**${wrong}**`,
      seconds,
    ]),
  )}

Measured on ${new Date().toISOString().slice(0, 10)}: ${describeMachine()}.`,
);
if (!figures.every(isSound)) process.exitCode = 1;

function isSound({ cuts, lost, doubled, wrong }: InterruptionFigures): boolean {
  return lost + doubled + wrong === 0 && cuts > 0;
}
