import { findHostRobots } from "@zodiac-at-work/db";
import { expect, test } from "vitest";
import { endless, redirect, silence, status, text } from "../testing-fault-server.ts";
import { startFetcherTest } from "../testing-fetcher.ts";

const { server, db, newHost, newFetcher, requestsTo } = await startFetcherTest();

const hourMs = 3_600_000;

function forbidJobs(host: string): void {
  server.on(`https://${host}/robots.txt`, text("User-agent: *\nDisallow: /jobs"));
}

test("a forbidden address is not requested, an allowed one of the same host is", async () => {
  const host = newHost();
  const { fetcher } = newFetcher();
  forbidJobs(host);
  server.on(`https://${host}/about`, text("ok"));
  expect(await fetcher.fetch({ url: `https://${host}/jobs?page=1` })).toEqual({
    type: "forbidden",
    reason: `robots.txt of ${host} forbids /jobs?page=1.`,
    retryAfterMs: null,
    requests: 1,
    bytes: 29,
  });
  expect(await fetcher.fetch({ url: `https://${host}/about` })).toMatchObject({ type: "response" });
  expect(requestsTo(host)).toEqual(["/robots.txt", "/about"]);
});

test("a redirect to a forbidden address is not followed, on the same host or on another", async () => {
  const [host, other] = [newHost(), newHost()];
  const { fetcher } = newFetcher();
  forbidJobs(host);
  forbidJobs(other);
  server.on(`https://${host}/a`, redirect("/jobs"));
  server.on(`https://${host}/b`, redirect(`https://${other}/jobs`));
  expect(await fetcher.fetch({ url: `https://${host}/a` })).toMatchObject({ type: "forbidden" });
  expect(await fetcher.fetch({ url: `https://${host}/b` })).toMatchObject({
    type: "forbidden",
    reason: `robots.txt of ${other} forbids /jobs.`,
  });
  expect(requestsTo(other)).toEqual(["/robots.txt"]);
});

test.each([400, 401, 403, 404, 410])("a robots.txt with status %i allows everything", async (code) => {
  const host = newHost();
  const { fetcher } = newFetcher();
  server.on(`https://${host}/robots.txt`, status(code, {}, "User-agent: *\nDisallow: /"));
  server.on(`https://${host}/jobs`, text("ok"));
  expect(await fetcher.fetch({ url: `https://${host}/jobs` })).toMatchObject({ type: "response" });
});

test.each([500, 503, 599])(
  "a robots.txt with status %i forbids everything until it is asked for again",
  async (code) => {
    const host = newHost();
    const { fetcher, clock } = newFetcher();
    server.on(`https://${host}/robots.txt`, status(code), text(""));
    server.on(`https://${host}/jobs`, text("ok"));
    expect(await fetcher.fetch({ url: `https://${host}/jobs` })).toMatchObject({
      type: "forbidden",
      reason: `robots.txt of ${host} could not be read, so nothing is fetched. It was answered with status ${code}.`,
      retryAfterMs: hourMs / 2,
    });
    clock.advance(hourMs / 2 - 1);
    expect(await fetcher.fetch({ url: `https://${host}/jobs` })).toMatchObject({ type: "forbidden", requests: 0 });
    clock.advance(1);
    expect(await fetcher.fetch({ url: `https://${host}/jobs` })).toMatchObject({ type: "response", requests: 2 });
  },
);

test("a robots.txt that never comes forbids everything", async () => {
  const host = newHost();
  const { fetcher, clock } = newFetcher();
  const { promise, resolve } = Promise.withResolvers<void>();
  server.on(`https://${host}/robots.txt`, silence(resolve));
  const result = fetcher.fetch({ url: `https://${host}/jobs` });
  await promise;
  clock.advance(20_000);
  expect(await result).toMatchObject({ type: "forbidden", reason: expect.stringContaining("sent nothing for 20 s") });
  expect(requestsTo(host)).toEqual(["/robots.txt"]);
});

test("where no server answers at all, the host is unreachable and nothing is requested", async () => {
  const host = newHost();
  const { fetcher } = newFetcher({
    resolve: () => Promise.reject(Object.assign(new Error("temporary"), { code: "EAI_AGAIN" })),
  });
  expect(await fetcher.fetch({ url: `https://${host}/jobs` })).toMatchObject({
    type: "unreachable",
    reason: `The address of ${host} could not be looked up.`,
    requests: 3,
  });
  expect(requestsTo(host)).toEqual([]);
});

test("a robots.txt that asks to come back later blocks the host until then", async () => {
  const host = newHost();
  const { fetcher, clock } = newFetcher();
  server.on(`https://${host}/robots.txt`, status(429, { "retry-after": "300" }), text(""));
  server.on(`https://${host}/jobs`, text("ok"));
  expect(await fetcher.fetch({ url: `https://${host}/jobs` })).toMatchObject({
    type: "blocked",
    retryAfterMs: 300_000,
  });
  expect(await fetcher.fetch({ url: `https://${host}/jobs` })).toMatchObject({ type: "blocked", requests: 0 });
  clock.advance(300_000);
  expect(await fetcher.fetch({ url: `https://${host}/jobs` })).toMatchObject({ type: "response" });
});

