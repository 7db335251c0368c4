// Fills the disk of PostgreSQL, takes its connections, sets the clock wrong, and writes
// docs/measurements/reliability-machine.md.
//   pnpm measure faults-machine [PURCHASES [SECONDS]]
// Needs root, to mount a small file system, and the program faketime. Exits with 1 if anything was lost or granted wrongly.

import { describeMachine, markdownTable } from "@zodiac-at-work/measurements/markdown";
import { writeFigures } from "@zodiac-at-work/measurements/page";
import { isSound, type MachineFigures } from "./campaign.ts";
import { type ClockFigures, findFaketime, moveClock } from "./clock.ts";
import { reachConnectionLimit } from "./connection-limit.ts";
import { fillDisk } from "./full-disk.ts";

const library = findFaketime();
if (library === undefined) {
  console.error("The program faketime was not found. Install it, for example with: apt-get install faketime");
  process.exit(1);
}
const purchases = Number(process.argv[2] ?? 20);
const holdMs = Number(process.argv[3] ?? 20) * 1_000;

const machine: MachineFigures[] = [];
for (const suffer of [fillDisk, reachConnectionLimit]) {
  const figures = await suffer(purchases, holdMs);
  console.log(figures);
  machine.push(figures);
}
const clocks: ClockFigures[] = [];
for (const offset of ["+1d", "-1d"] as const) {
  const figures = await moveClock(library, offset, purchases, holdMs);
  console.log(figures);
  clocks.push(figures);
}
const all = [...machine, ...clocks];
if (!all.every(isSound)) process.exitCode = 1;

const day = new Date().toISOString().slice(0, 10);
await writeFigures(
  "reliability-machine.md",
  [callTable(all), paymentTable(all), clockTable(clocks), `Measured on ${day}: ${describeMachine()}.`].join("\n\n"),
);

function callTable(figures: readonly MachineFigures[]): string {
  return markdownTable(
    [
      "fault",
      "calls",
      "turned away",
      "wrong answers",
      "confirmed",
      "of them lost",
      "granted wrongly",
      "restarts",
      "healed s",
    ],
    figures.map(({ fault, calls, turnedAway, wrong, confirmed, lost, granted, restarts, healedSeconds }) => [
      ...[fault, calls, turnedAway, `**${wrong}**`, confirmed, `**${lost}**`, `**${granted}**`],
      ...[restarts, healedSeconds.toFixed(1)],
    ]),
  );
}

function paymentTable(figures: readonly MachineFigures[]): string {
  return markdownTable(
    ["fault", "charged", "without access", "charged twice", "access unpaid", "need a person"],
    figures.map(({ fault, charged, unserved, doubled, unpaid, issues }) => [
      ...[fault, charged, `**${unserved}**`, `**${doubled}**`, `**${unpaid}**`, `**${issues}**`],
    ]),
  );
}

function clockTable(figures: readonly ClockFigures[]): string {
  return markdownTable(
    ["fault", "the worker reconciles again after s"],
    figures.map(({ fault, reconciledSeconds }) => [fault, reconciledSeconds.toFixed(0)]),
  );
}
