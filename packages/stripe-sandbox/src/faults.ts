import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyReply } from "fastify";
import { z } from "zod";
import { errorObject, StripeApiError } from "./errors.ts";
import type { Fault, Store } from "./types.ts";

export const faultParameters = z.strictObject({
  kind: z.enum(["error", "hang", "drop", "delay"]),
  when: z.enum(["before", "after"]).default("before"),
  count: z.int().min(1).default(1),
  status: z.int().min(400).max(599).default(500),
  ms: z.int().min(0).default(1000),
  method: z.enum(["GET", "POST"]).optional(),
  path: z.string().default("/v1/"),
}) satisfies z.ZodType<Fault>;

/** Returns the fault that the request meets, and counts it down. */
export function takeFault(store: Store, method: string, path: string): Fault | undefined {
  const fault = store.faults.find((one) => path.startsWith(one.path) && (one.method ?? method) === method);
  if (!fault) return undefined;
  fault.count -= 1;
  if (fault.count === 0) store.faults.splice(store.faults.indexOf(fault), 1);
  return fault;
}

/**
 * Applies a fault.
 *
 * @returns false if the connection is gone and no response can be sent
 * @throws {StripeApiError} for a fault of kind `error`
 */
export async function applyFault(fault: Fault | undefined, when: Fault["when"], reply: FastifyReply): Promise<boolean> {
  if (fault?.when !== when) return true;
  if (fault.kind === "error") throw faultError(fault.status);
  const closed = new Promise<void>((resolve) => reply.raw.once("close", resolve));
  if (fault.kind === "delay") {
    await Promise.race([sleep(fault.ms), closed]);
    return !reply.raw.destroyed;
  }
  reply.hijack();
  if (fault.kind === "drop") reply.raw.destroy();
  await closed;
  return false;
}

function faultError(status: number): StripeApiError {
  return status === 429
    ? new StripeApiError(
        status,
        errorObject("invalid_request_error", "Request rate limit exceeded.", { code: "rate_limit" }),
      )
    : new StripeApiError(status, errorObject("api_error", "An unknown error occurred (an injected fault)."));
}
