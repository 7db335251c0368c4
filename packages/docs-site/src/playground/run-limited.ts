import type { Outcome } from "./run-code.ts";

/** The longest time that code may run. */
const limitMs = 1500;

/**
 * Runs code in a Worker of its own, and stops it after a second and a half or when `signal` aborts. The time of loading the
 * Worker does not count.
 *
 * @param worker the address of the Worker's script.
 */
export function runLimited(code: string, worker: string, signal: AbortSignal): Promise<readonly Outcome[]> {
  return new Promise((resolve) => {
    const running = new Worker(worker, { type: "module" });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = (outcomes: readonly Outcome[]) => {
      clearTimeout(timer);
      running.terminate();
      resolve(outcomes);
    };
    running.addEventListener("message", ({ data }: MessageEvent<"ready" | readonly Outcome[]>) => {
      if (data !== "ready") return end(data);
      running.postMessage(code);
      timer = setTimeout(() => end(problem("Stopped: the code ran for longer than 1.5 seconds.")), limitMs);
    });
    running.addEventListener("error", () => end(problem("The libraries could not be loaded. Reload the page.")));
    signal.addEventListener("abort", () => end([]));
  });
}

function problem(text: string): readonly Outcome[] {
  return [{ code: "", text, isError: true }];
}
