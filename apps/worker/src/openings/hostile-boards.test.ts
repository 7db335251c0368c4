import type { SourceKind } from "@zodiac-at-work/catalog";
import { insertRun, listRunChecks } from "@zodiac-at-work/db";
import { expect, test } from "vitest";
import { checkSource } from "./check-source.ts";
import type { OpeningsContext } from "./context.ts";
import { ownAddress, status, text } from "./fetch/testing-fault-server.ts";
import { startFetcherTest } from "./fetch/testing-fetcher.ts";
import { hostileUrls } from "./fetch/testing-hostile-urls.ts";
import { addSource } from "./testing-boards.ts";

// Boards whose every address and value is hostile, checked with the transport that production uses. A host name that is
// not the board's leads inside.

const { server, db, newHost, newFetcher } = await startFetcherTest();
const json = (body: unknown) => status(200, { "content-type": "application/json" }, JSON.stringify(body));

/** Checks a board on a host, and returns how it ended and what went elsewhere. */
async function check(kind: SourceKind, address: string) {
  const { host } = new URL(address);
  const { fetcher, clock } = newFetcher({
    resolve: async (name) => [name === host ? ownAddress : "169.254.169.254"],
  });
  const context: OpeningsContext = { db, fetcher, clock, isSample: true };
  const { sourceId } = await addSource(db, { kind, address });
  const before = server.received.length;
  const run = await insertRun(db, { trigger: "schedule", sourceIds: [sourceId], startedAt: clock.now() });
  await checkSource(context, sourceId, { signal: new AbortController().signal, progress: async () => {} });
  const [ended] = await listRunChecks(db, run.id);
  const received = server.received.slice(before);
  return {
    ended,
    received,
    elsewhere: {
      hosts: received.map(({ headers }) => headers.host).filter((each) => each !== host),
      addresses: server.dialed.filter((each) => each !== ownAddress),
    },
  };
}

const nothing = { hosts: [], addresses: [] };

test("a path of a job at Workday opens no socket to another host", async () => {
  const site = "https://hostile-paths.wd5.myworkdayjobs.com";
  const api = `${site}/wday/cxs/hostile-paths/Jobs`;
  const paths = ["/job/Oslo/Baker_R1", ...hostileUrls, ...hostileUrls.map((url) => `/job/${url}`)];
  server.on(
    `${api}/jobs`,
    json({ total: paths.length, jobPostings: paths.map((externalPath) => ({ title: "Baker", externalPath })) }),
  );
  const { ended, received, elsewhere } = await check("workday", `${site}/Jobs`);
  expect(ended).toMatchObject({ outcome: "partial" });
  expect(ended?.unreadable).toBeGreaterThanOrEqual(hostileUrls.length);
  expect(received.map(({ url }) => url)).toContain(`${api}/job/Oslo/Baker_R1`);
  expect(received.filter(({ url }) => !url.startsWith(`${api}/`) && url !== `${site}/robots.txt`)).toEqual([]);
  expect(elsewhere).toEqual(nothing);
});

test("a value of a facet at Workday opens no socket to another host", async () => {
  const site = "https://hostile-facets.wd5.myworkdayjobs.com";
  const api = `${site}/wday/cxs/hostile-facets/Jobs`;
  const values = [...hostileUrls, "austin", "waco"].map((id) => ({ id, descriptor: id, count: 1_500 }));
  const jobPostings = [{ title: "Baker", externalPath: "/job/Oslo/Baker_R1" }];
  const facets = ["locations", ...hostileUrls].map((facetParameter) => ({ facetParameter, values }));
  server.on(`${api}/jobs`, json({ total: 2_000, jobPostings, facets }), json({ total: 1, jobPostings }));
  const { ended, received, elsewhere } = await check("workday", `${site}/Jobs`);
  expect(ended).toMatchObject({ outcome: "partial" });
  const asked = received.filter(({ method }) => method === "POST").map(({ body }) => JSON.parse(body).appliedFacets);
  expect(asked).toContainEqual({ locations: ["austin"] });
  expect(JSON.stringify(asked)).not.toContain("://");
  expect(elsewhere).toEqual(nothing);
});

test("a link to the next page opens no socket to another host", async () => {
  for (const next_url of hostileUrls) {
    const host = newHost();
    const item = { id: "1", title: "Baker", url: `https://${host}/jobs/1` };
    const body = { version: "https://jsonfeed.org/version/1.1", title: "Acme", items: [item], next_url };
    server.on(`https://${host}/jobs.json`, json(body));
    const { received, elsewhere } = await check("teamtailor", `https://${host}`);
    expect(
      received.map(({ url }) => url),
      next_url,
    ).toContain(`https://${host}/jobs.json`);
    expect(elsewhere, next_url).toEqual(nothing);
  }
}, 60_000);

test("an entry of a sitemap opens no socket to another host", async () => {
  const escaped = hostileUrls.map((url) => url.replaceAll(/[&<]|[^\t\n\r\x20-\ud7ff]/gu, "&amp;"));
  for (const [list, entry] of [
    ["urlset", "url"],
    ["sitemapindex", "sitemap"],
  ]) {
    const address = `https://${newHost()}/jobs-sitemap.xml`;
    const entries = escaped.map((url) => `<${entry}><loc>${url}</loc></${entry}>`).join("");
    server.on(address, text(`<${list}>${entries}</${list}>`, { "content-type": "application/xml" }));
    const { received, elsewhere } = await check("sitemap", address);
    expect(
      received.map(({ url }) => url),
      list,
    ).toContain(address);
    expect(elsewhere, list).toEqual(nothing);
  }
});
