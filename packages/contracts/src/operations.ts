import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { count, moment } from "./fields.ts";

export const getOperations = {
  method: "GET",
  path: "/api/operations",
  access: "admin",
  summary: "Returns the figures of the operations page",
  response: z.object({
    /** The server's time. */
    at: moment,
    /** Whether a worker has been seen in the last minute. */
    hasWorker: z.boolean(),
    /** Boards checked in the last 24 hours, active boards, and proposed ones that wait for a decision. */
    boards: z.object({ checked: count, of: count, proposed: count }),
    openings: count,
    /** Users who have paid and have no access. */
    paymentsWithoutAccess: count,
    /** Sources whose latest check needs a person, and tasks that gave up. */
    attention: z.object({ boards: count, tasks: count }),
  }),
} as const satisfies Endpoint;
