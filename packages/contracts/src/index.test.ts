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

test("every error code has an error status", () => {
  for (const status of Object.values(errorStatus)) expect(status).toBeGreaterThanOrEqual(400);
});

/** JSON Schema closes objects in output only. That difference is not a transform. */
function dropStrictness({ jsonSchema }: { jsonSchema: { additionalProperties?: unknown } }): void {
  delete jsonSchema.additionalProperties;
}
