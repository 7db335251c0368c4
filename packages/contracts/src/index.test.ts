import { expect, test } from "vitest";
import { z } from "zod";
import { type Endpoint, endpoints, errorStatus } from "./index.ts";

const all: readonly Endpoint[] = endpoints;

test("no two endpoints share a method and a path", () => {
  const keys = all.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test.each(all.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  "%s describes every parameter of its path and only those",
  (_, { path, params }) => {
    const named = Array.from(path.matchAll(/:(\w+)/g), ([, name]) => name);
    expect(Object.keys(params?.shape ?? {})).toEqual(named);
  },
);

test.each(all.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  "%s sends what its schema describes, without a transform",
  (_, { response }) => {
    expect(z.toJSONSchema(response, { io: "input", override: dropStrictness })).toEqual(
      z.toJSONSchema(response, { io: "output", override: dropStrictness }),
    );
  },
);

test("every error code has a status that says failure", () => {
  for (const status of Object.values(errorStatus)) expect(status).toBeGreaterThanOrEqual(400);
});

/** JSON Schema closes an object on its way out only; that difference is not a transform. */
function dropStrictness({ jsonSchema }: { jsonSchema: { additionalProperties?: unknown } }): void {
  delete jsonSchema.additionalProperties;
}
