import { afterAll, expect, test } from "vitest";
import { buildTestApp } from "./testing.ts";

const own = await buildTestApp();
const open = await buildTestApp({ allowedOrigins: ["https://www.example.com"], production: true });
afterAll(() => Promise.all([own.close(), open.close()]));

function preflight(origin: string) {
  return {
    method: "OPTIONS",
    url: "/api/user/register",
    headers: { origin, "access-control-request-method": "POST", "access-control-request-headers": "authorization" },
  } as const;
}

test("without a list of origins no other origin may call", async () => {
  const answer = await own.app.inject({ url: "/api/stats", headers: { origin: "https://www.example.com" } });
  expect(answer.headers["access-control-allow-origin"]).toBeUndefined();
});

test("a listed origin may call with credentials, another may not", async () => {
  const listed = await open.app.inject(preflight("https://www.example.com"));
  expect(listed.headers).toMatchObject({
    "access-control-allow-origin": "https://www.example.com",
    "access-control-allow-credentials": "true",
    "access-control-allow-methods": expect.stringMatching(/POST.*PUT.*DELETE/),
    vary: expect.stringContaining("Origin"),
  });
  const other = await open.app.inject(preflight("https://www.example.com.evil.example"));
  expect(other.headers["access-control-allow-origin"]).toBeUndefined();
});

test("every answer forbids what JSON never needs, and in production demands TLS for the future", async () => {
  const expected = {
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
  };
  for (const url of ["/api/health", "/api/nothing", "/api/user/x"]) {
    const answer = await own.app.inject({ url });
    expect(answer.headers).toMatchObject(expected);
    expect(answer.headers["strict-transport-security"]).toBeUndefined();
    expect((await open.app.inject({ url })).headers["strict-transport-security"]).toContain("max-age=31536000");
  }
});

test("a long answer is compressed as the caller can take it", async () => {
  for (const encoding of ["br", "gzip"]) {
    const answer = await own.app.inject({ url: "/api/docs/json", headers: { "accept-encoding": encoding } });
    expect(answer.headers["content-encoding"]).toBe(encoding);
  }
  expect((await own.app.inject({ url: "/api/docs/json" })).headers["content-encoding"]).toBeUndefined();
});