test("five redirects lead to a robots.txt, and its rules are those of the first host", async () => {
  const [host, other] = [newHost(), newHost()];
  const { fetcher } = newFetcher();
  server.on(`https://${host}/robots.txt`, redirect("/1"));
  for (let hop = 1; hop < 4; hop++) server.on(`https://${host}/${hop}`, redirect(`/${hop + 1}`));
  server.on(`https://${host}/4`, redirect(`https://${other}/rules.txt`));
  server.on(`https://${other}/rules.txt`, text("User-agent: *\nDisallow: /jobs"));
  server.on(`https://${other}/jobs`, text("ok"));
  expect(await fetcher.fetch({ url: `https://${host}/jobs` })).toMatchObject({ type: "forbidden", requests: 6 });
  expect(await fetcher.fetch({ url: `https://${other}/jobs` })).toMatchObject({ type: "response" });
});

test.each([
  ["more than five times", "/1"],
  ["in a circle", "/robots.txt"],
  ["to an address inside", "https://127.0.0.1/robots.txt"],
  ["to http", "http://example.com/robots.txt"],
])("a robots.txt that redirects %s forbids everything", async (_, location) => {
  const host = newHost();
  const { fetcher } = newFetcher();
  server.on(`https://${host}/robots.txt`, redirect(location));
  for (let hop = 1; hop < 6; hop++) server.on(`https://${host}/${hop}`, redirect(`/${hop + 1}`));
  server.on(`https://${host}/6`, text(""));
  expect(await fetcher.fetch({ url: `https://${host}/jobs` })).toMatchObject({ type: "forbidden" });
  expect(requestsTo(host)).not.toContain("/jobs");
});

test("of a robots.txt 500 KiB are read, and a line that is cut there is no rule", async () => {
  const host = newHost();
  const { fetcher } = newFetcher();
  const limit = 500 * 1_024;
  const start = "User-agent: *\nDisallow: /jobs\n";
  const filler = `${"# filler\n".repeat(60_000).slice(0, limit - start.length - 5)}\n`;
  server.on(`https://${host}/robots.txt`, text(`${start}${filler}Allow: /jobs/open\nDisallow: /`));
  server.on(`https://${host}/about`, text("ok"));
  expect(await fetcher.fetch({ url: `https://${host}/jobs/open` })).toMatchObject({ type: "forbidden" });
  expect(await fetcher.fetch({ url: `https://${host}/about` })).toMatchObject({ type: "response" });
});

test("an endless robots.txt is read to its limit", async () => {
  const host = newHost();
  const { fetcher } = newFetcher();
  server.on(`https://${host}/robots.txt`, endless(Buffer.from("User-agent: *\nDisallow: /jobs\n".repeat(2_000))));
  const result = await fetcher.fetch({ url: `https://${host}/jobs` });
  expect(result).toMatchObject({ type: "forbidden" });
  expect(result.bytes).toBeLessThan(700_000);
});

test("a robots.txt is believed for a day, by all workers", async () => {
  const host = newHost();
  const { fetcher, clock } = newFetcher();
  server.on(`https://${host}/jobs`, text("ok"));
  await fetcher.fetch({ url: `https://${host}/jobs` });
  forbidJobs(host);
  clock.advance(24 * hourMs - 60_000);
  const other = newFetcher({ clock });
  expect(await other.fetcher.fetch({ url: `https://${host}/jobs` })).toMatchObject({ type: "response", requests: 1 });
  clock.advance(60_000);
  expect(await other.fetcher.fetch({ url: `https://${host}/jobs` })).toMatchObject({ type: "forbidden", requests: 1 });
  expect(await findHostRobots(db, host)).toMatchObject({ status: "rules", text: "disallow: /jobs" });
});

test("two workers that start at once request a robots.txt once", async () => {
  const host = newHost();
  const options = { politeness: { spacingMs: 0, pollMs: 1 } };
  server.on(`https://${host}/jobs`, text("ok"));
  const workers = [newFetcher(options), newFetcher(options)];
  await Promise.all(workers.map(({ fetcher }) => fetcher.fetch({ url: `https://${host}/jobs` })));
  expect(requestsTo(host).filter((path) => path === "/robots.txt")).toHaveLength(1);
});

test("the crawl delay is the time between requests if it is longer than the usual", async () => {
  const host = newHost();
  const { fetcher, clock } = newFetcher();
  server.on(`https://${host}/robots.txt`, text("User-agent: *\nCrawl-delay: 7"));
  server.on(`https://${host}/jobs`, text("ok"));
  for (let count = 0; count < 3; count++) await fetcher.fetch({ url: `https://${host}/jobs` });
  expect(clock.sleeps).toEqual([1_000, 7_000, 7_000]);
});

test("a crawl delay that is too long to wait for ends the fetch with the time to come back", async () => {
  const host = newHost();
  const { fetcher } = newFetcher();
  server.on(`https://${host}/robots.txt`, text("User-agent: *\nCrawl-delay: 3600"));
  server.on(`https://${host}/jobs`, text("ok"));
  expect(await fetcher.fetch({ url: `https://${host}/jobs` })).toMatchObject({ type: "response" });
  expect(await fetcher.fetch({ url: `https://${host}/jobs` })).toMatchObject({ type: "blocked", retryAfterMs: hourMs });
});

test("the robots.txt of a host that is allowed by agreement is not requested", async () => {
  const host = newHost();
  const { fetcher } = newFetcher({ allowedHosts: [host] });
  server.on(`https://${host}/robots.txt`, text("User-agent: *\nDisallow: /"));
  server.on(`https://${host}/jobs`, text("ok"));
  expect(await fetcher.fetch({ url: `https://${host}/jobs` })).toMatchObject({ type: "response" });
  expect(requestsTo(host)).toEqual(["/jobs"]);
});
