import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { sql } from "kysely";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { listen } from "./listen.ts";
import { createTestDb } from "./testing.ts";

const { db, connectionString, drop } = await createTestDb();
const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});
afterAll(drop);

/** Whose connection it is, in PostgreSQL's list. */
let listeners = 0;

function start(url = connectionString, { channels = ["first"], heartbeatMs = 5_000 } = {}) {
  const heard: string[] = [];
  listeners += 1;
  const applicationName = `listener ${listeners}`;
  const stop = listen(
    url,
    channels,
    {
      onConnected: () => heard.push("connected"),
      onNotice: (channel, payload) => heard.push(`${channel}: ${payload}`),
      onLost: (error) => heard.push(`lost: ${error.message}`),
    },
    { applicationName, heartbeatMs },
  );
  stops.push(stop);
  return { heard, stop, applicationName };
}

const notify = (channel: string, payload: string) => sql`select pg_notify(${channel}, ${payload})`.execute(db);
const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 15_000, interval: 20 });

async function connectionsOf(applicationName: string): Promise<number> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where application_name = ${applicationName}`.execute(db);
  return rows.length;
}

test("it hears the notices of its channels, in their order, and no others", async () => {
  const { heard } = start(connectionString, { channels: ["first", 'a "quoted" one'] });
  await until(() => expect(heard).toEqual(["connected"]));
  await notify("first", "1");
  await notify("elsewhere", "2");
  await notify('a "quoted" one', "");
  await notify("first", "3");
  await until(() => expect(heard).toContain("first: 3"));
  expect(heard).toEqual(["connected", "first: 1", 'a "quoted" one: ', "first: 3"]);
});

test("a connection that the server ends is told of once, made anew, and hears again", async () => {
  const { heard, applicationName } = start();
  await until(() => expect(heard).toEqual(["connected"]));
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = ${applicationName}`.execute(db);
  await until(() => expect(heard).toHaveLength(3));
  await notify("first", "again");
  await until(() => expect(heard).toHaveLength(4));
  expect(heard).toEqual(["connected", expect.stringMatching(/^lost: /), "connected", "first: again"]);
});

test("stopping closes the connection and tells nothing", async () => {
  const { heard, stop, applicationName } = start();
  await until(() => expect(heard).toEqual(["connected"]));
  await stop();
  await until(async () => expect(await connectionsOf(applicationName)).toBe(0));
  expect(heard).toEqual(["connected"]);
});

test("a server that is not there is told of once, and stopping does not wait for it", async () => {
  const { heard, stop } = start("postgres://nobody@127.0.0.1:1/nothing");
  await until(() => expect(heard).toEqual([expect.stringContaining("ECONNREFUSED")]));
  await stop();
  expect(heard).toHaveLength(1);
});

test("a server that takes the connection and says nothing is left alone when told to stop", async () => {
  const held: Socket[] = [];
  const mute = createServer((socket) => held.push(socket)).listen(0, "127.0.0.1");
  await once(mute, "listening");
  const { heard, stop } = start(`postgres://nobody@127.0.0.1:${portOf(mute)}/nothing`);
  await until(() => expect(held).toHaveLength(1));
  await stop();
  expect(heard).toEqual([]);
  mute.close();
});

test("a line that goes dead without a word is noticed by the heartbeat, and replaced", async () => {
  const line = await startLine();
  const { heard } = start(line.url, { heartbeatMs: 100 });
  await until(() => expect(heard).toEqual(["connected"]));
  line.hold();
  await until(() => expect(heard).toEqual(["connected", "lost: The connection gives no sign of life.", "connected"]));
  line.close();
});

function portOf(server: ReturnType<typeof createServer>): number {
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The server has no port.");
  return address.port;
}

/** A way to PostgreSQL that can be made to pass nothing on, while it stays open. */
async function startLine() {
  const { hostname, port } = new URL(connectionString);
  const sockets: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.pipe(far).pipe(near);
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
