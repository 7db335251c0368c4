import { endpoints } from "@zodiac-at-work/contracts";
import { afterAll, expect, test, vi } from "vitest";
import { buildTestApp } from "../testing.ts";

const { app, close } = await buildTestApp();
afterAll(close);

const document = (await app.inject({ url: "/api/docs/json" })).json();

test("the document describes exactly the endpoints of the contracts", () => {
  const described = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const contracted = endpoints.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`);
  expect(described.sort()).toEqual(contracted.sort());
});

test("an endpoint is described with its parameters, its response and its error codes", () => {
  expect(document.openapi).toBe("3.1.0");
  expect(document.paths["/api/user/register"].post).toMatchObject({
    security: [{ idToken: [] }],
    requestBody: { content: { "application/json": { schema: { required: ["uid", "email"] } } } },
    responses: {
      200: expect.any(Object),
      400: expect.any(Object),
      401: { content: { "application/json": { schema: { properties: { code: { enum: ["not-signed-in"] } } } } } },
      403: expect.any(Object),
      413: expect.any(Object),
      503: expect.any(Object),
    },
  });
});

test("the page loads nothing from other origins, and its policy forbids it", async () => {
  const page = await app.inject({ url: "/api/docs" });
  expect(page.headers["content-type"]).toContain("text/html");
  expect(page.headers["content-security-policy"]).toContain("default-src 'self'");
  const sources = Array.from(page.body.matchAll(/(?:src|href)="([^"]+)"/g), ([, url = ""]) => url);
  expect(sources.length).toBeGreaterThan(3);
  for (const url of sources) expect((await app.inject({ url })).statusCode, url).toBe(200);
});

test("the document is written once, and is the same each time", async () => {
  const write = vi.spyOn(JSON, "stringify");
  const responses = [await app.inject({ url: "/api/docs/json" }), await app.inject({ url: "/api/docs/json" })];
  const texts = write.mock.results.map(({ value }) => value);
  write.mockRestore();
  expect(responses.map(({ body }) => JSON.parse(body))).toEqual([document, document]);
  expect(texts.filter((text) => text?.length > 100_000)).toEqual([]);
});
