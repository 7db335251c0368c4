import { connect } from "node:net";
import { text } from "node:stream/consumers";
import type { Endpoint } from "@zodiac-at-work/contracts";
import { createDb, findUser } from "@zodiac-at-work/db";
import { afterAll, expect, test, vi } from "vitest";
import { z } from "zod";
import { mountRoutes } from "./http/mount.ts";
import { buildTestApp } from "./testing.ts";

const { app, dependencies, db, log, signIn, close } = await buildTestApp();
const unreachable = createDb("postgres://nobody@127.0.0.1:1/nothing");
afterAll(async () => {
  await close();
  await unreachable.destroy();
});

const someone = await signIn({ uid: "someone", email: "someone@example.com" });
const register = { method: "POST", url: "/api/user/register", headers: someone } as const;

const failures: Record<string, () => Promise<{ ok: boolean }>> = {
  unexpected: async () => {
    throw new Error("the pump is broken", { cause: new Error("deep down") });
  },
  duplicate: async () => {
    await db.insertInto("users").values({ id: "someone", email: "hunter2@example.com" }).execute();
    return { ok: true };
  },
  "without-database": async () => {
    await findUser(unreachable, "someone");
    return { ok: true };
  },
  "reset-elsewhere": async () => {
    throw Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });
  },
  misshapen: async () => ({ ok: "hunter2" }) as unknown as { ok: boolean },
};
for (const [name, fail] of Object.entries(failures)) {
  const endpoint = {
    method: "GET",
    path: `/api/probe/${name}`,
    access: "open",
    summary: "An endpoint of this test",
    response: z.object({ ok: z.boolean() }),
  } as const satisfies Endpoint;
  mountRoutes(app, dependencies, [({ mount }) => mount(endpoint, fail)]);
}

test.each(["unexpected", "duplicate", "misshapen", "reset-elsewhere"])(
  "a failure that is %s leaves without its message",
  async (name) => {
    const response = await app.inject({ url: `/api/probe/${name}` });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({ error: "Something went wrong. Please try again.", code: "internal" });
  },
);

test("an unexpected failure is logged with the request id of the response, and with its cause", async () => {
  const response = await app.inject({ url: "/api/probe/unexpected" });
  const lines = log.map((line) => JSON.parse(line)).filter(({ reqId }) => reqId === response.headers["x-request-id"]);
  expect(lines).toContainEqual(
    expect.objectContaining({
      level: "error",
      err: expect.objectContaining({ type: "Error", cause: expect.objectContaining({ message: "deep down" }) }),
    }),
  );
});

test("the values of a refused row are not logged", async () => {
  await app.inject({ url: "/api/probe/duplicate" });
  const line = log.findLast((entry) => entry.includes('"code":"23505"'));
  expect(line).toContain("duplicate key value");
  expect(line).not.toContain("hunter2");
  expect(line).not.toContain("Key (");
});

test("an unreachable database responds with 503 and Retry-After", async () => {
  const response = await app.inject({ url: "/api/probe/without-database" });
  expect(response.statusCode).toBe(503);
  expect(response.headers["retry-after"]).toBe("5");
  expect(response.json()).toEqual({ error: "The database can't be reached.", code: "not-ready" });
});

test("an invalid body is refused with the name of each field and the reason", async () => {
  const response = await app.inject({ ...register, payload: { uid: "", email: "nobody" } });
  expect(response.statusCode).toBe(400);
  expect(response.json().code).toBe("invalid-request");
  expect(response.json().error).toMatch(/body\.uid: .+; body\.email: .+/);
});

test.each([
  ["not an object", "[]"],
  ["not JSON", "{"],
  ["empty", ""],
  ["a prototype", '{"__proto__": {"role": "admin"}, "uid": "someone", "email": "someone@example.com"}'],
])("a body that is %s responds with 400", async (_, payload) => {
  const response = await app.inject({
    ...register,
    headers: { ...someone, "content-type": "application/json" },
    payload,
  });
  expect(response.statusCode).toBe(400);
  expect(response.json().code).toBe("invalid-request");
});

test("a body of another type responds with 415, and one that is too large with 413", async () => {
  for (const type of ["application/x-www-form-urlencoded", "text/plain"]) {
    const other = await app.inject({ ...register, headers: { ...someone, "content-type": type }, payload: "uid=a" });
    expect([other.statusCode, other.json().code]).toEqual([415, "unsupported-media-type"]);
  }
  const large = await app.inject({ ...register, payload: { uid: "x".repeat(70_000), email: "a@b" } });
  expect([large.statusCode, large.json().code]).toEqual([413, "body-too-large"]);
});

test("U+0000, which PostgreSQL can't store, responds with 400 in a path and in a body", async () => {
  const inPath = await app.inject({ url: "/api/user/a%00b", headers: someone });
  expect([inPath.statusCode, inPath.json().error]).toEqual([400, "params.uid: must not contain the character U+0000"]);
  const inBody = await app.inject({ ...register, payload: { uid: "a\u0000", email: "a@b" } });
  expect([inBody.statusCode, inBody.json().error]).toEqual([400, "body.uid: must not contain the character U+0000"]);
});

test.each([
  ["GET", "/api/nothing", 404, "not-found"],
  ["GET", "/nothing", 404, "not-found"],
  ["DELETE", "/api/stats", 404, "not-found"],
  ["GET", "/api/%zz", 400, "invalid-request"],
] as const)("%s %s responds with %i as JSON", async (method, url, status, code) => {
  const response = await app.inject({ method, url });
  expect([response.statusCode, response.json().code]).toEqual([status, code]);
  expect(response.headers["content-type"]).toContain("application/json");
});

const address = app.listen({ host: "127.0.0.1", port: 0 });

test.each([
  ["a header that is too long", `GET /api/health?x=${"x".repeat(20_000)} HTTP/1.1\r\n\r\n`, 431, "header-too-large"],
  ["a request that is not HTTP", "HELLO\r\n\r\n", 400, "invalid-request"],
])("%s responds with an error of the same form", async (_, sent, status, code) => {
  const { port } = new URL(await address);
  const socket = connect(Number(port), "127.0.0.1");
  socket.write(sent);
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(body)).toEqual({ error: expect.any(String), code });
});

test("an aborted upload is logged at info, and not as a failure of the database", async () => {
  const { port } = new URL(await address);
  log.length = 0;
  await db.deleteFrom("rateLimits").execute();
  const socket = connect(Number(port), "127.0.0.1");
  const head = [
    "POST /api/user/register HTTP/1.1",
    "host: localhost",
    `authorization: ${someone.authorization}`,
    "content-type: application/json",
    "content-length: 1000",
  ];
  socket.write(`${head.join("\r\n")}\r\n\r\n{`);
  // The call is counted right before the API reads the body.
  const counted = db.selectFrom("rateLimits").selectAll();
  await vi.waitFor(async () => expect(await counted.execute()).toHaveLength(1));
  socket.resetAndDestroy();
  await vi.waitFor(() => expect(log.join()).toContain("/api/user/register"));
  expect(log.map((line) => JSON.parse(line).level)).not.toContain("error");
  expect(log.join()).not.toContain("database");
});

test("a client has 15 seconds to send its headers, checked every 5", () => {
  expect(app.server.headersTimeout).toBe(15_000);
  expect(Reflect.get(app.server, "connectionsCheckingInterval")).toBe(5_000);
});
