import { expect, test } from "vitest";
import { z } from "zod";
import { type Endpoint, endpoints, errorStatus } from "./index.ts";

const all: readonly Endpoint[] = endpoints;

test("no two endpoints share a method and a path", () => {
  const keys = all.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test.each(all.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  "%s describes exactly the parameters of its path",
  (_, { path, params }) => {
    const named = Array.from(path.matchAll(/:(\w+)/g), ([, name]) => name);
    expect(Object.keys(params?.shape ?? {})).toEqual(named);
  },
);

test.each(all.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  "%s has a response schema without transforms",
  (_, { response }) => {
    expect(z.toJSONSchema(response, { io: "input", override: dropStrictness })).toEqual(
      z.toJSONSchema(response, { io: "output", override: dropStrictness }),
    );
  },
);

test("every endpoint of administrators that changes something says what the audit log records", () => {
  const changing = all.filter(({ access, method }) => access === "admin" && method !== "GET");
  expect(changing.length).toBeGreaterThan(25);
  expect(changing.filter(({ audit }) => audit === undefined).map(({ path }) => path)).toEqual([]);
  // What a caller alone sees: unsaved text and its preview.
  expect(changing.filter(({ audit }) => audit === null).map(({ method, path }) => `${method} ${path}`)).toEqual([
    ...["PUT /api/blog/posts/:id/draft", "DELETE /api/blog/posts/:id/draft", "POST /api/blog/previews"],
  ]);
});

test.each(
  all.flatMap((endpoint) => (endpoint.audit ? [[`${endpoint.method} ${endpoint.path}`, endpoint] as const] : [])),
)("the audit log records short fields of %s that exist", (_, { audit, body, response }) => {
  const kept = (audit?.keeps ?? []).map((name) => body?.shape[name]);
  expect(kept.filter((field) => field === undefined)).toEqual([]);
  expect(audit?.keeps ?? []).not.toContain("content");
  let made: unknown = z.toJSONSchema(response, { io: "input" });
  for (const name of audit?.made?.split(".") ?? []) {
    const { properties, anyOf = [] } = made as Schema;
    made = (properties ?? anyOf.find((option) => option.properties)?.properties)?.[name];
  }
  expect(made).toBeDefined();
});

test("every error code has an error status", () => {
  for (const status of Object.values(errorStatus)) expect(status).toBeGreaterThanOrEqual(400);
});

interface Schema {
  properties?: Record<string, unknown>;
  anyOf?: Schema[];
}

/** JSON Schema closes objects in output only. That difference is not a transform. */
function dropStrictness({ jsonSchema }: { jsonSchema: { additionalProperties?: unknown } }): void {
  delete jsonSchema.additionalProperties;
}
