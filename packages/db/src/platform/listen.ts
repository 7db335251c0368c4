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
}

/**
 * Listens to `NOTIFY` on a separate connection. When the connection is lost, it reconnects: after a tenth of a second at
 * first, and at most every five seconds.
 *
 * @param connectionString `postgres://user:password@host:port/database`; not a pooler in transaction mode, because it
 * drops `LISTEN`
 * @returns a function that stops listening, and resolves when the connection is closed
 * @example
 * const stop = listen(url, ["catalog_changed"], { onConnected, onNotice, onLost });
 * await stop();
 */
export function listen(
  connectionString: string,
  channels: readonly string[],
  listener: Listener,
  { applicationName = "zodiac-at-work listener", heartbeatMs = 5_000 }: ListenOptions = {},
): () => Promise<void> {
  const stopping = new AbortController();
  const connect = (onConnected: () => void) =>
    listenOnce({
      config: { connectionString, application_name: applicationName, query_timeout: heartbeatMs },
      channels,
      onConnected,
      onNotice: listener.onNotice.bind(listener),
      heartbeatMs,
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
    await setTimeout(Math.min(100 * 2 ** failures, 5_000), null, { signal: stopping }).catch(() => {});
  }
}

interface Connection {
  config: { connectionString: string; application_name: string; query_timeout: number };
  channels: readonly string[];
  onConnected: () => void;
  onNotice: Listener["onNotice"];
  heartbeatMs: number;
  stopping: AbortSignal;
}

/** @returns the reason why the connection ended */
async function listenOnce(connection: Connection): Promise<Error> {
  const { config, channels, onConnected, onNotice, heartbeatMs, stopping } = connection;
  // pg can't close a connection whose other end is silent; this socket can be destroyed.
  const socket = new Socket();
  const client = new Client({ ...config, stream: () => socket, connectionTimeoutMillis: 5_000, keepAlive: true });
  const over = new AbortController();
  const lost = new Promise<Error>((resolve) => {
    client.on("error", resolve);
    stopping.addEventListener("abort", () => resolve(new Error("stopped")), { signal: over.signal });
  });
  client.on("notification", ({ channel, payload = "" }) => onNotice(channel, payload));
  try {
    const failure = await Promise.race([lost, subscribe(client, channels)]);
    if (failure) return failure;
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

/** @returns the reason why the server counts as dead; pending while it responds */
async function checkHeartbeats(client: Client, everyMs: number, signal: AbortSignal): Promise<Error> {
  try {
    for await (const _ of setInterval(everyMs, null, { signal })) await client.query("select 1");
  } catch (cause) {
    return new Error("The server does not respond to heartbeats.", { cause });
  }
  return new Error("The heartbeat ended.");
}
