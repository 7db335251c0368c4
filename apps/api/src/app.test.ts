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

test("other origins are refused unless they are configured", async () => {
  const response = await own.app.inject({ url: "/api/stats", headers: { origin: "https://www.example.com" } });
  expect(response.headers["access-control-allow-origin"]).toBeUndefined();
});

test("a configured origin may send credentials, and another may not", async () => {
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

test("every response has the security headers, and HSTS in production", async () => {
  const expected = {
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "x-content-type-options": "nosniff",
  };
  for (const url of ["/api/health", "/api/nothing", "/api/user/x"]) {
    const response = await own.app.inject({ url });
    expect(response.headers).toMatchObject(expected);
    expect(response.headers["strict-transport-security"]).toBeUndefined();
    expect((await open.app.inject({ url })).headers["strict-transport-security"]).toContain("max-age=31536000");
  }
});

test("a long response is compressed in an encoding that the client accepts", async () => {
  for (const encoding of ["br", "gzip"]) {
    const response = await own.app.inject({ url: "/api/docs/json", headers: { "accept-encoding": encoding } });
    expect(response.headers["content-encoding"]).toBe(encoding);
  }
  expect((await own.app.inject({ url: "/api/docs/json" })).headers["content-encoding"]).toBeUndefined();
});
