import { randomBytes } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Fault } from "./faults.ts";
import { emptyState, type State } from "./state.ts";

/** What every part of the sandbox works on. A change of it is made within one turn of the event loop. */
export interface Sandbox {
  /** Without a slash at its end. */
  readonly origin: string;
  readonly webhookSecret: string;
  state: State;
  /** Whether `state` has changed since it was last saved. */
  changed: boolean;
  /** Not kept: a restarted sandbox has no faults. */
  readonly faults: Fault[];
  /** Idempotency keys of the requests that are being answered. */
  readonly keysInUse: Set<string>;
  /** Events whose delivery is under way. */
  readonly eventsInFlight: Set<string>;
}

export interface SandboxOptions {
  stateFile: string;
  origin: string;
  /** Without it events wait until the control API names an endpoint. */
  webhookUrl?: string;
  webhookSecret: string;
}

/** Opens the sandbox with the state of the file, or empty if there is no file. */
export async function openSandbox({ stateFile, origin, webhookUrl, webhookSecret }: SandboxOptions): Promise<Sandbox> {
  const text = await readFile(stateFile, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  const state = text === undefined ? emptyState(origin) : restoredState(text, origin);
  if (webhookUrl !== undefined) state.webhooks.url = webhookUrl;
  const sandbox: Sandbox = {
    origin,
    webhookSecret,
    state,
    changed: true,
    faults: [],
    keysInUse: new Set(),
    eventsInFlight: new Set(),
  };
  forgetOld(sandbox);
  return sandbox;
}

/** Saves the state if it has changed. A crash leaves the old file or the new one, never half of one. */
export async function saveSandbox(sandbox: Sandbox, stateFile: string): Promise<void> {
  if (!sandbox.changed) return;
  sandbox.changed = false;
  await mkdir(dirname(stateFile), { recursive: true });
  await writeFile(`${stateFile}.new`, JSON.stringify(sandbox.state), { mode: 0o600 });
  await rename(`${stateFile}.new`, stateFile);
}

/** Milliseconds on the sandbox's clock, which the control API can advance. */
export function now(sandbox: Sandbox): number {
  return Date.now() + sandbox.state.clockOffsetMs;
}

/** Whole seconds, as Stripe writes time. */
export function unixTime(sandbox: Sandbox): number {
  return Math.floor(now(sandbox) / 1000);
}

/** @example newId("pi") // "pi_9fKq3s…", 24 letters and digits after the underscore, as Stripe's own */
export function newId(prefix: string, length = 24): string {
  const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  return `${prefix}_${Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join("")}`;
}

/** Addresses inside the objects (hosted pages, receipts) follow the sandbox to its port of this run. */
function restoredState(text: string, origin: string): State {
  const { origin: before } = JSON.parse(text) as State;
  return { ...emptyState(origin), ...(JSON.parse(text.replaceAll(`${before}/`, `${origin}/`)) as State), origin };
}

const dayMs = 24 * 60 * 60 * 1000;

/** Stripe forgets idempotency keys after a day and events after thirty. */
function forgetOld(sandbox: Sandbox): void {
  const { state } = sandbox;
  const keysSince = now(sandbox) - dayMs;
  const eventsSince = unixTime(sandbox) - 30 * (dayMs / 1000);
  for (const [key, { at }] of Object.entries(state.idempotency)) if (at < keysSince) delete state.idempotency[key];
  for (const [id, { created }] of Object.entries(state.events)) if (created < eventsSince) delete state.events[id];
  state.deliveries = state.deliveries.filter(({ event }) => event in state.events);
}
