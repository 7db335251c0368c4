import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { count, moment } from "./fields.ts";

/** A number of bytes or of estimated rows, which may be larger than PostgreSQL's `integer`. */
const large = z.number().min(0);

export const getStorage = {
  method: "GET",
  path: "/api/operations/storage",
  access: "admin",
  summary: "Returns the sizes of the tables, and what is removed when it is old",
  response: z.object({
    /** The largest first. */
    tables: z.array(
      z.object({
        name: z.string(),
        /** PostgreSQL's estimate. Null until the table was analyzed. */
        rows: large.nullable(),
        /** With indexes. */
        bytes: large,
        indexBytes: large,
      }),
    ),
    retention: z.array(
      z.object({
        record: z.enum([
          ...["closedJobs", "checks", "generations", "revisions", "paymentEvents", "auditLog", "browserReports"],
        ] as const),
        tables: z.array(z.string()),
        /** For how many days a record is kept after its end. */
        days: count,
        /** When the oldest record ended. */
        oldestAt: moment.nullable(),
        /** How many rows the next removal finds, counted up to 10,000. */
        removable: count,
      }),
    ),
  }),
} as const satisfies Endpoint;
