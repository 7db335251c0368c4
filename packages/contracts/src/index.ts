import type { Endpoint } from "./endpoint.ts";
import * as topics from "./topics.ts";

export type { Access, Endpoint, Of } from "./endpoint.ts";
export { type ErrorBody, type ErrorCode, errorStatus } from "./errors.ts";
export * from "./topics.ts";

/** Every endpoint of the API. */
export const endpoints = Object.values(topics) satisfies readonly Endpoint[];

/**
 * The type of each endpoint by `"METHOD /path"`. The browser imports only types: its bundle contains no schema.
 *
 * @example
 * import type { Api, Of } from "@zodiac-at-work/contracts";
 * type Stats = Of<Api["GET /api/stats"], "response">;
 */
export type Api = { [E in (typeof endpoints)[number] as `${E["method"]} ${E["path"]}`]: E };
