import type { SourceKind } from "@zodiac-at-work/catalog";
import { expect, test } from "vitest";
import { systemClock } from "../openings/clock.ts";
import { status, text } from "../openings/fetch/testing-fault-server.ts";
import { startFetcherTest } from "../openings/fetch/testing-fetcher.ts";
import { createLiveTransport } from "../openings/fetch/transport.ts";
import { makeFirstContact } from "../openings/first-contact.ts";
import { findBusiestHost, tryHost } from "../openings/try-host.ts";
import { contactLines } from "./contact-lines.ts";

const { server, db } = await startFetcherTest();
const address = server.testServer.addresses[0] ?? "";
const { port } = server.testServer;

/** Makes the contact over the real dial, and returns what an operator would see. */
async function contact(kind: SourceKind, sourceAddress: string) {
  const lines: string[] = [];
  const lineOf = contactLines();
  const isRead = await makeFirstContact(
    { kind, address: sourceAddress, settings: null, verifiedAt: null },
    {
      db,
      contact: "robots@example.com",
      resolve: async () => [...server.testServer.addresses],
      testServer: server.testServer,
      ca: server.ca,
    },
    (step) => {
      const line = lineOf(step);
      if (line !== undefined) lines.push(line);
    },
  );
  return { isRead, lines };
}

function connection(host: string): string[] {
  return [
    `  resolved    ${host} to ${address}`,
    `  connected   to ${address}, port ${port}`,
    `  certificate trusted, of ${host}, issued by Fault server of the tests, valid until Nov 1, 2126`,
  ];
}

const posting = `<script type="application/ld+json">${JSON.stringify({
  "@context": "https://schema.org",
  "@type": "JobPosting",
  title: "Baker",
  datePosted: "2026-11-02",
  hiringOrganization: { name: "Acme" },
})}</script>`;

test("each step to the first posting is shown, and a host's connection once", async () => {
  const host = "jobs.example.com";
  server.on(`https://${host}/robots.txt`, text("User-agent: *\nDisallow: /private"));
  server.on(`https://${host}/careers`, status(200, { "content-type": "text/html" }, posting));
  expect(await contact("json-ld", `https://${host}/careers`)).toEqual({
    isRead: true,
    lines: [
      `GET https://${host}/careers`,
      ...connection(host),
      `  answered    status 200, 32 bytes, https://${host}/robots.txt`,
      "  robots.txt  allows the address",
      `  answered    status 200, ${posting.length} bytes, https://${host}/careers`,
      '  company     named "Acme"',
      "  postings    1 read, further pages: 0",
    ],
  });
});

test("a rule of robots.txt ends the contact before the board is requested", async () => {
  const host = "closed.example.com";
  server.on(`https://${host}/robots.txt`, text("User-agent: *\nDisallow: /"));
  const { isRead, lines } = await contact("json-ld", `https://${host}/careers`);
  expect(isRead).toBe(false);
  expect(lines.slice(-2)).toEqual([
    "  robots.txt  forbids the address",
    `  FAILED      robots.txt of ${host} forbids /careers.`,
  ]);
});

test("a page without postings, and one that is gone, are failures that say so", async () => {
  const host = "empty.example.com";
  server.on(`https://${host}/careers`, status(200, { "content-type": "text/html" }, "<p>Come back later.</p>"));
  const empty = await contact("json-ld", `https://${host}/careers`);
  expect(empty.isRead).toBe(false);
  expect(empty.lines.at(-1)).toMatch(/^ {2}FAILED {6}\S/);
  const gone = await contact("json-ld", `https://${host}/gone`);
  expect(gone).toMatchObject({ isRead: false });
  expect(gone.lines.at(-1)).toBe("  FAILED      The page is gone: status 404.");
});

test("a host that leads to this machine is refused, and nothing is connected to", async () => {
  const lines: string[] = [];
  const lineOf = contactLines();
  const isRead = await makeFirstContact(
    { kind: "json-ld", address: "https://inside.example.com/", settings: null, verifiedAt: null },
    { db, contact: "robots@example.com", resolve: async () => [address] },
    (step) => lines.push(lineOf(step) ?? ""),
  );
  expect(isRead).toBe(false);
  expect(lines.at(-1)).toBe(`  FAILED      inside.example.com leads to ${address}, which is not public.`);
});

test("the check of the worker connects to the host of most sources, and sends no request", async () => {
  const source = (kind: SourceKind, name: string) => ({ kind, address: name, settings: null, verifiedAt: null });
  const host = findBusiestHost([
    source("lever", "one"),
    source("greenhouse", "two"),
    source("greenhouse", "three"),
    source("json-ld", "https://four.example.com/jobs"),
  ]);
  expect(host).toBe("boards-api.greenhouse.io");
  const received = server.received.length;
  const resolve = async () => [address];
  const { testServer, ca } = server;
  const transport = createLiveTransport({ clock: systemClock, connectMs: 5_000, resolve, testServer, ca });
  expect(await tryHost("jobs.example.com", transport)).toEqual({
    ok: true,
    text: `Real hosts: connected to jobs.example.com at ${address}, with a trusted certificate.`,
  });
  expect(await tryHost("jobs.elsewhere.org", transport)).toMatchObject({
    ok: false,
    text: expect.stringMatching(/^Real hosts: jobs\.elsewhere\.org was not reached\. .*no valid certificate/),
  });
  expect(server.received.length).toBe(received);
});

test("without an active source there is no host to try", () => {
  expect(findBusiestHost([])).toBeUndefined();
});
