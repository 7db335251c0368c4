import type { FastifyInstance } from "fastify";

/**
 * Listens, sends the address to the parent process, and answers its messages: "cpu" with the CPU time used so far, "heap"
 * with the growth of the heap since the last such message.
 */
export async function serveMeasured(app: FastifyInstance): Promise<void> {
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  const growth = createHeapWatch();
  process.on("message", (message) => {
    if (message === "heap") return process.send?.({ heapBytes: growth() });
    const { user, system } = process.cpuUsage();
    return process.send?.({ cpuMicroseconds: user + system });
  });
  process.on("disconnect", () => process.exit());
  process.send?.({ address });
}

/** Samples the heap from the first call on. Before, it would disturb the measurement of CPU time. */
function createHeapWatch(): () => number {
  let peak = 0;
  let base = 0;
  let isWatching = false;
  const sample = () => {
    peak = Math.max(peak, process.memoryUsage().heapUsed);
  };
  return () => {
    if (!isWatching) setInterval(sample, 1);
    isWatching = true;
    const grown = Math.max(0, peak - base);
    globalThis.gc?.();
    base = process.memoryUsage().heapUsed;
    peak = base;
    return grown;
  };
}
