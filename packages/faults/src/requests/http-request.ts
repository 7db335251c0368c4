import fc from "fast-check";
import type { Operation } from "./operations.ts";
import { valuesOf } from "./schema-values.ts";

/** What an operation is called with. */
export interface Parts {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  /** Undefined if the operation takes none. */
  readonly body: unknown;
}

/** A request as it is sent. */
export interface HttpRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer | undefined;
  /** Whether the router finds the operation, so that its guard must answer first. */
  readonly isRouted: boolean;
}

export function partsOf({ params, query, body }: Operation): fc.Arbitrary<Parts> {
  return fc.record({
    params: valuesOf(params),
    query: valuesOf(query),
    body: body ? valuesOf(body) : fc.constant(undefined),
  }) as fc.Arbitrary<Parts>;
}

/** Node and Fastify refuse longer ones before the guard. */
const longest = { path: 12_000, parameter: 384 };

export function requestOf({ method, path }: Operation, { params, query, body }: Parts): HttpRequest {
  const values = Object.entries(params).map(([name, value]) => [name, encode(value)] as const);
  const filled = values.reduce((text, [name, value]) => text.replace(`{${name}}`, () => value), path);
  const search = Object.entries(query).map(([name, value]) => `${encode(name)}=${encode(value)}`);
  const full = search.length > 0 ? `${filled}?${search.join("&")}` : filled;
  const fits = values.every(([, value]) => value !== "" && value.length < longest.parameter);
  return {
    method,
    path: full,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
    isRouted: fits && full.length < longest.path,
  };
}

function encode(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return encodeURIComponent(text.toWellFormed());
}

/** Returns the parts with one value replaced: of a parameter, of the query, of the body or of something within it. */
export function replaceOne(parts: Parts, place: number, value: unknown): Parts {
  const places = [
    ...Object.keys(parts.params).map((name) => ["params", name]),
    ...Object.keys(parts.query).map((name) => ["query", name]),
    ["query", "unknown"],
    ...(parts.body === undefined ? [] : placesIn(parts.body, ["body"])),
  ];
  return withValue(parts, places[place % places.length] as string[], value) as Parts;
}

function placesIn(value: unknown, path: readonly string[]): string[][] {
  const within =
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, child]) => placesIn(child, [...path, key]))
      : [];
  return [[...path], ...within];
}

function withValue(parent: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = Object.assign(Array.isArray(parent) ? [] : {}, parent) as Record<string, unknown>;
  copy[key] = withValue(copy[key], rest, value);
  return copy;
}
