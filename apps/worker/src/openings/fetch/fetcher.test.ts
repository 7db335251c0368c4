import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import type { FetchResult } from "./fetcher.ts";
import {
  cutOff,
  drip,
  endless,
  gzipBomb,
  hangUp,
  ownAddress,
  raw,
  redirect,
  silence,
  stall,
  status,
  text,
} from "./testing-fault-server.ts";
import { startFetcherTest } from "./testing-fetcher.ts";

const { server, newHost, newFetcher, newBudget, requestsTo } = await startFetcherTest();

function reasonOf(result: FetchResult): string {
  return "reason" in result ? `${result.type}: ${result.reason}` : result.type;
}

/** Runs a step when the server has reached a point, while a fetch is under way. */
function signalOf(): { reached: Promise<void>; reach: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { reached: promise, reach: resolve };
}

describe("a response", () => {
  test("comes decoded, with its address, validators and cost, over TLS to the resolved address", async () => {
    const host = newHost();
    const { fetcher } = newFetcher();
    const body = "<p>Zürich</p>";
    server.on(
      `https://${host}/jobs?page=1`,
      status(200, { "content-type": "text/html; charset=utf-8", etag: '"7"', "last-modified": "yesterday" }, body),
    );
    expect(await fetcher.fetch({ url: `https://${host}/jobs?page=1#top`, accept: "text/html" })).toEqual({
      type: "response",
      response: { url: `https://${host}/jobs?page=1`, status: 200, contentType: "text/html; charset=utf-8", body },
      validators: { etag: '"7"', lastModified: "yesterday" },
      retryAfterMs: null,
      requests: 2,
      bytes: Buffer.byteLength(body),
    });
    const received = server.received.find(({ url }) => url === `https://${host}/jobs?page=1`);
    expect(received?.headers).toEqual({
      host,
      accept: "text/html",
      "accept-encoding": "gzip, br, deflate",
      connection: "close",
      "user-agent": "ZodiacAtWorkBot/1.0 (+robots@example.com)",
    });
    expect(new Set(server.dialed)).toEqual(new Set([ownAddress]));
  });

  test("to a POST of JSON is fetched with its body", async () => {
    const host = newHost();
    const { fetcher } = newFetcher();
    server.on(`https://${host}/search`, text("[]"));
    expect(await fetcher.fetch({ url: `https://${host}/search`, json: { token: "ü" } })).toMatchObject({
      type: "response",
    });
    expect(server.received.at(-1)).toMatchObject({
      method: "POST",
      body: '{"token":"ü"}',
      headers: { "content-type": "application/json", "content-length": "14" },
    });
  });

  test.each([
    ["gzip", gzipSync],
    ["br", brotliCompressSync],
    ["deflate", deflateSync],
    ["deflate", deflateRawSync],
    ["identity", (body: string) => body],
  ])("coded as %s is decompressed", async (encoding, encode) => {
    const host = newHost();
    const { fetcher } = newFetcher();
    const body = "Zürich ".repeat(1_000);
    server.on(`https://${host}/`, text(encode(body), { "content-encoding": encoding }));
    expect(await fetcher.fetch({ url: `https://${host}/` })).toMatchObject({ type: "response", response: { body } });
  });

  test("in another charset than it declares, or with bytes that are wrong in it, is text all the same", async () => {
    const host = newHost();
    const { fetcher } = newFetcher();
    const bytes = Buffer.from("Zürich", "latin1");
    server.on(`https://${host}/wrong`, text(bytes, { "content-type": "text/html; charset=utf-8" }));
    server.on(`https://${host}/unknown`, text("Zürich", { "content-type": "text/html; charset=klingon" }));
    server.on(`https://${host}/invalid`, text(Buffer.concat([Buffer.from("Zürich für "), bytes])));
    const bodyOf = async (path: string) => {
      const result = await fetcher.fetch({ url: `https://${host}${path}` });
      return result.type === "response" ? result.response.body : result;
    };
    expect(await bodyOf("/wrong")).toBe("Zürich");
    expect(await bodyOf("/unknown")).toBe("Zürich");
    expect(await bodyOf("/invalid")).toBe("Zürich für Z\ufffdrich");
  });

  test("of 404, 403 or 500 is a response too, without validators", async () => {
    const host = newHost();
    const { fetcher } = newFetcher();
    for (const code of [404, 403, 500]) {
      server.on(`https://${host}/${code}`, status(code, { etag: '"1"' }, "no"));
      expect(await fetcher.fetch({ url: `https://${host}/${code}` })).toMatchObject({
        type: "response",
        response: { status: code, body: "no" },
        validators: null,
      });
    }
  });
});

