import { afterAll, expect, test } from "vitest";
import { buildTestApp } from "../testing.ts";

const { app, log, close } = await buildTestApp();
afterAll(close);

test("a request is logged in one line, with its path and without its query, headers and body", async () => {
  log.length = 0;
  const response = await app.inject({
    method: "POST",
    url: "/api/nothing?birthDate=1990-01-26&password=hunter2",
    headers: { authorization: "Bearer hunter2", cookie: "session=hunter2" },
    payload: { password: "hunter2" },
  });
  expect(log).toHaveLength(1);
  expect(JSON.parse(log[0] ?? "")).toEqual({
    level: "info",
    time: expect.any(String),
    reqId: response.headers["x-request-id"],
    req: { ip: "127.0.0.1", method: "POST", path: "/api/nothing" },
    res: { statusCode: 404 },
    responseTime: expect.any(Number),
    msg: "request",
  });
});

test("successful probes are logged at debug", async () => {
  log.length = 0;
  await app.inject({ url: "/api/health" });
  expect(log.map((line) => JSON.parse(line).level)).toEqual(["debug"]);
});

test("request ids of clients are ignored, and each request has its own id", async () => {
  const ids = await Promise.all(
    Array.from({ length: 10 }, async () => {
      const response = await app.inject({
        url: "/api/health",
        headers: { "x-request-id": "forged\n", "request-id": "forged" },
      });
      return response.headers["x-request-id"];
    }),
  );
  expect(new Set(ids).size).toBe(10);
  expect(ids).not.toContain("forged");
});
