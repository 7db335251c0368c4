import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { createTestDb } from "@zodiac-at-work/db/testing";
import { afterAll, describe, expect, test, vi } from "vitest";
import { systemClock } from "../clock.ts";
import type { FetchStep } from "./fetch-step.ts";
import { createFetcher, type FetcherOptions } from "./fetcher.ts";
import { type FaultServer, ownAddress, redirect, startFaultServer, text } from "./testing-fault-server.ts";
import { checkPeer, createLiveTransport } from "./transport.ts";

const { db, drop, connectionString: databaseUrl } = await createTestDb();
const servers = {
  IPv4: await startFaultServer({ databaseUrl }),
  IPv6: await startFaultServer({ databaseUrl, address: "::1" }),
};
afterAll(async () => {
  await Promise.all([servers.IPv4.stop(), servers.IPv6.stop()]);
  await drop();
});

let hosts = 0;

/** Returns a fetcher with the dial, the clock and the chance of production. */
function newFetcher(server: FaultServer, options: Partial<FetcherOptions> = {}) {
  const steps: FetchStep[] = [];
  const fetcher = createFetcher({
    db,
    target: "live",
    contact: "robots@example.com",
    politeness: { spacingMs: 0, pollMs: 10 },
    resolve: async () => [...server.testServer.addresses],
    testServer: server.testServer,
    ca: server.ca,
    onStep: (step) => steps.push(step),
    ...options,
  });
  return { fetcher, steps, host: `transport-${++hosts}.example.com` };
}

describe.each(["IPv4", "IPv6"] as const)("a fetch with the real dial over %s", (family) => {
  const server = servers[family];
  const address = server.testServer.addresses[0] ?? "";

  test("reaches a server that is not at 127.0.0.1, through robots.txt, a redirect and a compressed body", async () => {
    const { fetcher, host } = newFetcher(server);
    const dialed = server.dialed.length;
    server.on(`https://${host}/robots.txt`, text("User-agent: *\nDisallow: /private"));
    server.on(`https://${host}/jobs`, redirect("/openings"));
    server.on(`https://${host}/openings`, text(gzipSync("Zürich"), { "content-encoding": "gzip" }));
    expect(await fetcher.fetch({ url: `https://${host}/jobs` })).toMatchObject({
      type: "response",
      response: { url: `https://${host}/openings`, status: 200, body: "Zürich" },
      requests: 3,
    });
    expect(await fetcher.fetch({ url: `https://${host}/private` })).toMatchObject({ type: "forbidden" });
    const received = server.received.filter(({ headers }) => headers.host === host).map(({ url }) => url);
    expect(received).toEqual(["/robots.txt", "/jobs", "/openings"].map((path) => `https://${host}${path}`));
    expect(new Set(server.dialed.slice(dialed))).toEqual(new Set([address]));
  });

  test("ends its connection although the server keeps it alive", async () => {
    const { fetcher, host } = newFetcher(server);
    const closed: Promise<unknown>[] = [];
    server.on(`https://${host}/`, (response) => {
      if (response.socket) closed.push(once(response.socket, "close"));
      response.writeHead(200, { connection: "keep-alive", "keep-alive": "timeout=600" }).end("ok");
    });
    for (let i = 0; i < 2; i++) expect(await fetcher.fetch({ url: `https://${host}/` })).toHaveProperty("response");
    expect(await Promise.all(closed)).toHaveLength(2);
  });

  test("reports each step", async () => {
    const { fetcher, steps, host } = newFetcher(server);
    server.on(`https://${host}/robots.txt`, text("User-agent: *\nDisallow:"));
    server.on(`https://${host}/`, text("hello"));
    await fetcher.fetch({ url: `https://${host}/` });
    const connection = [
      { type: "resolved", host, addresses: [address] },
      { type: "connected", host, address, port: server.testServer.port },
      { type: "secured", host, issuer: "Fault server of the tests", validUntil: expect.any(Date) },
    ];
    expect(steps).toEqual([
      ...connection,
      { type: "answered", url: `https://${host}/robots.txt`, status: 200, bytes: 23 },
      { type: "robots", host, verdict: "allowed" },
      ...connection,
      { type: "answered", url: `https://${host}/`, status: 200, bytes: 5 },
    ]);
  });
});

