import { setTimeout as sleep } from "node:timers/promises";
import type { World } from "./world.ts";

/** A way in which things go wrong while people buy. */
export interface Scenario {
  name: string;
  /** Whether Stripe's messages arrive. */
  webhooks: boolean;
  /** Milliseconds from the recovery after one fault to the next, at least and at most. */
  pause: readonly [number, number];
  strike(world: World): Promise<void>;
}

export const scenarios: readonly Scenario[] = [
  { name: "kill -9 of the API", webhooks: true, pause: [20, 900], strike: (world) => world.killApi() },
  {
    name: "kill -9 of the API, and no webhook ever arrives",
    webhooks: false,
    pause: [20, 900],
    strike: (world) => world.killApi(),
  },
  {
    name: "kill -9 of PostgreSQL",
    webhooks: true,
    pause: [100, 1500],
    strike: (world) => world.killDatabase(),
  },
  {
    name: "Stripe answers 500, drops connections before and after the work, hangs, or is slow",
    webhooks: true,
    pause: [20, 250],
    strike: ({ sandbox }) => sandbox.control("/faults", oneOf(providerFaults)),
  },
];

const providerFaults = [
  { kind: "error", status: 500 },
  { kind: "error", status: 500, when: "after" },
  { kind: "error", status: 429 },
  { kind: "drop" },
  { kind: "drop", when: "after" },
  { kind: "delay", ms: 1500 },
  { kind: "hang", path: "/v1/payment_intents", method: "GET" },
];

/** Strikes again and again until told to stop; answers how often. */
export async function strikeUntil(stopped: AbortSignal, world: World, { pause, strike }: Scenario): Promise<number> {
  const [least, most] = pause;
  let wait = Math.random() * Math.min(least, 400);
  for (let strikes = 0; ; strikes += 1) {
    await sleep(wait, undefined, { signal: stopped }).catch(() => {});
    if (stopped.aborted) return strikes;
    await strike(world);
    wait = least + Math.random() * (most - least);
  }
}

export function oneOf<Item>(items: readonly Item[]): Item {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error("there is nothing to choose from");
  return item;
}
