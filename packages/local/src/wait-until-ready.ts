import { setTimeout as sleep } from "node:timers/promises";
import type { Service } from "./managed-process.ts";

/**
 * Waits until a service answers at an address.
 *
 * @throws with the service's last words if it ends before
 */
export async function untilOk(url: string, service: Service, stopping: AbortSignal): Promise<void> {
  let ended: string | undefined;
  void service.ended.then((output) => {
    ended = output;
  });
  for (;;) {
    stopping.throwIfAborted();
    if (ended !== undefined) throw new Error(`${service.name} could not start.\n${ended}`);
    const isOk = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isOk) return;
    await sleep(50);
  }
}
