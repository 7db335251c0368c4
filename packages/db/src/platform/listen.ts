import { randomUUID } from "node:crypto";
import { Socket } from "node:net";
import { setInterval, setTimeout } from "node:timers/promises";
import { Client, escapeIdentifier } from "pg";

/** The callbacks of `listen`. None of them may throw. */
export interface Listener {
  /** Every notice arrives from now until `onLost`. Earlier ones were missed. */
  onConnected(): void;
  onNotice(channel: string, payload: string): void;
  /** Called once for each loss or failed first attempt, and not for failed attempts to reconnect. */
  onLost(error: Error): void;
}

export interface ListenOptions {
  /** Shown in PostgreSQL's list of connections. */
  applicationName?: string;
  /** The interval and time limit of heartbeats. A dead connection is noticed within twice this time. Default: 5,000. */
  heartbeatMs?: number;
  /** How long the notice may take that shows whether notices arrive. Default: 5,000. */
  noticeMs?: number;
}

/**
 * Listens to `NOTIFY` on a separate connection. When the connection is lost, it reconnects: after a tenth of a second at
 * first, and at least every second.
 *
 * A pooler in transaction mode accepts `LISTEN` and drops the notices. So each connection first receives a notice that
 * another one sends; until then it is not connected.
 *
 * @param connectionString `postgres://user:password@host:port/database`, without such a pooler
 * @returns a function that stops listening, and resolves when the connection is closed
 * @example
 * const stop = listen(url, ["catalog_changed"], { onConnected, onNotice, onLost });
 * await stop();
 */
export function listen(
  connectionString: string,
  channels: readonly string[],
  listener: Listener,
  { applicationName = "zodiac-at-work listener", heartbeatMs = 5_000, noticeMs = 5_000 }: ListenOptions = {},
): () => Promise<void> {
  const stopping = new AbortController();
  const connect = (onConnected: () => void) =>
    listenOnce({
      config: { connectionString, application_name: applicationName, query_timeout: heartbeatMs },
      channels,
      onConnected,
      onNotice: listener.onNotice.bind(listener),
      heartbeatMs,
      noticeMs,
      stopping: stopping.signal,
    });
  const ended = keepListening(connect, listener, stopping.signal);
  return () => {
    stopping.abort();
    return ended;
  };
}

async function keepListening(
  connect: (onConnected: () => void) => Promise<Error>,
  listener: Listener,
  stopping: AbortSignal,
): Promise<void> {
  for (let failures = 0; !stopping.aborted; failures += 1) {
    const error = await connect(() => {
      failures = 0;
      listener.onConnected();
    });
    if (stopping.aborted) return;
    if (failures === 0) listener.onLost(error);
    await setTimeout(pauseAfter(failures), null, { signal: stopping }).catch(() => {});
  }
}

/**
 * Returns how long to wait for the next attempt, in milliseconds. A server that is back is found within a second.
 *
 * @public for its test
 */
export function pauseAfter(failures: number): number {
  return Math.min(100 * 2 ** failures, 1_000);
}

interface Connection {
  config: { connectionString: string; application_name: string; query_timeout: number };
  channels: readonly string[];
  onConnected: () => void;
  onNotice: Listener["onNotice"];
  heartbeatMs: number;
  noticeMs: number;
  stopping: AbortSignal;
}

/** @returns the reason why the connection ended */
async function listenOnce(connection: Connection): Promise<Error> {
  const { config, channels, onConnected, onNotice, heartbeatMs, noticeMs, stopping } = connection;
  // pg can't close a connection whose other end is silent; this socket can be destroyed.
  const socket = new Socket();
  const client = new Client({ ...config, stream: () => socket, connectionTimeoutMillis: 5_000, keepAlive: true });
  const over = new AbortController();
  const lost = new Promise<Error>((resolve) => {
    client.on("error", resolve);
    stopping.addEventListener("abort", () => resolve(new Error("stopped")), { signal: over.signal });
  });
  const token = randomUUID();
  const isVerified = new Promise<true>((resolve) => {
    client.on("notification", ({ channel, payload = "" }) => {
      if (channel !== checkChannel) onNotice(channel, payload);
      else if (payload === token) resolve(true);
    });
  });
  try {
    const failure = await Promise.race([lost, subscribe(client, [...channels, checkChannel])]);
    if (failure) return failure;
    const lostOrDropped = await Promise.race([lost, isVerified, sendNotice(config, token, noticeMs, over.signal)]);
    if (lostOrDropped !== true) return lostOrDropped;
    onConnected();
    return await Promise.race([lost, checkHeartbeats(client, heartbeatMs, over.signal)]);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    over.abort();
    await Promise.race([client.end(), setTimeout(1_000, null, { ref: false })]).catch(() => {});
    socket.destroy();
  }
}

async function subscribe(client: Client, channels: readonly string[]): Promise<void> {
  await client.connect();
  for (const channel of channels) await client.query(`listen ${escapeIdentifier(channel)}`);
}

/** Carries only the notices with which connections verify that they receive any. */
const checkChannel = "zodiac_listener_check";

/**
 * Sends a notice from another connection: a pooler may deliver one to the connection that sent it.
 *
 * @returns the reason why the notice counts as dropped
 */
async function sendNotice(
  config: Connection["config"],
  token: string,
  noticeMs: number,
  over: AbortSignal,
): Promise<Error> {
  const sender = new Client({ ...config, connectionTimeoutMillis: 5_000 });
  sender.on("error", () => {});
  over.addEventListener("abort", () => void sender.end().catch(() => {}));
  await sender.connect();
  await sender.query("select pg_notify($1, $2)", [checkChannel, token]);
  await setTimeout(noticeMs, null, { signal: over }).catch(() => {});
  return new Error(
    "The server accepts LISTEN and delivers no notice, as a pooler in transaction mode does. " +
      "Set LISTEN_DATABASE_URL to an address without the pooler.",
  );
}

/** @returns the reason why the server counts as dead; pending while it responds */
async function checkHeartbeats(client: Client, everyMs: number, signal: AbortSignal): Promise<Error> {
  try {
    for await (const _ of setInterval(everyMs, null, { signal })) await client.query("select 1");
  } catch (cause) {
    return new Error("The server does not respond to heartbeats.", { cause });
  }
  return new Error("The heartbeat ended.");
}
