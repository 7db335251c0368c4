// One run of the benchmark, in a process of its own whose time zone bench.ts sets. Prints JSON.
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { KEEPING, READING } from "./bench-worker.ts";
import { PEER_NAMES } from "./peers.ts";

/** What a run measured. */
export interface BenchRun {
  /** Nanoseconds per call by contestant, medians of the rounds. */
  readonly times: Readonly<Record<string, number>>;
  /** Bytes allocated by a call, and bytes that its answer holds. */
  readonly allocated: number;
  readonly held: number;
}

// What is timed is what is published. Not imported by name, so that types need no build.
const built = new URL("../dist/index.js", import.meta.url);
const { signOfDate } = (await import(built.href)) as typeof import("../src/index.ts");

const ROUNDS = 15;
const MILLISECONDS = 40;

/** Rounds interleave the contestants, so that a slow moment of the machine meets all of them. */
async function measure(): Promise<Record<string, number>> {
  const names = [READING, KEEPING, ...PEER_NAMES];
  const contestants: { name: string; worker: Worker; times: number[] }[] = [];
  for (const name of names) {
    const worker = new Worker(new URL("bench-worker.ts", import.meta.url), { workerData: name });
    await once(worker, "message");
    contestants.push({ name, worker, times: [] });
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const { worker, times } of contestants) {
      worker.postMessage(MILLISECONDS);
      const [time] = (await once(worker, "message")) as [number];
      times.push(time);
    }
  }
  await Promise.all(contestants.map(({ worker }) => worker.terminate()));
  return Object.fromEntries(contestants.map(({ name, times }) => [name, median(times)]));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** What is still there after a collection is held; what was there before it was allocated. */
function measureMemory(): Pick<BenchRun, "allocated" | "held"> {
  const collect = globalThis.gc;
  if (!collect) throw new Error("needs --expose-gc");
  const count = 16_384;
  const dates = Array.from({ length: count }, (_, i) => ({ year: 1901 + (i % 199), month: 1 + (i % 12), day: 15 }));
  const answers = new Array<unknown>(count).fill(undefined);
  const fill = () => {
    for (let i = 0; i < count; i++) answers[i] = signOfDate(dates[i] ?? "");
  };
  for (let i = 0; i < 300; i++) fill();
  answers.fill(undefined);
  collect();
  const before = process.memoryUsage().heapUsed;
  fill();
  const allocated = process.memoryUsage().heapUsed - before;
  collect();
  const held = process.memoryUsage().heapUsed - before;
  return { allocated: allocated / count, held: held / count };
}

const memory = measureMemory();
console.log(JSON.stringify({ times: await measure(), ...memory } satisfies BenchRun));