describe("a conditional request", () => {
  test("sends the validators, and an unchanged source is not-modified", async () => {
    const host = newHost();
    const { fetcher } = newFetcher();
    server.on(`https://${host}/`, status(304));
    const validators = { etag: 'W/"7"', lastModified: "Sun, 22 Nov 2026 08:00:00 GMT" };
    expect(await fetcher.fetch({ url: `https://${host}/` }, { validators })).toEqual({
      type: "not-modified",
      requests: 2,
      bytes: 0,
    });
    expect(server.received.at(-1)?.headers).toMatchObject({
      "if-none-match": validators.etag,
      "if-modified-since": validators.lastModified,
    });
  });

  test("is not made without validators, so a 304 is a failure", async () => {
    const host = newHost();
    const { fetcher } = newFetcher();
    server.on(`https://${host}/`, status(304));
    expect(await fetcher.fetch({ url: `https://${host}/` })).toMatchObject({ type: "failed" });
  });
});

describe("a host that asks for patience", () => {
  test.each([
    ["seconds", "20"],
    ["a date", "Sun, 22 Nov 2026 12:00:22 GMT"],
  ])("for a short time in %s is asked again after it", async (_, retryAfter) => {
    const host = newHost();
    const { fetcher, clock } = newFetcher();
    server.on(`https://${host}/`, status(429, { "retry-after": retryAfter }), text("ok"));
    const start = clock.now().getTime();
    expect(await fetcher.fetch({ url: `https://${host}/` })).toMatchObject({ type: "response", requests: 3 });
    expect(clock.now().getTime() - start).toBeGreaterThanOrEqual(20_000);
    expect(clock.now().getTime() - start).toBeLessThan(30_000);
  });

  test("for a long time is left alone, by other fetchers too, and asked again afterwards", async () => {
    const host = newHost();
    const { fetcher, clock } = newFetcher();
    server.on(`https://${host}/`, status(429, { "retry-after": "600" }), text("ok"));
    const first = await fetcher.fetch({ url: `https://${host}/` });
    expect(reasonOf(first)).toBe(`blocked: ${host} refused the request with status 429.`);
    expect(first).toMatchObject({ retryAfterMs: 599_000, requests: 2 });
    const other = newFetcher({ clock });
    expect(await other.fetcher.fetch({ url: `https://${host}/` })).toMatchObject({
      type: "blocked",
      reason: expect.stringContaining("left alone until 2026-11-22T12:10:01.000Z"),
      requests: 0,
    });
    clock.advance(600_000);
    expect(await other.fetcher.fetch({ url: `https://${host}/` })).toMatchObject({ type: "response", requests: 1 });
  });

  test("without naming a time is left alone for a minute", async () => {
    const host = newHost();
    const { fetcher } = newFetcher();
    server.on(`https://${host}/`, status(429));
    expect(await fetcher.fetch({ url: `https://${host}/` })).toMatchObject({ type: "blocked", retryAfterMs: 59_000 });
  });

  test("with 503 is retried after a short wait, and reported with the time to come back after a long one", async () => {
    const host = newHost();
    const { fetcher } = newFetcher();
    server.on(`https://${host}/short`, status(503, { "retry-after": "5" }), text("ok"));
    expect(await fetcher.fetch({ url: `https://${host}/short` })).toMatchObject({
      type: "response",
      response: { status: 200 },
    });
    server.on(`https://${host}/long`, status(503, { "retry-after": "900" }, "closed"));
    expect(await fetcher.fetch({ url: `https://${host}/long` })).toMatchObject({
      type: "response",
      response: { status: 503, body: "closed" },
      retryAfterMs: 899_000,
    });
  });
});

