import { expect, test } from "vitest";
import { z } from "zod";
import { type Endpoint, endpoints } from "./index.ts";

const all: readonly Endpoint[] = endpoints;

const texts = all.flatMap(({ method, path, params, query, body }) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    textsOf(schema, part).map(([name, field]) => [`${method} ${path}`, name, field] as const),
  ),
);

/** Returns each field of a schema that takes text. */
function textsOf(schema: unknown, name: string): [name: string, schema: z.ZodType][] {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return textsOf(schema.unwrap(), name);
  if (schema instanceof z.ZodArray) return textsOf(schema.element, name);
  if (schema instanceof z.ZodString) return [[name, schema]];
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([key, field]) => textsOf(field, `${name}.${key}`));
}

// PostgreSQL stores neither, so its error would become a 500.
test.each(texts)("%s refuses U+0000 and half a surrogate pair in %s", (_, __, schema) => {
  for (const value of ["\u0000", "a\u0000b", "a\ud800"]) expect(schema.safeParse(value).success).toBe(false);
});

test("every call that takes text is tested", () => {
  expect(texts.length).toBeGreaterThan(80);
});
