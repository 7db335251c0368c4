import fc from "fast-check";
import { expect, test } from "vitest";
import { ownAddress, redirect } from "./testing-fault-server.ts";
import { startFetcherTest } from "./testing-fetcher.ts";
import { hostileUrls } from "./testing-hostile-urls.ts";

const { server, newHost, newFetcher } = await startFetcherTest();

/** A resolver of an attacker: every name leads inside. */
const inside = [
  "127.0.0.1",
  "::1",
  "10.1.2.3",
  "169.254.169.254",
  "::ffff:127.0.0.1",
  "64:ff9b::7f00:1",
  "fe80::1%lo",
  "0.0.0.0",
];

test("there are at least 200 of them", () => {
  expect(hostileUrls.length).toBeGreaterThanOrEqual(200);
});

test("no hostile address opens a socket", async () => {
  let lookups = 0;
  const resolve = async () => [inside[lookups++ % inside.length] ?? ""];
  const { fetcher } = newFetcher({ resolve });
  for (const url of hostileUrls) {
    const result = await fetcher.fetch({ url });
    expect(result, url).toMatchObject({ type: "failed", bytes: 0 });
  }
  expect(server.dialed).toEqual([]);
  expect(server.connections()).toBe(0);
});

test("allowing a host by agreement does not open the way inside", async () => {
  const { fetcher } = newFetcher({
    resolve: async () => ["127.0.0.1"],
    allowedHosts: ["localhost", "inside.example.com"],
  });
  for (const host of ["localhost", "inside.example.com"]) {
    expect(await fetcher.fetch({ url: `https://${host}/` })).toMatchObject({ type: "failed" });
  }
  expect(server.connections()).toBe(0);
});

test("no text makes a fetch throw, and none but an https address of a host is sent", async () => {
  const { fetcher } = newFetcher({ resolve: async () => ["192.168.1.1"] });
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string({ unit: "binary" }), fc.webUrl({ withFragments: true })), async (url) => {
      expect(await fetcher.fetch({ url })).toMatchObject({ type: "failed" });
    }),
  );
  expect(server.connections()).toBe(0);
});

test("no redirect to a hostile address reaches another host", async () => {
  const host = newHost();
  const { fetcher } = newFetcher({
    resolve: async (name) => (name === host ? [ownAddress] : inside),
    allowedHosts: [host],
  });
  // Node sends no other characters in a header.
  const locations = hostileUrls.filter((url) => /^[\x21-\x7e]+$/.test(url));
  for (const location of locations) {
    server.on(`https://${host}/`, redirect(location));
    await fetcher.fetch({ url: `https://${host}/` });
  }
  expect(locations.length).toBeGreaterThan(150);
  expect(server.received.length).toBeGreaterThanOrEqual(locations.length);
  expect(server.received.filter(({ headers }) => headers.host !== host)).toEqual([]);
  expect(server.dialed.filter((address) => address !== ownAddress)).toEqual([]);
});