describe("a failing host", () => {
  test.each([
    ["an error of the server", status(502)],
    ["a connection that ends before the response", hangUp()],
    ["a connection that ends in the middle of the body", cutOff()],
    ["a chunked body that ends too early", cutOff({})],
    [
      "a compressed body that ends too early",
      text(gzipSync("x".repeat(500)).subarray(0, 20), { "content-encoding": "gzip" }),
    ],
  ])("is asked again after %s, with growing waits", async (_, fault) => {
    const host = newHost();
    const { fetcher, clock } = newFetcher();
    server.on(`https://${host}/`, fault, fault, text("ok"));
    expect(await fetcher.fetch({ url: `https://${host}/` })).toMatchObject({
      type: "response",
      response: { body: "ok" },
    });
    // A second of spacing after robots.txt, then the waits of the retries. These include the spacing.
    expect(clock.sleeps).toEqual([1_000, 1_000, 2_000]);
  });

  test("that fails three times is unreachable", async () => {
    const host = newHost();
    const { fetcher } = newFetcher();
    server.on(`https://${host}/`, cutOff());
    const result = await fetcher.fetch({ url: `https://${host}/` });
    expect(reasonOf(result)).toBe(`unreachable: The response of ${host} ends too early.`);
    expect(requestsTo(host)).toEqual(["/robots.txt", "/", "/", "/"]);
  });

  test("opens the circuit after five failures in a row, for all fetchers; a success after the pause closes it", async () => {
    const host = newHost();
    const { fetcher, clock } = newFetcher();
    server.on(`https://${host}/`, hangUp());
    const get = () => fetcher.fetch({ url: `https://${host}/` });
    await get();
    expect(await get()).toMatchObject({ type: "unreachable", retryAfterMs: 298_000 });
    expect(requestsTo(host)).toHaveLength(6);
    expect(await newFetcher({ clock }).fetcher.fetch({ url: `https://${host}/` })).toMatchObject({
      type: "unreachable",
      reason: expect.stringContaining("left alone until"),
      requests: 0,
    });
    clock.advance(300_000);
    expect(await get(), "the trial fails, so the pause doubles").toMatchObject({ retryAfterMs: 599_000, requests: 1 });
    clock.advance(600_000);
    server.on(`https://${host}/`, text("ok"));
    expect(await get()).toMatchObject({ type: "response", requests: 1 });
    server.on(`https://${host}/`, hangUp(), text("ok"));
    expect(await get(), "one failure does not open it again").toMatchObject({ type: "response", requests: 2 });
  });

  test("that sends no headers is given up after the idle time", async () => {
    const host = newHost();
    const { fetcher, clock } = newFetcher({ politeness: { attempts: 1 } });
    const { reached, reach } = signalOf();
    server.on(`https://${host}/`, silence(reach));
    const result = fetcher.fetch({ url: `https://${host}/` });
    await reached;
    clock.advance(20_000);
    expect(reasonOf(await result)).toBe("unreachable: The host sent nothing for 20 s.");
  });

  test("that stops in the middle of the body is given up after the idle time", async () => {
    const host = newHost();
    const { fetcher, clock } = newFetcher({ politeness: { attempts: 1 } });
    const { reached, reach } = signalOf();
    server.on(`https://${host}/`, stall(reach));
    const result = fetcher.fetch({ url: `https://${host}/` });
    await reached;
    clock.advance(20_000);
    expect(reasonOf(await result)).toBe("unreachable: The host sent nothing for 20 s.");
  });

  test("that sends a byte now and then is given up after the total time", async () => {
    const host = newHost();
    const { fetcher, clock } = newFetcher({ politeness: { attempts: 1 } });
    server.on(
      `https://${host}/`,
      drip("x".repeat(1_000), () => clock.advance(1_000)),
    );
    expect(reasonOf(await fetcher.fetch({ url: `https://${host}/` }))).toBe(
      "unreachable: The response took longer than 60 s.",
    );
  });

  test("that does not exist is unreachable at once; a resolver that fails is asked again", async () => {
    const host = newHost();
    const missing = newFetcher({
      resolve: () => Promise.reject(Object.assign(new Error("not found"), { code: "ENOTFOUND" })),
    });
    expect(reasonOf(await missing.fetcher.fetch({ url: `https://${host}/` }))).toBe(
      `unreachable: The host ${host} does not exist.`,
    );
    expect(missing.clock.sleeps).toEqual([]);
    let lookups = 0;
    const failing = newFetcher({
      resolve: () => (lookups++ ? Promise.resolve([ownAddress]) : Promise.reject(new Error("SERVFAIL"))),
    });
    server.on(`https://${host}/`, text("ok"));
    expect(await failing.fetcher.fetch({ url: `https://${host}/` })).toMatchObject({ type: "response" });
  });

  test("whose first address refuses the connection is reached at the next", async () => {
    const host = newHost();
    // The server listens at one of the two addresses.
    const { fetcher } = newFetcher({
      resolve: async () => ["127.0.0.3", ownAddress],
      testServer: { ...server.testServer, addresses: ["127.0.0.3", ownAddress] },
    });
    server.on(`https://${host}/`, text("ok"));
    expect(await fetcher.fetch({ url: `https://${host}/` })).toMatchObject({ type: "response" });
  });

  test("whose certificate is for another name, or from nobody that is trusted, is not talked to", async () => {
    const { fetcher } = newFetcher();
    expect(reasonOf(await fetcher.fetch({ url: "https://jobs.elsewhere.org/" }))).toMatch(
      /^failed: jobs\.elsewhere\.org has no valid certificate: Hostname\/IP does not match/,
    );
    const host = newHost();
    const strict = newFetcher({ ca: undefined });
    expect(reasonOf(await strict.fetcher.fetch({ url: `https://${host}/` }))).toMatch(
      /^failed: .*no valid certificate/,
    );
    expect(requestsTo(host)).toEqual([]);
  });
});

