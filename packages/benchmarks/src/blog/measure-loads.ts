import { median } from "@zodiac-at-work/measurements/median";
import type { Server } from "../api/contestant.ts";
import { fetchFromCache, fetchRaw } from "../api/fetch-raw.ts";

/** How long one request takes, in milliseconds, and what building its response needs. */
export interface Load {
  readonly path: string;
  readonly cached: number;
  readonly uncached: number;
  /** Greatest growth of the heap while the response is built, in bytes. */
  readonly heap: number;
  /** Size in brotli. */
  readonly bytes: number;
}

const requests = 25;

/** Measures single requests, one after the other, to a server that caches responses and to one that builds each. */
export async function measureLoads(
  { product, uncached }: { product: Server; uncached: Server },
  paths: readonly string[],
  headers: Readonly<Record<string, string>>,
): Promise<Load[]> {
  const loads: Load[] = [];
  for (const path of paths) {
    const { body } = await fetchFromCache(product.address + path, headers);
    const times = { cached: [] as number[], uncached: [] as number[] };
    for (let request = 0; request <= requests; request += 1) {
      const cached = await timed(() => fetchRaw(product.address + path, headers));
      const built = await timed(() => fetchRaw(uncached.address + path, headers));
      // The first request warms up.
      if (request > 0) {
        times.cached.push(cached);
        times.uncached.push(built);
      }
    }
    await uncached.heapGrowth();
    await fetchRaw(uncached.address + path, headers);
    const heap = await uncached.heapGrowth();
    loads.push({ path, cached: median(times.cached), uncached: median(times.uncached), heap, bytes: body.length });
  }
  return loads;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
