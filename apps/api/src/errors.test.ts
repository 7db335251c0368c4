import { connect } from "node:net";
import { text } from "node:stream/consumers";
import type { Endpoint } from "@zodiac-at-work/contracts";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { mountRoutes } from "./mount.ts";
import { buildTestApp } from "./testing.ts";

const { app, dependencies, db, log, signIn, close } = await buildTestApp();
afterAll(close);

const someone = await signIn({ uid: "someone", email: "someone@example.com" });
const register = { method: "POST", url: "/api/user/register", headers: someone } as const;

const failures: Record<string, () => Promise<{ ok: boolean }>> = {
  unforeseen: async () => {
    throw new Error("the pump is broken", { cause: new Error("deep down") });
  },
  duplicate: async () => {
    await db.insertInto("users").values({ id: "someone", email: "hunter2@example.com" }).execute();
    return { ok: true };
  },
  disconnected: async () => {
    throw Object.assign(new Error("connect ECONNREFUSED 10.0.0.7:5432"), { code: "ECONNREFUSED" });
  },
  misshapen: async () => ({ ok: "hunter2" }) as unknown as { ok: boolean },
};
for (const [name, fail] of Object.entries(failures)) {
  const endpoint = {
    method: "GET",
    path: `/api/probe/${name}`,
    access: "open",
    summary: "A call for this test",
    response: z.object({ ok: z.boolean() }),
  } as const satisfies Endpoint;
  mountRoutes(app, dependencies, [({ mount }) => mount(endpoint, fail)]);
}

test.each(["unforeseen", "duplicate", "misshapen"])("a failure that is %s leaves without its text", async (name) => {
  const answer = await app.inject({ url: `/api/probe/${name}` });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({ error: "Something went wrong on our side.", code: "internal" });
});

test("an unforeseen failure is logged with the id that the caller was given, and with its cause", async () => {
  const answer = await app.inject({ url: "/api/probe/unforeseen" });
  const lines = log.map((line) => JSON.parse(line)).filter(({ reqId }) => reqId === answer.headers["x-request-id"]);
  expect(lines).toContainEqual(
    expect.objectContaining({
      level: "error",
      err: expect.objectContaining({ type: "Error", cause: expect.objectContaining({ message: "deep down" }) }),
    }),
  );
});

test("the values of a row that PostgreSQL refuses stay out of the log", async () => {
  await app.inject({ url: "/api/probe/duplicate" });
  const line = log.findLast((entry) => entry.includes('"code":"23505"'));
  expect(line).toContain("duplicate key value");
  expect(line).not.toContain("hunter2");
  expect(line).not.toContain("Key (");
});

test("a database out of reach is 503 and worth a retry", async () => {
  const answer = await app.inject({ url: "/api/probe/disconnected" });
  expect(answer.statusCode).toBe(503);
  expect(answer.headers["retry-after"]).toBe("5");
  expect(answer.json()).toEqual({ error: "The database can't be reached.", code: "not-ready" });
});

test("an invalid body is told which fields are wrong and why", async () => {
  const answer = await app.inject({ ...register, payload: { uid: "", email: "nobody" } });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().code).toBe("invalid-request");
  expect(answer.json().error).toMatch(/body\.uid: .+; body\.email: .+/);
});

test.each([
  ["no object", "[]"],
  ["no JSON", "{"],
  ["empty", ""],
  ["a prototype in disguise", '{"__proto__": {"role": "admin"}, "uid": "someone", "email": "someone@example.com"}'],
])("a body that is %s is 400", async (_, payload) => {
  const answer = await app.inject({
    ...register,
    headers: { ...someone, "content-type": "application/json" },
    payload,
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().code).toBe("invalid-request");
});

test("a body that is no JSON by its type is 415, one that is too large 413", async () => {
  for (const type of ["application/x-www-form-urlencoded", "text/plain"]) {
    const other = await app.inject({ ...register, headers: { ...someone, "content-type": type }, payload: "uid=a" });
    expect([other.statusCode, other.json().code]).toEqual([415, "unsupported-media-type"]);
  }
  const large = await app.inject({ ...register, payload: { uid: "x".repeat(70_000), email: "a@b" } });
  expect([large.statusCode, large.json().code]).toEqual([413, "body-too-large"]);
});

test("the character that PostgreSQL can't store is 400 in a path and in a body", async () => {
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
] as const)("%s %s is %i as JSON", async (method, url, status, code) => {
  const answer = await app.inject({ method, url });
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  expect(answer.headers["content-type"]).toContain("application/json");
});

const address = app.listen({ host: "127.0.0.1", port: 0 });

test.each([
  ["a header that is too long", `GET /api/health?x=${"x".repeat(20_000)} HTTP/1.1\r\n\r\n`, 431, "header-too-large"],
  ["what is not HTTP", "HELLO\r\n\r\n", 400, "invalid-request"],
])("%s is answered in the same form", async (_, sent, status, code) => {
  const { port } = new URL(await address);
  const socket = connect(Number(port), "127.0.0.1");
  socket.write(sent);
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(body)).toEqual({ error: expect.any(String), code });
});