describe("an excessive response", () => {
  test.each([
    ["without an end", endless(), "is larger than 1000000 bytes"],
    ["that decompresses to gigabytes", gzipBomb(400_000_000), "larger than 2000000 bytes when decompressed"],
    ["with huge headers", text("", { "x-huge": "x".repeat(12_000) }), "headers"],
    ["that is no gzip", text("hello", { "content-encoding": "gzip" }), "not valid gzip"],
    ["in an unknown coding", text("hello", { "content-encoding": "gzip, gzip" }), "unknown coding gzip, gzip"],
    ["that is no HTTP", raw("220 mail.example.com ESMTP\r\n\r\n"), "not valid HTTP"],
  ])("%s fails and is not asked for again", async (_, fault, reason) => {
    const host = newHost();
    const { fetcher } = newFetcher({ limits: { wireBytes: 1_000_000, decodedBytes: 2_000_000, headerBytes: 8_192 } });
    server.on(`https://${host}/`, fault);
    const result = await fetcher.fetch({ url: `https://${host}/` });
    expect(reasonOf(result)).toContain(reason);
    expect(result.type).toBe("failed");
    expect(requestsTo(host)).toEqual(["/robots.txt", "/"]);
    expect(result.bytes).toBeLessThan(2_000_000);
  });
});