test("the real resolver finds the addresses of a host", async () => {
  const server = await startFaultServer({ databaseUrl, address: "127.0.0.1" });
  const steps: FetchStep[] = [];
  const transport = createLiveTransport({
    clock: systemClock,
    connectMs: 10_000,
    ca: server.ca,
    // Some machines have no IPv6 name for localhost, and the server listens at the other address only.
    testServer: { ...server.testServer, addresses: ["127.0.0.1", "::1"] },
    onStep: (step) => steps.push(step),
  });
  const socket = await transport.connect(new URL("https://localhost/"), AbortSignal.timeout(10_000));
  socket.destroy();
  expect(steps[0]).toEqual({ type: "resolved", host: "localhost", addresses: expect.arrayContaining(["127.0.0.1"]) });
  expect(steps[1]).toMatchObject({ type: "connected", address: "127.0.0.1" });
  await server.stop();
});

test("an address where nobody listens refuses the connection", async () => {
  const listener = createServer().listen(0, ownAddress);
  await once(listener, "listening");
  const { port } = listener.address() as AddressInfo;
  listener.close();
  await once(listener, "close");
  const transport = createLiveTransport({
    clock: systemClock,
    connectMs: 10_000,
    resolve: async () => [ownAddress],
    testServer: { addresses: [ownAddress], port },
  });
  await expect(
    transport.connect(new URL("https://gone.example.com/"), AbortSignal.timeout(10_000)),
  ).rejects.toMatchObject({ code: "ECONNREFUSED", address: ownAddress, port });
});

test("without a test server no address of this machine is connected to", async () => {
  const transport = createLiveTransport({ clock: systemClock, connectMs: 10_000, resolve: async () => [ownAddress] });
  await expect(transport.connect(new URL("https://jobs.example.com/"), AbortSignal.timeout(10_000))).rejects.toThrow(
    `jobs.example.com leads to ${ownAddress}, which is not public.`,
  );
});

test.each(["production", "development", undefined])("with NODE_ENV %s a test server is refused", (mode) => {
  vi.stubEnv("NODE_ENV", mode);
  const { testServer } = servers.IPv4;
  expect(() => createLiveTransport({ clock: systemClock, connectMs: 1, testServer })).toThrow(/needs a test run/);
  vi.unstubAllEnvs();
});

describe("a connection that leads elsewhere than it was sent", () => {
  const everywhere = () => true;

  function socketTo(remoteAddress: string | undefined): Pick<Socket, "remoteAddress" | "destroy"> {
    return { remoteAddress, destroy: vi.fn<Socket["destroy"]>() };
  }

  test.each([
    ["127.0.0.1", "93.184.215.14"],
    ["::1", "2606:4700::1111"],
    [undefined, "93.184.215.14"],
  ])("to %s instead of %s is closed", (peer, address) => {
    const socket = socketTo(peer);
    expect(() => checkPeer(socket, address, everywhere)).toThrow(/so it was closed/);
    expect(socket.destroy).toHaveBeenCalledOnce();
  });

  test("to an address that is not allowed is closed, although it was asked for", () => {
    const socket = socketTo("127.0.0.1");
    expect(() => checkPeer(socket, "127.0.0.1", () => false)).toThrow(/so it was closed/);
    expect(socket.destroy).toHaveBeenCalledOnce();
  });

  test("in another notation of the same address goes on", () => {
    const socket = socketTo("2606:4700:0:0::1111");
    checkPeer(socket, "2606:4700::1111", everywhere);
    expect(socket.destroy).not.toHaveBeenCalled();
  });
});
