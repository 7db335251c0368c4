import type { ChildProcess } from "node:child_process";

/** Sends SIGKILL to a process of the product, and waits until it has ended. */
export async function killProcess({ child, ended }: { child: ChildProcess; ended: Promise<unknown> }): Promise<void> {
  child.kill("SIGKILL");
  await ended;
}
