import { setTimeout as sleep } from "node:timers/promises";
import type { Environment } from "./environment.ts";

/** A kind of fault that strikes again and again while people buy. */
export interface Scenario {
  name: string;
  /** Whether Stripe's webhooks arrive. */
  webhooks: boolean;
  /** Shortest and longest time between a recovery and the next fault, in milliseconds. */
  pause: readonly [number, number];
  inject(environment: Environment): Promise<void>;
}

export const scenarios: readonly Scenario[] = [
  {
    name: "kill -9 of the API",
    webhooks: true,
    pause: [20, 900],
    inject: (environment) => environment.killApi(),
  },
  {
    name: "kill -9 of the API, and no webhook arrives",
    webhooks: false,
    pause: [20, 900],
    inject: (environment) => environment.killApi(),
  },
  {
    name: "kill -9 of PostgreSQL",
    webhooks: true,
    pause: [100, 1500],
    inject: (environment) => environment.killDatabase(),
  },
  {
    name: "Stripe responds with 500, drops connections before or after the work, hangs, or is slow",
    webhooks: true,
    pause: [20, 250],
    inject: ({ sandbox }) => sandbox.control("/faults", randomItem(stripeFaults)),
  },
];

const stripeFaults = [
  { kind: "error", status: 500 },
  { kind: "error", status: 500, when: "after" },
  { kind: "error", status: 429 },
  { kind: "drop" },
  { kind: "drop", when: "after" },
  { kind: "delay", ms: 1500 },
  { kind: "hang", path: "/v1/payment_intents", method: "GET" },
];

/** Injects faults until the signal aborts, and returns their number. */
export async function injectUntil(signal: AbortSignal, environment: Environment, scenario: Scenario): Promise<number> {
  const [shortest, longest] = scenario.pause;
  let pause = Math.random() * Math.min(shortest, 400);
  for (let faults = 0; ; faults += 1) {
    await sleep(pause, undefined, { signal }).catch(() => {});
    if (signal.aborted) return faults;
    await scenario.inject(environment);
    pause = shortest + Math.random() * (longest - shortest);
  }
}

export function randomItem<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error("the list is empty");
  return item;
}
