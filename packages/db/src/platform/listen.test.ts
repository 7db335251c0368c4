import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { Transform } from "node:stream";
import { sql } from "kysely";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { createTestDb } from "../testing.ts";
import { listen, pauseAfter } from "./listen.ts";

const { db, connectionString, drop } = await createTestDb();
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});
afterAll(drop);

/** Numbers the connections in PostgreSQL's list. */
let listeners = 0;

function start(url = connectionString, { channels = ["first"], heartbeatMs = 5_000, noticeMs = 5_000 } = {}) {
  const events: string[] = [];
  listeners += 1;
  const applicationName = `listener ${listeners}`;
  const stop = listen(
    url,
    channels,
    {
      onConnected: () => events.push("connected"),
      onNotice: (channel, payload) => events.push(`${channel}: ${payload}`),
      onLost: (error) => events.push(`lost: ${error.message}`),
    },
    { applicationName, heartbeatMs, noticeMs },
  );
  stops.push(stop);
  return { events, stop, applicationName };
}

const notify = (channel: string, payload: string) => sql`select pg_notify(${channel}, ${payload})`.execute(db);
const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 20 });

async function connectionsOf(applicationName: string): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where application_name = ${applicationName}`.execute(db);
  return rows.length;
}

test("receives the notices of its channels in order, and no others", async () => {
  const { events } = start(connectionString, { channels: ["first", 'a "quoted" one'] });
  await until(() => expect(events).toEqual(["connected"]));
  await notify("first", "1");
  await notify("elsewhere", "2");
  await notify('a "quoted" one', "");
  await notify("first", "3");
  await until(() => expect(events).toContain("first: 3"));
  expect(events).toEqual(["connected", "first: 1", 'a "quoted" one: ', "first: 3"]);
});

test("reports a connection that the server ends once, reconnects, and receives again", async () => {
  const { events, applicationName } = start();
  await until(() => expect(events).toEqual(["connected"]));
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = ${applicationName}`.execute(db);
  await until(() => expect(events).toHaveLength(3));
  await notify("first", "again");
  await until(() => expect(events).toHaveLength(4));
  expect(events).toEqual(["connected", expect.stringMatching(/^lost: /), "connected", "first: again"]);
});

test("the pauses between attempts double up to a second, however long the server is away", () => {
  expect([0, 1, 2, 3, 4, 300].map(pauseAfter)).toEqual([100, 200, 400, 800, 1_000, 1_000]);
});

test("stopping closes the connection and reports nothing", async () => {
  const { events, stop, applicationName } = start();
  await until(() => expect(events).toEqual(["connected"]));
  await stop();
  await until(async () => expect(await connectionsOf(applicationName)).toBe(0));
  expect(events).toEqual(["connected"]);
});

test("reports an unreachable server once, and stopping does not wait for it", async () => {
  const { events, stop } = start("postgres://nobody@127.0.0.1:1/nothing");
  await until(() => expect(events).toEqual([expect.stringContaining("ECONNREFUSED")]));
  await stop();
  expect(events).toHaveLength(1);
});

test("stops while a server accepts the connection and stays silent", async () => {
  const held: Socket[] = [];
  const silent = createServer((socket) => held.push(socket)).listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { events, stop } = start(`postgres://nobody@127.0.0.1:${portOf(silent)}/nothing`);
  await until(() => expect(held).toHaveLength(1));
  await stop();
  expect(events).toEqual([]);
  silent.close();
});

test("heartbeats detect a connection that went silent, and it is replaced", async () => {
  const proxy = await startProxy();
  const { events } = start(proxy.url, { heartbeatMs: 100 });
  await until(() => expect(events).toEqual(["connected"]));
  proxy.hold();
  await until(() =>
    expect(events).toEqual(["connected", "lost: The server does not respond to heartbeats.", "connected"]),
  );
  proxy.close();
});

test("a pooler that accepts LISTEN and drops the notices is reported, and counts as no connection", async () => {
  const pooler = await startProxy({ dropsNotices: true });
  const { events } = start(pooler.url, { noticeMs: 300 });
  await until(() => expect(events).toEqual([expect.stringContaining("delivers no notice")]));
  expect(events[0]).toContain("Set LISTEN_DATABASE_URL");
  await notify("first", "1");
  expect(events).toHaveLength(1);
  pooler.close();
});

function portOf(server: ReturnType<typeof createServer>): number {
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}

/** Each message of the server is a letter, its length with the length itself, and its content. A notice is an A. */
function withoutNotices(): Transform {
  let waiting = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _, done) {
      waiting = Buffer.concat([waiting, chunk]);
      for (;;) {
        const end = waiting.length < 5 ? Number.POSITIVE_INFINITY : 1 + waiting.readInt32BE(1);
        if (waiting.length < end) return done();
        if (waiting[0] !== "A".charCodeAt(0)) this.push(waiting.subarray(0, end));
        waiting = waiting.subarray(end);
      }
    },
  });
}

/** Starts a proxy to PostgreSQL that can stop forwarding while its connections stay open, and that may drop notices. */
async function startProxy({ dropsNotices = false } = {}) {
  const { hostname, port } = new URL(connectionString);
  const sockets: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.pipe(far);
    if (dropsNotices) far.pipe(withoutNotices()).pipe(near);
    else far.pipe(near);
    for (const socket of [near, far]) socket.on("error", () => {});
    sockets.push(near, far);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(connectionString);
  url.port = String(portOf(server));
  return {
    url: url.href,
    hold() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
