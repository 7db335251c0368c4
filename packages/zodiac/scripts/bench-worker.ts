// Runs one contestant of the benchmark in a thread of its own. Other libraries then don't affect the engine's hidden
// classes and inline caches. Posts a checksum of its signs when it is ready. Replies to each message, a number of
// milliseconds, with the nanoseconds per call.
import { parentPort, workerData } from "node:worker_threads";
import type { CivilDate } from "../src/calendar/civil-date.ts";
import type { SignId } from "../src/signs/signs.ts";
import { loadPeer } from "./peers.ts";

// Measures the published build. The dynamic import keeps the type check independent of the build.
const built = new URL("../dist/index.js", import.meta.url);
const { formatDate, signIds, signOfDate } = (await import(built.href)) as typeof import("../src/index.ts");

/** Runs a number of calls. */
export type Loop = (calls: number) => unknown;

const dateCount = 16_384;

/**
 * The contestants of this package: two read only the sign, so the engine may skip the rest, of a text or of fields; one
 * keeps the result.
 */
export const own = {
  text: "text, reading the sign",
  fields: "fields, reading the sign",
  kept: "fields, keeping the result",
} as const;

/** How the sign of `dates[i]` is found and used, and the function that finds it. */
export interface Contestant {
  readonly body: string;
  readonly call: unknown;
  readonly sign: (date: RandomDate) => string | undefined;
}

export function contestantOf(name: string): Contestant {
  const sign = ({ text }: RandomDate) => signOfDate(text).sign;
  switch (name) {
    case own.text:
      return { body: "sum += call(dates[i].text).sign.length", call: signOfDate, sign };
    case own.fields: {
      const body = "const { year, month, day } = dates[i]; sum += call({ year, month, day }).sign.length";
      return { body, call: signOfDate, sign: ({ year, month, day }) => signOfDate({ year, month, day }).sign };
    }
    case own.kept: {
      const body = "const { year, month, day } = dates[i]; kept[i & 63] = call({ year, month, day })";
      return { body, call: signOfDate, sign: ({ year, month, day }) => signOfDate({ year, month, day }).sign };
    }
    default: {
      const peer = loadPeer(name);
      const body = "const { year, month, day } = dates[i]; kept[i & 63] = call(year, month, day)";
      return { body, call: peer.call, sign: ({ year, month, day }) => peer.sign(year, month, day) };
    }
  }
}

function main(name: string): void {
  const dates = randomDates();
  const { body, call, sign } = contestantOf(name);
  const loop = makeLoop(body, call, dates);
  const checksum = dates.reduce(
    (sum, date, i) => (sum * 31 + signIds.indexOf(sign(date) as SignId) + i) % 1_000_003,
    0,
  );
  const chunk = warmUp(loop);
  parentPort?.on("message", (milliseconds: number) => {
    parentPort?.postMessage(timePerCall(loop, chunk, milliseconds));
  });
  parentPort?.postMessage(checksum);
}

export function makeLoop(body: string, call: unknown, dates: readonly RandomDate[]): Loop {
  // Continues with the next date, because some peers cache their last result.
  const source = `
    const kept = new Array(64);
    let next = 0;
    return (calls) => {
      let sum = 0;
      let i = next;
      for (let left = calls; left > 0; left--) {
        i = (i + 1) & ${dateCount - 1};
        ${body};
      }
      next = i;
      return sum + kept.length;
    };`;
  return new Function("call", "dates", source)(call, dates) as Loop;
}

/** Runs a loop until the engine has optimized it. Returns the number of calls per millisecond. */
export function warmUp(loop: Loop): number {
  const start = process.hrtime.bigint();
  let calls = 0;
  do {
    loop(16);
    calls += 16;
  } while (process.hrtime.bigint() - start < 300_000_000n);
  return Math.max(1, Math.ceil(calls / 300));
}

export function timePerCall(loop: Loop, chunk: number, milliseconds: number): number {
  let calls = 0;
  let elapsed = 0;
  const start = process.hrtime.bigint();
  while (elapsed < milliseconds * 1e6) {
    loop(chunk);
    calls += chunk;
    elapsed = Number(process.hrtime.bigint() - start);
  }
  return elapsed / calls;
}

/** Returns dates that every peer supports, in random order: the processor can't predict them. */
export function randomDates(): RandomDate[] {
  let state = 42;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % limit;
  };
  return Array.from({ length: dateCount }, () => {
    let year = 1902 + below(196);
    while (wrongYears.has(year)) year = 1902 + below(196);
    const date = { year, month: 1 + below(12), day: 1 + below(28) };
    return { ...date, text: formatDate(date) };
  });
}

/** The years with another New Year in `Intl`; see docs/measurements/accuracy.md. All contestants agree on the others. */
const wrongYears: ReadonlySet<number> = new Set([1954, 2027, 2030]);

/** A date, and its text. */
export interface RandomDate extends CivilDate {
  readonly text: string;
}

// bench-mixed.ts and bench-calls.ts take the loops, without a thread.
if (parentPort) main(workerData);
