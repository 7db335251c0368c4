// One contestant of the benchmark in a thread of its own: what other libraries do to the engine's hidden classes and
// inline caches must not reach it. Answers each message, a number of milliseconds, with nanoseconds per call.
import { parentPort, workerData } from "node:worker_threads";
import { loadPeer } from "./peers.ts";

// What is timed is what is published. Not imported by name, so that types need no build.
const built = new URL("../dist/index.js", import.meta.url);
const { signOfDate } = (await import(built.href)) as typeof import("../src/index.ts");

type Call = (year: number, month: number, day: number) => unknown;
type Loop = (calls: number) => unknown;

const DATES = 16_384;
const READ = "sum += call(year, month, day).sign.length";
const KEEP = "kept[i & 63] = call(year, month, day)";

/** The names of our own contestants: reading the sign, where the engine may leave out the rest, and keeping it all. */
export const READING = "reading the sign";
export const KEEPING = "keeping the answer";

function main(name: string): void {
  const dates = randomDates();
  const ours: Call = (year, month, day) => signOfDate({ year, month, day });
  const own = name === READING || name === KEEPING;
  const loop = makeLoop(name === READING ? READ : KEEP, own ? ours : loadPeer(name).call, dates);
  const chunk = warmUp(loop);
  parentPort?.on("message", (milliseconds: number) => {
    parentPort?.postMessage(timePerCall(loop, chunk, milliseconds));
  });
  parentPort?.postMessage("ready");
}

function makeLoop(body: string, call: Call, dates: ReturnType<typeof randomDates>): Loop {
  // Goes on where it stopped: a peer that remembers its last answer is not to be asked the same again.
  const source = `
    const kept = new Array(64);
    let next = 0;
    return (calls) => {
      let sum = 0;
      let i = next;
      for (let left = calls; left > 0; left--) {
        i = (i + 1) & ${DATES - 1};
        const { year, month, day } = dates[i];
        ${body};
      }
      next = i;
      return sum + kept.length;
    };`;
  return new Function("call", "dates", source)(call, dates) as Loop;
}

/** Runs a loop until the engine has compiled it for good, and gives the calls that fit into a millisecond. */
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

/** Dates that every peer knows, in no order that a processor could learn. */
function randomDates(): { year: number; month: number; day: number }[] {
  let state = 42;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >> 8) % limit;
  };
  return Array.from({ length: DATES }, () => ({ year: 1901 + below(199), month: 1 + below(12), day: 1 + below(28) }));
}

if (parentPort) main(workerData);
