import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { SandboxOptions, State, Store } from "./types.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Opens the store with the state of the file, or empty without a file. */
export async function openStore({ stateFile, origin, webhookUrl, ...options }: SandboxOptions): Promise<Store> {
  const text = await readFile(stateFile, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  const state = text === undefined ? emptyState(origin) : restoreState(text, origin);
  if (webhookUrl !== undefined) state.webhooks.url = webhookUrl;
  const { webhookSecret, now = Date.now } = options;
  removeExpired(state, now());
  const sets = { keysInUse: new Set<string>(), eventsInFlight: new Set<string>() };
  return { origin, webhookSecret, now, state, changed: true, faults: [], ...sets };
}

/** Saves the state if it changed. A crash leaves the old file or the new one, never a partial one. */
export async function saveStore(store: Store, stateFile: string): Promise<void> {
  if (!store.changed) return;
  store.changed = false;
  await mkdir(dirname(stateFile), { recursive: true });
  await writeFile(`${stateFile}.new`, JSON.stringify(store.state), { mode: 0o600 });
  await rename(`${stateFile}.new`, stateFile);
}

/** Returns the current time in whole seconds, Stripe's unit. */
export function unixTime(store: Store): number {
  return Math.floor(store.now() / 1000);
}

/** @example newId("pi") // "pi_9fKq3s…", with 24 letters and digits like Stripe's own */
export function newId(prefix: string, length = 24): string {
  const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  return `${prefix}_${Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join("")}`;
}

/**
 * Addresses in stored objects (hosted pages, receipts) follow the sandbox to the port of this run. Keys that only an
 * older version of the sandbox used are dropped.
 */
function restoreState(text: string, origin: string): State {
  const { origin: before } = JSON.parse(text) as State;
  const saved = JSON.parse(text.replaceAll(`${before}/`, `${origin}/`)) as State;
  const known = Object.keys(emptyState(origin));
  return { ...emptyState(origin), ...Object.fromEntries(Object.entries(saved).filter(([key]) => known.includes(key))) };
}

/** Stripe keeps idempotency keys for a day and events for thirty. */
function removeExpired(state: State, now: number): void {
  for (const [key, { at }] of Object.entries(state.savedResponses)) {
    if (at < now - dayMs) delete state.savedResponses[key];
  }
  for (const [id, { created }] of Object.entries(state.events)) {
    if (created * 1000 < now - 30 * dayMs) delete state.events[id];
  }
  state.pendingDeliveries = state.pendingDeliveries.filter(({ eventId }) => eventId in state.events);
}

function emptyState(origin: string): State {
  return {
    origin,
    webhooks: { url: null, paused: false },
    paymentIntents: {},
    returnUrls: {},
    paymentMethods: {},
    behaviors: {},
    charges: {},
    refunds: {},
    disputes: {},
    links: {},
    checkoutSessions: {},
    events: {},
    pendingDeliveries: [],
    scheduledChanges: [],
    savedResponses: {},
    delayedPaymentCount: 0,
  };
}
