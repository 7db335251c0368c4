import pWaitFor from "p-wait-for";
import type { ManagedProcess } from "./managed-process.ts";

/**
 * Waits until a process responds with 2xx at a URL.
 *
 * @throws with the last output of the process if it exits before
 */
export async function waitUntilReady(url: string, server: ManagedProcess, signal: AbortSignal): Promise<void> {
  let lastOutput: string | undefined;
  void server.exited.then((output) => {
    lastOutput = output;
  });
  await pWaitFor(
    async () => {
      if (lastOutput !== undefined) throw new Error(`${server.name} could not start.\n${lastOutput}`);
      const response = await fetch(url).catch(() => undefined);
      return response?.ok === true;
    },
    { interval: 50, signal },
  );
}
