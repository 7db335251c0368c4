import { once } from "node:events";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { buildTestApp } from "../testing.ts";

const { app, signIn, close } = await buildTestApp();
afterAll(close);

const someone = await signIn({ uid: "someone", email: "someone@example.com" });
const body = JSON.stringify({ uid: "someone", email: "someone@example.com" });

test.each([
  ["gzip", gzipSync(body)],
  ["gzip", Buffer.from("no gzip at all")],
  ["gzip", gzipSync(body).subarray(0, -6)],
  ["br", Buffer.from(body)],
  ["gzip", gzipSync(Buffer.alloc(20_000_000))],
  ["compress", Buffer.from(body)],
])("a body in the encoding %s is refused, whatever it holds", async (encoding, payload) => {
  const headers = { ...someone, "content-type": "application/json", "content-encoding": encoding };
  const response = await app.inject({ method: "POST", url: "/api/user/register", headers, payload });
  expect([response.statusCode, response.json().code]).toEqual([415, "unsupported-media-type"]);
});

test("the encoding `identity` changes nothing", async () => {
  const headers = { ...someone, "content-type": "application/json", "content-encoding": "identity" };
  const response = await app.inject({ method: "POST", url: "/api/user/register", headers, payload: body });
  expect(response.statusCode).toBe(200);
});

test("the guard comes before the encoding", async () => {
  const headers = { "content-type": "application/json", "content-encoding": "gzip" };
  const response = await app.inject({ method: "POST", url: "/api/user/register", headers, payload: body });
  expect(response.statusCode).toBe(401);
});

test("an unknown expectation is ignored", async () => {
  const { port } = new URL(await app.listen({ host: "127.0.0.1", port: 0 }));
  const socket = connect(Number(port), "127.0.0.1");
  await once(socket, "connect");
  socket.write("GET /api/user/x HTTP/1.1\r\nHost: localhost\r\nExpect: something\r\nConnection: close\r\n\r\n");
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 401 .*"code":"not-signed-in"/s);
});
