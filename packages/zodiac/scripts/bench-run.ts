// One run of the benchmark, in a process whose time zone bench.ts sets. Prints JSON.
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { own } from "./bench-worker.ts";
import { peerNames } from "./peers.ts";

/** The result of a run. */
export interface BenchRun {
  /** Nanoseconds per call by contestant: the median of the rounds. */
  readonly times: Readonly<Record<string, number>>;
  /** Bytes that a call allocates, and bytes that its result retains. */
  readonly allocated: number;
  readonly retained: number;
}

// Measures the published build. The dynamic import keeps the type check independent of the build.
const built = new URL("../dist/index.js", import.meta.url);
const { signOfDate } = (await import(built.href)) as typeof import("../src/index.ts");

const rounds = 15;
const milliseconds = 40;

/** Interleaves the contestants in each round: a slow moment of the machine then affects all of them. */
async function measure(): Promise<Record<string, number>> {
  const names = [...Object.values(own), ...peerNames];
  const checksums = new Set<unknown>();
  const contestants: { name: string; worker: Worker; times: number[] }[] = [];
  for (const name of names) {
    const worker = new Worker(new URL("bench-worker.ts", import.meta.url), { workerData: name });
    checksums.add((await once(worker, "message"))[0]);
    contestants.push({ name, worker, times: [] });
  }
  if (checksums.size > 1) throw new Error("The contestants disagree on the signs of the dates.");
  for (let round = 0; round < rounds; round++) {
    for (const { worker, times } of contestants) {
      worker.postMessage(milliseconds);
      const [time] = (await once(worker, "message")) as [number];
      times.push(time);
    }
  }
  await Promise.all(contestants.map(({ worker }) => worker.terminate()));
  return Object.fromEntries(contestants.map(({ name, times }) => [name, median(times)]));
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Memory that remains after a garbage collection is retained; memory in use before it was allocated. */
function measureMemory(): Pick<BenchRun, "allocated" | "retained"> {
  const collect = globalThis.gc;
  if (!collect) throw new Error("Run this script with --expose-gc.");
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
  const retained = process.memoryUsage().heapUsed - before;
  return { allocated: allocated / count, retained: retained / count };
}

const memory = measureMemory();
console.log(JSON.stringify({ times: await measure(), ...memory } satisfies BenchRun));
