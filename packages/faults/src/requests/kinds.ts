import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { victims } from "./accounts.ts";
import * as hostile from "./hostile-values.ts";
import { type HttpRequest, partsOf, replaceOne, requestOf } from "./http-request.ts";
import type { Operation } from "./operations.ts";

/** A kind of request that each operation gets. */
export interface Kind {
  readonly name: string;
  requests(operation: Operation): fc.Arbitrary<HttpRequest>;
}

const valid = (operation: Operation) => partsOf(operation).map((parts) => requestOf(operation, parts));

/** Places are chosen evenly: by itself the library prefers small numbers. */
const place = fc.noBias(fc.nat({ max: 9_999 }));

/** Valid requests with one value replaced. */
function withValues(name: string, values: readonly unknown[]): Kind {
  return {
    name,
    requests: (operation) =>
      fc
        .tuple(partsOf(operation), place, fc.constantFrom(...values))
        .map(([parts, where, value]) => requestOf(operation, replaceOne(parts, where, value))),
  };
}

/** Valid requests that are changed as a whole. */
function changed<Change>(
  name: string,
  changes: readonly Change[],
  apply: (request: HttpRequest, change: Change) => Partial<HttpRequest>,
): Kind {
  return {
    name,
    requests: (operation) =>
      fc
        .tuple(valid(operation), fc.constantFrom(...changes))
        .map(([request, change]) => ({ ...request, ...apply(request, change) })),
  };
}

const json = { "content-type": "application/json" };

const textOf = ({ body }: HttpRequest) => (typeof body === "string" ? body : "{}");

/** Bodies that are not what their encoding says, or far more than it shows. */
const encodings: readonly (readonly [encoding: string, encode: (text: string) => Buffer])[] = [
  ["gzip", (text) => gzipSync(text)],
  ["deflate", (text) => deflateSync(text)],
  ["br", (text) => brotliCompressSync(text)],
  ["gzip", (text) => Buffer.from(text)],
  ["br", (text) => Buffer.from(text)],
  ["deflate", () => Buffer.from([0x78, 0x9c, 0xff, 0xff])],
  ["gzip", (text) => gzipSync(text).subarray(0, -6)],
  ["gzip", () => bomb],
  ["zstd", (text) => Buffer.from(text)],
  ["compress", (text) => Buffer.from(text)],
  ["gzip, gzip", (text) => gzipSync(gzipSync(text))],
  ["identity", (text) => Buffer.from(text)],
  ["", (text) => Buffer.from(text, "utf16le")],
  ["", (text) => Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xff, 0xfe, 0x80])])],
  ["__proto__", (text) => Buffer.from(text)],
];

const bomb = gzipSync(Buffer.alloc(20_000_000));

export const kinds: readonly Kind[] = [
  { name: "valid", requests: valid },
  withValues("wrong types", hostile.wrongTypes),
  withValues("borders", hostile.borders),
  withValues("huge values", hostile.huge),
  withValues("NUL and Unicode", hostile.unicode),
  withValues("prototype keys", hostile.prototypeKeys),
  withValues("SQL", hostile.sqlInjections),
  withValues("scripts and templates", hostile.scripts),
  withValues("paths and addresses", hostile.paths),
  withValues("line breaks for headers", hostile.lineBreaks),
  withValues("ids of other users", [...victims.map(({ uid }) => uid), ...victims.map(({ searchId }) => searchId)]),
  changed("headers", hostile.headers, (request, headers) => ({
    headers: { ...request.headers, ...headers },
    isRouted: request.isRouted && !Object.keys(headers).some((name) => hostile.framing.has(name)),
  })),
  changed("malformed JSON", hostile.brokenJson, (_, body) => ({ headers: json, body })),
  changed("encodings", encodings, (request, [encoding, encode]) => ({
    headers: { ...json, ...(encoding && { "content-encoding": encoding }) },
    body: encode(textOf(request)),
  })),
  changed("malformed queries", hostile.brokenQueries, ({ path, isRouted }, query) => ({
    path: `${path}${path.includes("?") ? "&" : "?"}${query}`,
    isRouted: isRouted && !query.includes("%"),
  })),
  changed("content types", hostile.contentTypes, (request, type) => ({
    headers: { "content-type": type },
    body: textOf(request),
  })),
  changed("other methods", hostile.methods, (request, method) => ({
    // A path without GET has no HEAD, and one with GET belongs to that operation.
    method: method === "HEAD" && request.method !== "GET" ? "OPTIONS" : method,
    isRouted: false,
  })),
];
