import type { AdminAction } from "@zodiac-at-work/catalog";
import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";

/** Who may call an endpoint: everybody, signed-in users, users who have paid and admins, or admins. */
export type Access = "open" | "signedIn" | "paid" | "admin";

/**
 * One endpoint of the API as a value. The server mounts it behind the guard that `access` names, the browser uses its
 * types, and the OpenAPI document describes it.
 *
 * The response schema lists the fields that leave the server; other fields are removed. Schemas have no transforms, so
 * what is validated is what is sent. Dates and times are ISO 8601 strings.
 *
 * @example
 * export const getStats = {
 *   method: "GET",
 *   path: "/api/stats",
 *   access: "open",
 *   summary: "Returns the totals for the landing page",
 *   response: z.object({ companies: count }),
 * } as const satisfies Endpoint;
 */
export interface Endpoint {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** The path below the origin, with parameters as `:name`. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  /**
   * What the audit log records about a call. Every endpoint of administrators has it, except those that only read. Null if
   * nothing changes but the caller's own unsaved work.
   */
  readonly audit?: Audited | null;
  /** One line for the API's documentation. */
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  /** The body of a 200 response, or the data of each event if `streams` is set. */
  readonly response: z.ZodType;
  /** How large the body may be, in bytes; 64 KB if omitted. */
  readonly maxBodyBytes?: number;
  /** Whether the status may be 202, with the same body: the work goes on after the response. */
  readonly mayContinue?: true;
  /** Whether the response is a stream of server-sent events. Its last event is the final state. */
  readonly streams?: true;
  /** Error codes specific to this endpoint. Those of its access and its schemas are added to the documentation. */
  readonly errors?: readonly ErrorCode[];
}

/** How a successful call stands in the audit log, with the values of its path. */
interface Audited {
  readonly action: AdminAction;
  /** Fields of the body that are recorded: short values, never a text or a secret. */
  readonly keeps?: readonly string[];
  /** The field of the response that names what the call made, as in `post.id`. */
  readonly made?: string;
  /** Whether the handler records the call itself: in the transaction of its change, and only if something changes. */
  readonly inTransaction?: true;
}

type Part = "params" | "query" | "body" | "response";

/** The type of one part of an endpoint; `undefined` if the endpoint lacks it. */
export type Of<E extends Endpoint, P extends Part> = E extends { readonly [K in P]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;
