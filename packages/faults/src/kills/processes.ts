import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";

/** A process of the product that a campaign kills, and that is started again. */
export interface Victim {
  readonly name: string;
  /** Sends SIGKILL. Returns false if there is nothing to kill at the moment. */
  kill(): boolean;
  /** Resolves when the process works again. */
  healthy(): Promise<void>;
}

interface Started {
  readonly child: ChildProcess;
  readonly ended: Promise<unknown>;
}

/** A process that is started again whenever it ends, as systemd and Kubernetes do. */
export interface Supervised extends Victim {
  /** How often it has ended without a kill. */
  readonly ownExits: number;
  /** Kills it for good. */
  close(): Promise<void>;
}

/** How long a process that ends by itself stays down. */
const pauseMs = 500;

/** @param isHealthy whether the current process works */
export function supervise<Process extends Started>(
  name: string,
  start: () => Process,
  isHealthy: (current: Process) => Promise<boolean>,
): Supervised {
  let current = start();
  let isClosing = false;
  let ownExits = 0;
  const supervising = (async () => {
    for (;;) {
      await current.ended;
      if (!current.child.killed) {
        ownExits += 1;
        await sleep(pauseMs);
      }
      if (isClosing) return;
      current = start();
    }
  })();
  return {
    name,
    get ownExits() {
      return ownExits;
    },
    kill: () => !current.child.killed && current.child.exitCode === null && current.child.kill("SIGKILL"),
    async healthy() {
      while (!(await isHealthy(current).catch(() => false))) await sleep(50);
    },
    async close() {
      isClosing = true;
      current.child.kill("SIGKILL");
      await supervising;
    },
  };
}

/** A server that is killed and started again. While that goes on, it can't be killed. */
export function restarting(name: string, restart: () => Promise<void>): Victim {
  let isRestarting = false;
  let restarted = Promise.resolve();
  return {
    name,
    kill() {
      if (isRestarting) return false;
      isRestarting = true;
      restarted = restart().finally(() => {
        isRestarting = false;
      });
      return true;
    },
    healthy: () => restarted,
  };
}
