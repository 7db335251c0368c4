// Rebuilds the tables of src/new-year-table.ts from astronomy and the published record, and compares.
//   pnpm table           says where computation and calendar differ; fails if the tables are not the rebuilt ones
//   pnpm table --write   writes them
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { formatDate } from "../src/civil-date.ts";
import { earlyDate, FIRST_YEAR, LAST_YEAR } from "../src/new-year.ts";
import { beijing, computeYear, datongStartOfSpring, eastEight } from "./astronomy.ts";
import {
  datongNewYears,
  datongReasons,
  LAST_DATONG_YEAR,
  printedOtherwiseThanEastEight,
  springDepartures,
} from "./published.ts";

/** A year in which a computation gives another day than the calendar. */
export interface Difference {
  readonly year: number;
  readonly published: string;
  readonly computed: string;
  readonly reason: string;
}

/** The rebuilt tables, and everything that was noticed on the way. */
export interface Rebuilt {
  readonly newYears: readonly number[];
  readonly startsOfSpring: readonly number[];
  readonly newYearDifferences: readonly Difference[];
  readonly springDifferences: readonly Difference[];
  /** Where UTC+8 for all years would give another New Year than Beijing's own clock. */
  readonly eastEightDifferences: readonly Difference[];
  /** New Years to come whose new moon is within ten minutes of midnight, with the minutes. */
  readonly closeCalls: readonly { readonly year: number; readonly date: string; readonly minutes: number }[];
}

/** Computes every year of the table anew: some ten seconds. */
export function rebuild(): Rebuilt {
  const newYears: number[] = [];
  const startsOfSpring: number[] = [];
  const newYearDifferences: Difference[] = [];
  const springDifferences: Difference[] = [];
  const eastEightDifferences: Difference[] = [];
  const closeCalls: { year: number; date: string; minutes: number }[] = [];
  for (let year = FIRST_YEAR; year <= LAST_YEAR + 1; year++) {
    const computed = computeYear(year, beijing);
    const newYear = datongNewYears[year - FIRST_YEAR] ?? computed.newYear;
    newYears.push(newYear);
    note(newYearDifferences, year, newYear, computed.newYear, datongReasons[year] ?? "not explained");
    if (year > LAST_DATONG_YEAR) {
      const inEastEight = computeYear(year, eastEight).newYear;
      note(eastEightDifferences, year, newYear, inEastEight, "");
    }
    if (year > 2026 && computed.margin < 10)
      closeCalls.push({ year, date: iso(year, newYear), minutes: computed.margin });
    const departure = springDepartures.find((each) => each.year === year);
    const spring = year <= LAST_DATONG_YEAR ? datongStartOfSpring(year) : (departure?.day ?? computed.startOfSpring);
    startsOfSpring.push(spring);
    if (year > LAST_DATONG_YEAR) {
      note(springDifferences, year, spring, computed.startOfSpring, departure?.reason ?? "not explained");
    }
  }
  return { newYears, startsOfSpring, newYearDifferences, springDifferences, eastEightDifferences, closeCalls };
}

function note(list: Difference[], year: number, published: number, computed: number, reason: string): void {
  if (published === computed) return;
  list.push({ year, published: iso(year, published), computed: iso(year, computed), reason });
}

function iso(year: number, day: number): string {
  return formatDate(earlyDate(year, day));
}

function source({ newYears, startsOfSpring }: Rebuilt): string {
  return `// Written by \`pnpm table\`, which rebuilds and checks it; do not edit.
// One character per year, 1600 to 2201: the year after the last is needed for that one's end.
// A character's code less 27 is the number within the year of the first day under that boundary: "0" is 21 January.

/** Chinese New Year's Days. */
export const NEW_YEARS =
${packed(newYears)}

/** The days of lichun, Start of Spring. */
export const STARTS_OF_SPRING =
${packed(startsOfSpring)}
`;
}

function packed(days: readonly number[]): string {
  const rows: string[] = [];
  for (let start = 0; start < days.length; start += 50) {
    const row = String.fromCharCode(...days.slice(start, start + 50).map((day) => day + 27));
    const end = start + 50 < days.length ? " +" : ";";
    rows.push(`  "${row}"${end} // ${FIRST_YEAR + start}`);
  }
  return rows.join("\n");
}

function main(): void {
  const file = new URL("../src/new-year-table.ts", import.meta.url);
  const rebuilt = rebuild();
  console.log("New Year: published / computed by today's rules");
  for (const each of rebuilt.newYearDifferences) console.log(`  ${each.published} / ${each.computed}  ${each.reason}`);
  console.log("Start of Spring since 1645: published / computed");
  for (const each of rebuilt.springDifferences) console.log(`  ${each.published} / ${each.computed}  ${each.reason}`);
  console.log("New Year since 1645: published / computed in UTC+8");
  for (const each of rebuilt.eastEightDifferences) console.log(`  ${each.published} / ${each.computed}`);
  console.log("New moon within ten minutes of midnight, to come");
  for (const each of rebuilt.closeCalls) console.log(`  ${each.date}  ${each.minutes.toFixed(1)} minutes`);
  const printed = rebuilt.eastEightDifferences.filter(({ year }) => year <= 1911);
  assert.deepEqual(
    Object.fromEntries(printed.map(({ year, published }) => [year, published])),
    printedOtherwiseThanEastEight,
  );
  if (process.argv.includes("--write")) {
    writeFileSync(file, source(rebuilt));
  } else if (readFileSync(file, "utf8") !== source(rebuilt)) {
    console.error("src/new-year-table.ts is not what was rebuilt. Look at the differences, then: pnpm table --write");
    process.exitCode = 1;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) main();