describe("a redirect", () => {
  test("is followed, to another host after that host's robots.txt was read", async () => {
    const [host, other] = [newHost(), newHost()];
    const { fetcher } = newFetcher();
    server.on(`https://${host}/old`, redirect("/new?x=1", 301));
    server.on(`https://${host}/new?x=1`, redirect(`https://${other}/jobs#all`, 307));
    server.on(`https://${other}/jobs`, text("ok"));
    expect(await fetcher.fetch({ url: `https://${host}/old` })).toMatchObject({
      type: "response",
      response: { url: `https://${other}/jobs`, body: "ok" },
      requests: 5,
    });
    expect(requestsTo(other)).toEqual(["/robots.txt", "/jobs"]);
  });

  test("is followed five times, not six", async () => {
    const host = newHost();
    const { fetcher } = newFetcher();
    for (let hop = 0; hop < 6; hop++) server.on(`https://${host}/${hop}`, redirect(`/${hop + 1}`));
    server.on(`https://${host}/6`, text("ok"));
    expect(await fetcher.fetch({ url: `https://${host}/1` })).toMatchObject({ type: "response" });
    expect(reasonOf(await fetcher.fetch({ url: `https://${host}/0` }))).toContain("redirects more than 5 times");
  });

  test.each(["/loop", "/loop#again", "/ping"])("in a circle through %s fails", async (path) => {
    const host = newHost();
    const { fetcher } = newFetcher();
    server.on(`https://${host}/loop`, redirect(path));
    server.on(`https://${host}/ping`, redirect("/loop"));
    expect(reasonOf(await fetcher.fetch({ url: `https://${host}/loop` }))).toMatch(/^failed: .*in a circle/);
  });

  test.each([
    "https://127.0.0.1/",
    "https://169.254.169.254/latest/meta-data/",
    "http://plain.example.com/",
    "https://user:secret@other.example.com/",
    "https://other.example.com:8443/",
    "//localhost/",
    "file:///etc/passwd",
    "https://[::1]/",
  ])("to %s is not followed", async (location) => {
    const host = newHost();
    const { fetcher } = newFetcher();
    server.on(`https://${host}/`, redirect(location));
    const before = server.connections();
    expect(reasonOf(await fetcher.fetch({ url: `https://${host}/` }))).toContain(
      `failed: ${host} redirects to an address that may not be fetched.`,
    );
    expect(server.connections() - before).toBe(2);
    expect(requestsTo(host)).toEqual(["/robots.txt", "/"]);
  });

  test("to a host that leads to a private address opens no connection to it", async () => {
    const host = newHost();
    const inside = newHost();
    const { fetcher } = newFetcher({ resolve: async (name) => (name === inside ? ["10.0.0.7"] : [ownAddress]) });
    server.on(`https://${host}/`, redirect(`https://${inside}/`));
    const dialed = server.dialed.length;
    expect(reasonOf(await fetcher.fetch({ url: `https://${host}/` }))).toBe(
      `failed: ${inside} leads to 10.0.0.7, which is not public.`,
    );
    expect(server.dialed.slice(dialed)).toEqual([ownAddress, ownAddress]);
  });

  test("of a POST repeats the body after 307 and drops it after 302", async () => {
    const host = newHost();
    const { fetcher } = newFetcher();
    server.on(`https://${host}/keep`, redirect("/kept", 307));
    server.on(`https://${host}/drop`, redirect("/dropped", 302));
    for (const path of ["/kept", "/dropped"]) server.on(`https://${host}${path}`, text("ok"));
    await fetcher.fetch({ url: `https://${host}/keep`, json: [1] });
    expect(server.received.at(-1)).toMatchObject({ method: "POST", body: "[1]" });
    await fetcher.fetch({ url: `https://${host}/drop`, json: [1] });
    expect(server.received.at(-1)).toMatchObject({ method: "GET", body: "" });
    expect(server.received.at(-1)?.headers["content-type"]).toBeUndefined();
  });
});

describe("a resolver that changes its answer", () => {
  test("changes nothing for the connection whose address was checked, and is refused at the next", async () => {
    const host = newHost();
    const answers = [[ownAddress], ["127.0.0.1"]];
    let lookups = 0;
    const resolve = async () => answers[Math.min(lookups++, 1)] ?? [];
    const { fetcher } = newFetcher({ resolve, allowedHosts: [host] });
    server.on(`https://${host}/`, text("ok"));
    const dialed = server.dialed.length;
    expect(await fetcher.fetch({ url: `https://${host}/` })).toMatchObject({ type: "response" });
    expect(lookups, "resolved once for one connection").toBe(1);
    expect(server.dialed.slice(dialed)).toEqual([ownAddress]);
    expect(reasonOf(await fetcher.fetch({ url: `https://${host}/` }))).toBe(
      `failed: ${host} leads to 127.0.0.1, which is not public.`,
    );
    expect(server.dialed.slice(dialed)).toEqual([ownAddress]);
  });

  test("and mixes public and private addresses is believed only for the public ones", async () => {
    const host = newHost();
    const { fetcher } = newFetcher({ resolve: async () => ["10.0.0.1", "::1", ownAddress] });
    server.on(`https://${host}/`, text("ok"));
    const dialed = server.dialed.length;
    expect(await fetcher.fetch({ url: `https://${host}/` })).toMatchObject({ type: "response" });
    expect(new Set(server.dialed.slice(dialed))).toEqual(new Set([ownAddress]));
  });
});

