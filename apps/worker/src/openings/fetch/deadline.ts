import type { Clock } from "../clock.ts";
import { TimeoutError } from "./fetch-error.ts";

/** Aborts a request that takes too long in all, or too long without a sign of life. */
export interface Deadline {
  signal: AbortSignal;
  /** Reports a sign of life. */
  touch(): void;
  stop(): void;
}

export function startDeadline(
  clock: Clock,
  { totalMs, idleMs }: { totalMs: number; idleMs: number },
  parent?: AbortSignal,
): Deadline {
  const controller = new AbortController();
  const late = (text: string) => () => controller.abort(new TimeoutError(text));
  const cancelTotal = clock.after(totalMs, late(`The response took longer than ${totalMs / 1_000} s.`));
  const startIdle = () => clock.after(idleMs, late(`The host sent nothing for ${idleMs / 1_000} s.`));
  let cancelIdle = startIdle();
  return {
    signal: parent ? AbortSignal.any([controller.signal, parent]) : controller.signal,
    touch() {
      cancelIdle();
      cancelIdle = startIdle();
    },
    stop() {
      cancelTotal();
      cancelIdle();
    },
  };
}
