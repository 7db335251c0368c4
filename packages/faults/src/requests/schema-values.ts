import { signIds } from "@zodiac-at-work/zodiac";
import fc from "fast-check";
import type { JsonSchema } from "./operations.ts";

/** Stand in a request for the id and the address of its caller. */
export const ownUid = "OWN_UID";
export const ownEmail = "OWN_EMAIL";

/** Returns values that match a schema. A rule that no schema can express, such as a list of signs, is kept by name. */
export function valuesOf(schema: JsonSchema, name = ""): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((choice) => valuesOf(choice, name)));
  const { minimum: min, maximum: max } = schema;
  switch (schema.type) {
    case "object":
      return objectsOf(schema);
    case "array":
      return arraysOf(schema, name);
    case "integer":
      return /id$/i.test(name) ? fc.integer({ min: 1, max: 50 }) : fc.integer(defined({ min, max }));
    case "number":
      return fc.double({ noNaN: true, noDefaultInfinity: true, ...defined({ min, max }) });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "string":
      return named[name] ?? stringsOf(schema);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

const lists = (values: readonly string[]) =>
  fc.subarray([...values], { minLength: 1 }).map((chosen) => chosen.join(","));

const id = fc.integer({ min: 1, max: 50 }).map(String);

const named: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uid: fc.constant(ownUid),
  userId: fc.constant(ownUid),
  email: fc.constant(ownEmail),
  ids: lists(["1", "2", "3", "50"]),
  zodiac: fc.constantFrom(...signIds),
  sign: fc.constantFrom(...signIds),
  signs: lists(signIds),
  page: fc.integer({ min: 1, max: 3 }).map(String),
  limit: fc.integer({ min: 1, max: 100 }).map(String),
  before: id,
};

function objectsOf({ properties = {}, required = [], additionalProperties }: JsonSchema): fc.Arbitrary<unknown> {
  const model = Object.fromEntries(Object.entries(properties).map(([key, schema]) => [key, valuesOf(schema, key)]));
  const known = fc.record(model, { requiredKeys: [...required] });
  if (typeof additionalProperties !== "object" || Object.keys(properties).length > 0) return known;
  return fc.dictionary(fc.constantFrom("sign", "title", "search"), valuesOf(additionalProperties));
}

function arraysOf({ items = {}, minItems = 0, maxItems = 3 }: JsonSchema, name: string): fc.Arbitrary<unknown> {
  const maxLength = Math.max(minItems, Math.min(maxItems, 3));
  return fc.array(valuesOf(items, name), { minLength: minItems, maxLength });
}

function stringsOf({ format, pattern, minLength = 0, maxLength = 40 }: JsonSchema): fc.Arbitrary<string> {
  const dates = fc.date({ min: new Date("2020-01-01"), max: new Date("2030-01-01"), noInvalidDate: true });
  switch (format) {
    case "uuid":
      return fc.uuid({ version: 4 });
    case "date-time":
      return dates.map((date) => date.toISOString());
    case "date":
      return dates.map((date) => date.toISOString().slice(0, 10));
    case "uri":
      return fc.webUrl();
  }
  if (pattern === "^[1-9]\\d{0,9}$") return id;
  // The library has no strings for lookarounds; such a field gets one that may be refused.
  if (pattern !== undefined && !/\(\?[=!<]/.test(pattern)) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength: Math.max(1, minLength), maxLength: Math.max(1, Math.min(maxLength, 40)) });
}

/** Leaves out what the schema does not limit. */
function defined(limits: { min: number | undefined; max: number | undefined }): { min?: number; max?: number } {
  const { min, max } = limits;
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}
