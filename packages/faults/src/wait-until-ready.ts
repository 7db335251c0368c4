import { setTimeout as sleep } from "node:timers/promises";

/** Waits until an API, or a balancer before it, is ready. */
export async function waitUntilReady(url: string): Promise<void> {
  for (;;) {
    const response = await fetch(`${url}/api/ready`).catch(() => undefined);
    if (response?.ok) return;
    await sleep(50);
  }
}
