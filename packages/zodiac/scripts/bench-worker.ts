// Runs one contestant of the benchmark in a thread of its own, so that other libraries don't affect the engine's hidden
// classes and inline caches. Replies to each message, a number of milliseconds, with the nanoseconds per call.
import { parentPort, workerData } from "node:worker_threads";
import { loadPeer } from "./peers.ts";

// Measures the published build. The dynamic import keeps the type check independent of the build.
const built = new URL("../dist/index.js", import.meta.url);
const { signOfDate } = (await import(built.href)) as typeof import("../src/index.ts");

type Call = (year: number, month: number, day: number) => unknown;
type Loop = (calls: number) => unknown;

const dateCount = 16_384;
const read = "sum += call(year, month, day).sign.length";
const keep = "kept[i & 63] = call(year, month, day)";

/** The contestants of this package: one reads only the sign, so the engine may skip the rest; one keeps the result. */
export const reading = "reading the sign";
export const keeping = "keeping the result";

function main(name: string): void {
  const dates = randomDates();
  const ours: Call = (year, month, day) => signOfDate({ year, month, day });
  const own = name === reading || name === keeping;
  const loop = makeLoop(name === reading ? read : keep, own ? ours : loadPeer(name).call, dates);
  const chunk = warmUp(loop);
  parentPort?.on("message", (milliseconds: number) => {
    parentPort?.postMessage(timePerCall(loop, chunk, milliseconds));
  });
  parentPort?.postMessage("ready");
}

function makeLoop(body: string, call: Call, dates: ReturnType<typeof randomDates>): Loop {
  // Continues with the next date, because some peers cache their last result.
  const source = `
    const kept = new Array(64);
    let next = 0;
    return (calls) => {
      let sum = 0;
      let i = next;
      for (let left = calls; left > 0; left--) {
        i = (i + 1) & ${dateCount - 1};
        const { year, month, day } = dates[i];
        ${body};
      }
      next = i;
      return sum + kept.length;
    };`;
  return new Function("call", "dates", source)(call, dates) as Loop;
}

/** Runs a loop until the engine has optimized it. Returns the number of calls per millisecond. */
function warmUp(loop: Loop): number {
  const start = process.hrtime.bigint();
  let calls = 0;
  do {
    loop(16);
    calls += 16;
  } while (process.hrtime.bigint() - start < 300_000_000n);
  return Math.max(1, Math.ceil(calls / 300));
}

function timePerCall(loop: Loop, chunk: number, milliseconds: number): number {
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

/** Returns random dates that every peer supports, so that the processor can't predict them. */
function randomDates(): { year: number; month: number; day: number }[] {
  let state = 42;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % limit;
  };
  return Array.from({ length: dateCount }, () => ({
    year: 1901 + below(199),
    month: 1 + below(12),
    day: 1 + below(28),
  }));
}

if (parentPort) main(workerData);
