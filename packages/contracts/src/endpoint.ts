import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";

/** Who may call: anyone; a signed-in user; one who has paid, or an admin; an admin. */
export type Access = "open" | "signedIn" | "paid" | "admin";

/**
 * One call of the API as a value. The server mounts it, the browser takes its types, the OpenAPI document shows it.
 *
 * The response schema is the list of fields that may leave the server: what it does not name is not sent. Schemas hold
 * no transforms, so what is checked is what travels; moments travel as ISO 8601 strings.
 *
 * @example
 * export const getStats = {
 *   method: "GET",
 *   path: "/api/stats",
 *   access: "open",
 *   summary: "Totals for the landing page",
 *   response: z.object({ companies: count }),
 * } as const satisfies Endpoint;
 */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path below the origin, parameters written `:name`. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** One line, said to whoever reads the API's documentation. */
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** The body of a 200. */
  readonly response: z.ZodType;
  /** Error codes of this call alone. Those that follow from its access and its schemas need no mention. */
  readonly errors?: readonly ErrorCode[];
}

type Part = "params" | "query" | "body" | "response";

/** The type of one part of an endpoint, `undefined` where it has none. */
export type Of<E extends Endpoint, P extends Part> = E extends { readonly [K in P]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;
