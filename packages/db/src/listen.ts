import { Socket } from "node:net";
import { setInterval, setTimeout } from "node:timers/promises";
import { Client, escapeIdentifier } from "pg";

/** Who is told what is going on. None of these may throw. */
export interface Listener {
  /** From now on every notice comes, until `onLost`. What was said before, or in between, was missed. */
  onConnected(): void;
  onNotice(channel: string, payload: string): void;
  /** Once for each loss, and for a first attempt that failed, not for every further one. */
  onLost(error: Error): void;
}

export interface ListenOptions {
  /** Shown in PostgreSQL's list of connections. */
  applicationName?: string;
  /** How often the server is asked for a sign of life, and how long it may take: a dead line is noticed in twice that. */
  heartbeatMs?: number;
}

/**
 * Listens to `NOTIFY` on a connection of its own, which it makes anew by itself whenever it is lost: after a tenth of a
 * second at first, then every five seconds.
 *
 * @param connectionString `postgres://user:password@host:port/database`; not a pooler in transaction mode, which
 * forgets who listens
 * @returns ends it, and resolves when the connection is closed
 * @example
 * const stop = listen(url, ["catalogue_changed"], { onConnected, onNotice, onLost });
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

/** @returns why it is over */
async function listenOnce(connection: Connection): Promise<Error> {
  const { config, channels, onConnected, onNotice, heartbeatMs, stopping } = connection;
  // Our own, because only it can be closed when the other end says nothing any more.
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
    return await Promise.race([lost, listenForLife(client, heartbeatMs, over.signal)]);
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

/** @returns why the other end counts as dead; never while all is well */
async function listenForLife(client: Client, everyMs: number, signal: AbortSignal): Promise<Error> {
  try {
    for await (const _ of setInterval(everyMs, null, { signal })) await client.query("select 1");
  } catch (cause) {
    return new Error("The connection gives no sign of life.", { cause });
  }
  return new Error("The heartbeat ended.");
}
