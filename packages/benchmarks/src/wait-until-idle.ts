import { cpus } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

const sampleMs = 1000;
/** After this time the measurement starts anyway. */
const limitMs = 30_000;
const idleShare = 0.85;

/** Waits until the machine's cores are idle. The time of other programs would count as the page's own. */
export async function waitUntilIdle(): Promise<void> {
  for (let waitedMs = 0; waitedMs < limitMs; waitedMs += sampleMs) {
    const before = cpuTimes();
    await sleep(sampleMs);
    const after = cpuTimes();
    if ((after.idle - before.idle) / (after.total - before.total) >= idleShare) return;
  }
}

function cpuTimes(): { idle: number; total: number } {
  const cores = cpus().map(({ times }) => times);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return { idle: sum(cores.map(({ idle }) => idle)), total: sum(cores.flatMap((times) => Object.values(times))) };
}
