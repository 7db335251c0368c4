// The benchmark in one thread and one heap, as in a program that uses the library in many places: all contestants run in
// turn, and between them other functions of this package, with dates of many shapes. Prints JSON. bench.ts
// sets the time zone.
import {
  contestantOf,
  type Loop,
  makeLoop,
  own,
  type RandomDate,
  randomDates,
  timePerCall,
  warmUp,
} from "./bench-worker.ts";
import { peerNames } from "./peers.ts";

const modules = ["index", "calendar", "lunar", "sexagenary"].map(
  (name) => new URL(`../dist/${name}.js`, import.meta.url),
);
const [main, calendar, lunar, sexagenary] = (await Promise.all(modules.map((module) => import(module.href)))) as [
  typeof import("../src/index.ts"),
  typeof import("../src/calendar.ts"),
  typeof import("../src/calendar/lunar.ts"),
  typeof import("../src/signs/sexagenary.ts"),
];

/** Nanoseconds per call by contestant: the median of the rounds. */
export type MixedRun = Readonly<Record<string, number>>;

const rounds = 15;
const milliseconds = 15;

/** Like a `Temporal.PlainDate`: its fields are getters. */
class PlainDate {
  readonly #date: RandomDate;
  constructor(date: RandomDate) {
    this.#date = date;
  }
  get calendarId(): string {
    return "iso8601";
  }
  get year(): number {
    return this.#date.year;
  }
  get month(): number {
    return this.#date.month;
  }
  get day(): number {
    return this.#date.day;
  }
}

/** The shapes in which a program may pass dates. */
const shapes: readonly ((date: RandomDate) => string | { year: number; month: number; day: number })[] = [
  ({ text }) => text,
  ({ year, month, day }) => ({ year, month, day }),
  ({ year, month, day }) => ({ day, month, year }),
  ({ year, month, day }) => ({ year, month, day, hour: 12 }),
  (date) => ({ ...date }),
  (date) => new PlainDate(date),
];

function run(): MixedRun {
  const dates = randomDates();
  const inputs = dates.map((date, i) => (shapes[i % shapes.length] ?? (() => date))(date));
  const others = (calls: number) => {
    for (let i = 0; i < calls; i++) {
      const date = inputs[i % inputs.length] ?? "";
      main.signOfDate(date);
      main.signOfDate(date, { boundary: "start-of-spring" });
      main.possibleSigns(date);
      main.dayAnimal(date);
      calendar.addDays(date, 1);
      lunar.lunarDate(date);
      sexagenary.sexagenaryDay(date);
    }
  };
  const contestants = [...Object.values(own), ...peerNames].map((name) => {
    const { body, call } = contestantOf(name);
    return { name, loop: makeLoop(body, call, dates) as Loop, times: [] as number[] };
  });
  others(20_000);
  const chunks = contestants.map(({ loop }) => warmUp(loop));
  others(20_000);
  for (let round = 0; round < rounds; round++) {
    for (const [i, { loop, times }] of contestants.entries()) {
      others(500);
      times.push(timePerCall(loop, chunks[i] ?? 1, milliseconds));
    }
  }
  return Object.fromEntries(
    contestants.map(({ name, times }) => [name, times.toSorted((a, b) => a - b)[rounds >> 1] ?? Number.NaN]),
  );
}

console.log(JSON.stringify(run()));
