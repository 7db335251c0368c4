import { insertRun } from "@zodiac-at-work/db";
import { beforeEach, describe, expect, test } from "vitest";
import { checkSource } from "./check-source.ts";
import type { OpeningsContext } from "./context.ts";
import { hangUp, ownAddress, redirect, status, text } from "./fetch/testing-fault-server.ts";
import { startFetcherTest } from "./fetch/testing-fetcher.ts";
import { hostileUrls } from "./fetch/testing-hostile-urls.ts";
import { addSource } from "./testing-boards.ts";

// The links of a board, checked with the transport that production uses.

const { server, db, newHost, newFetcher } = await startFetcherTest();

beforeEach(async () => {
  await db.deleteFrom("scrapeHosts").execute();
  server.received.length = 0;
  server.dialed.length = 0;
});

/**
 * Adds a board of Pinpoint on a host of its own, and returns a function that checks it with these links and returns what is
 * stored. Hosts that are not ours lead inside.
 */
async function addBoard(isOurs = (host: string) => !host.startsWith("inside")) {
  const board = newHost();
  const { sourceId } = await addSource(db, { kind: "pinpoint", address: `https://${board}` });
  const { fetcher, clock } = newFetcher({
    resolve: async (host) => [host === board || isOurs(host) ? ownAddress : "169.254.169.254"],
  });
  const context: OpeningsContext = { db, fetcher, clock, isSample: true };
  return {
    board,
    clock,
    async check(links: readonly string[]) {
      const data = links.map((url, index) => ({ id: String(1_000 + index), title: "Baker", url }));
      const json = { "content-type": "application/json" };
      server.on(`https://${board}/postings.json`, status(200, json, JSON.stringify({ data })));
      await insertRun(db, { trigger: "schedule", sourceIds: [sourceId], startedAt: clock.now() });
      await checkSource(context, sourceId, { signal: new AbortController().signal, progress: async () => {} });
      const stored = await db
        .selectFrom("jobs")
        .select(["indeedUrl", "publishedUrl"])
        .where("sourceId", "=", sourceId)
        .orderBy("sourceJobId")
        .execute();
      return stored.map(({ indeedUrl, publishedUrl }) => [indeedUrl, publishedUrl]);
    },
  };
}

/** How often a host was asked. */
const askedOf = (host: string) => server.received.filter(({ headers }) => headers.host === host).length;

describe("a link that is published with http", () => {
  test.each([
    ["has a robots.txt", text("User-agent: *\nDisallow: /")],
    ["has no robots.txt", status(404)],
    ["refuses requests for now", status(429, { "retry-after": "3600" })],
    ["leads robots.txt to another page by https", redirect("https://www.example.com/robots.txt")],
  ])("becomes https where the host %s, and the published one is kept", async (_, robots) => {
    const host = newHost();
    server.on(`https://${host}/robots.txt`, robots);
    const { check } = await addBoard();
    expect(await check([`http://${host}/a?b=1`])).toEqual([[`https://${host}/a?b=1`, `http://${host}/a?b=1`]]);
  });

  test.each([
    ["ends the connection", hangUp()],
    ["leads back to http", redirect("http://www.example.com/robots.txt")],
    ["fails", status(503)],
  ])("stays where the host %s", async (_, robots) => {
    const host = newHost();
    server.on(`https://${host}/robots.txt`, robots);
    const { check } = await addBoard();
    expect(await check([`http://${host}/a`])).toEqual([[`http://${host}/a`, null]]);
  });

  test("stays where the certificate is another host's, and where the name leads inside", async () => {
    const { board, check } = await addBoard();
    const links = ["http://jobs.elsewhere.org/a", "http://inside.example.com/b"];
    expect(await check(links)).toEqual(links.map((link) => [link, null]));
    expect(server.dialed.filter((address) => address !== ownAddress)).toEqual([]);
    expect(server.received.filter(({ headers }) => headers.host !== board)).toEqual([]);
  });

  test("stays where it names a port, and nobody is asked", async () => {
    const host = newHost();
    const { check } = await addBoard();
    expect(await check([`http://${host}:8080/a`])).toEqual([[`http://${host}:8080/a`, null]]);
    expect(askedOf(host)).toBe(0);
  });

  test("becomes https without a question where the check has just read a page of the host", async () => {
    const { board, check } = await addBoard();
    expect(await check([`http://${board}/a`])).toEqual([[`https://${board}/a`, `http://${board}/a`]]);
    expect(askedOf(board)).toBe(2);
  });
});

test("a link that is published with https is stored alone, and its host is not asked", async () => {
  const host = newHost();
  const { check } = await addBoard();
  expect(await check([`https://${host}/a`])).toEqual([[`https://${host}/a`, null]]);
  expect(askedOf(host)).toBe(0);
});

test("a host that failed is asked again after three days, one that answered never", async () => {
  const [failing, answering] = [newHost(), newHost()];
  server.on(`https://${failing}/robots.txt`, hangUp());
  const { check, clock } = await addBoard();
  const links = [`http://${failing}/a`, `http://${answering}/a`];
  const first = await check(links);
  expect(first).toEqual([
    [`http://${failing}/a`, null],
    [`https://${answering}/a`, `http://${answering}/a`],
  ]);
  server.on(`https://${failing}/robots.txt`, status(404));
  clock.advance(2 * 86_400_000);
  expect(await check(links)).toEqual(first);
  expect([askedOf(failing), askedOf(answering)]).toEqual([1, 1]);
  clock.advance(86_400_000);
  expect((await check(links))[0]).toEqual([`https://${failing}/a`, `http://${failing}/a`]);
  expect([askedOf(failing), askedOf(answering)]).toEqual([2, 1]);
});

test("a check asks five hosts at most, and the next one goes on", async () => {
  const hosts = Array.from({ length: 8 }, newHost);
  const { check, clock } = await addBoard();
  const links = hosts.map((host) => `http://${host}/a`);
  const upgraded = (stored: (string | null)[][]) => stored.filter(([url]) => url?.startsWith("https:")).length;
  expect(upgraded(await check(links))).toBe(5);
  clock.advance(86_400_000);
  expect(upgraded(await check(links))).toBe(8);
  expect(hosts.map(askedOf)).toEqual(hosts.map(() => 1));
});

test("no hostile link opens a socket to another host, and none that is stored leads elsewhere than the web", async () => {
  const { board, check } = await addBoard(() => false);
  const hostile = hostileUrls.flatMap((url) => [url, url.replace(/^https/i, "http")]);
  const inside = hostileUrls.flatMap((_, index) => `http://inside-${index % 20}.example.com/${index}`);
  const stored = await check([...hostile, ...inside]);
  expect(stored.length).toBeGreaterThan(inside.length);
  expect(stored.filter(([url]) => !/^https?:\/\/[a-z0-9.-]+\.[a-z0-9-]+[:/]/i.test(url ?? ""))).toEqual([]);
  expect(stored.filter(([url]) => /^https?:\/\/[\d.]+[:/]/.test(url ?? ""))).toEqual([]);
  expect(server.dialed.filter((address) => address !== ownAddress)).toEqual([]);
  expect(server.received.filter(({ headers }) => headers.host !== board)).toEqual([]);
});
