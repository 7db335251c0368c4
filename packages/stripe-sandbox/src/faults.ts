import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyReply } from "fastify";
import { z } from "zod";
import { ApiError, errorObject } from "./errors.ts";
import type { Sandbox } from "./store.ts";

/** A fault of the API, for the next `count` requests that it fits. */
export const fault = z.strictObject({
  /** `error` answers `status`, `hang` never answers, `drop` closes the connection, `delay` waits `ms`. */
  kind: z.enum(["error", "hang", "drop", "delay"]),
  /** `after`: the request is carried out, and only its answer is lost. */
  when: z.enum(["before", "after"]).default("before"),
  count: z.int().min(1).default(1),
  status: z.int().min(400).max(599).default(500),
  ms: z.int().min(0).default(1000),
  method: z.enum(["GET", "POST"]).optional(),
  /** The start of the path. */
  path: z.string().default("/v1/"),
});

export type Fault = z.output<typeof fault>;

/** The fault that this request is to meet, counted down. */
export function takeFault(sandbox: Sandbox, method: string, path: string): Fault | undefined {
  const found = sandbox.faults.find((fault) => path.startsWith(fault.path) && (fault.method ?? method) === method);
  if (!found) return undefined;
  found.count -= 1;
  if (found.count === 0) sandbox.faults.splice(sandbox.faults.indexOf(found), 1);
  return found;
}

/** Settles when the request may go on. Answers false if nobody waits for its answer any more. */
export async function meetFault(fault: Fault | undefined, when: Fault["when"], reply: FastifyReply): Promise<boolean> {
  if (fault?.when !== when) return true;
  const closed = new Promise<void>((resolve) => reply.raw.once("close", resolve));
  if (fault.kind === "error") throw faultError(fault.status);
  if (fault.kind === "delay") {
    await Promise.race([sleep(fault.ms), closed]);
    return !reply.raw.destroyed;
  }
  reply.hijack();
  if (fault.kind === "drop") reply.raw.destroy();
  await closed;
  return false;
}

function faultError(status: number): ApiError {
  if (status === 429) {
    const message = "Request rate limit exceeded.";
    return new ApiError(status, errorObject("invalid_request_error", message, { code: "rate_limit" }));
  }
  return new ApiError(
    status,
    errorObject("api_error", "An unknown error occurred (a fault that the sandbox was asked for)."),
  );
}