describe("a budget", () => {
  test("of requests ends a run's fetches, those for robots.txt and redirects included", async () => {
    const host = newHost();
    const { fetcher } = newFetcher();
    const budget = newBudget({ requests: 4 });
    server.on(`https://${host}/`, redirect("/there"));
    server.on(`https://${host}/there`, text("12345"));
    expect(await fetcher.fetch({ url: `https://${host}/` }, { budget })).toMatchObject({ type: "response" });
    expect(reasonOf(await fetcher.fetch({ url: `https://${host}/` }, { budget }))).toBe(
      "failed: The run's budget of 4 requests is used up.",
    );
    expect(budget.spent).toEqual({ requests: 4, bytes: 5 });
  });

  test("of bytes stops a body on the way", async () => {
    const host = newHost();
    const { fetcher } = newFetcher();
    server.on(`https://${host}/`, endless());
    const result = await fetcher.fetch({ url: `https://${host}/` }, { budget: newBudget({ bytes: 300_000 }) });
    expect(reasonOf(result)).toBe("failed: The run's budget of 300000 bytes is used up.");
    expect(result.bytes).toBeLessThan(400_000);
  });

  test("of one host leaves the others alone", async () => {
    const [host, other] = [newHost(), newHost()];
    const { fetcher } = newFetcher();
    const budget = newBudget({ requestsPerHost: 2 });
    for (const name of [host, other]) server.on(`https://${name}/`, text("ok"));
    await fetcher.fetch({ url: `https://${host}/` }, { budget });
    expect(reasonOf(await fetcher.fetch({ url: `https://${host}/` }, { budget }))).toContain(`2 requests to ${host}`);
    expect(await fetcher.fetch({ url: `https://${other}/` }, { budget })).toMatchObject({ type: "response" });
  });
});

describe("an abort", () => {
  test("ends a fetch in mid-response with the signal's reason, and the host's turn with it", async () => {
    const host = newHost();
    const { fetcher } = newFetcher();
    const { reached, reach } = signalOf();
    server.on(`https://${host}/`, stall(reach), text("ok"));
    const controller = new AbortController();
    const result = fetcher.fetch({ url: `https://${host}/` }, { signal: controller.signal });
    await reached;
    controller.abort(new Error("stopping"));
    await expect(result).rejects.toThrow("stopping");
    expect(await fetcher.fetch({ url: `https://${host}/` })).toMatchObject({ type: "response", requests: 1 });
  });

  test("before the start sends nothing", async () => {
    const host = newHost();
    const { fetcher } = newFetcher();
    await expect(fetcher.fetch({ url: `https://${host}/` }, { signal: AbortSignal.abort() })).rejects.toThrow();
    expect(requestsTo(host)).toEqual([]);
  });
});

test("requests to a host are a second apart and chance adds up to half of it", async () => {
  const host = newHost();
  const { fetcher, clock } = newFetcher({ random: () => 0.999 });
  server.on(`https://${host}/`, text("ok"));
  for (let count = 0; count < 3; count++) await fetcher.fetch({ url: `https://${host}/` });
  for (const sleep of clock.sleeps) {
    expect(sleep).toBeGreaterThanOrEqual(1_000);
    expect(sleep).toBeLessThan(1_650);
  }
  expect(clock.sleeps).toHaveLength(3);
});

test("without a contact no fetcher for real hosts is created", () => {
  expect(() => newFetcher({ contact: null })).toThrow("needs a contact");
});

describe("a stand-in", () => {
  test("receives the requests for all hosts over http, robots.txt too, and the results name the real addresses", async () => {
    const received: string[] = [];
    const standIn = createServer((request, response) => {
      received.push(request.url ?? "");
      if (request.url?.endsWith("/old")) response.writeHead(302, { location: "/new" });
      response.end(request.url?.endsWith("/robots.txt") ? "User-agent: *\nDisallow: /secret" : "ok");
    }).listen(0, "127.0.0.1");
    await once(standIn, "listening");
    const { port } = standIn.address() as AddressInfo;
    const { fetcher } = newFetcher({ target: new URL(`http://127.0.0.1:${port}`), contact: null });
    expect(await fetcher.fetch({ url: "https://jobs.elsewhere.org/old" })).toMatchObject({
      type: "response",
      response: { url: "https://jobs.elsewhere.org/new", body: "ok" },
    });
    expect(await fetcher.fetch({ url: "https://jobs.elsewhere.org/secret" })).toMatchObject({ type: "forbidden" });
    expect(await fetcher.fetch({ url: "http://jobs.elsewhere.org/" })).toMatchObject({ type: "failed" });
    expect(received).toEqual(["/jobs.elsewhere.org/robots.txt", "/jobs.elsewhere.org/old", "/jobs.elsewhere.org/new"]);
    standIn.close();
  });
});
