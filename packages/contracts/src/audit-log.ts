import { adminActions } from "@zodiac-at-work/catalog";
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { count, id, limit, moment, oneOf, page, text } from "./fields.ts";

/** Who acted. The id is what the filter takes; the name is null once the account was deleted. */
const person = z.object({ id: z.string(), name: z.string().nullable(), byCommand: z.boolean() });

const entry = z.object({
  id,
  at: moment,
  person,
  action: z.string(),
  /** What was changed, by its id or path. */
  target: z.string().nullable(),
  /** The address of the changed account, or the beginning of the hash of its id. */
  subject: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  /** The id of the request, as the log has it. */
  requestId: z.string().nullable(),
});

const filter = {
  person: text(200).optional(),
  action: oneOf(adminActions).optional(),
  /** A day in UTC. */
  day: z.iso.date("must be a day as YYYY-MM-DD").optional(),
};

export const listAuditLog = {
  method: "GET",
  path: "/api/operations/audit-log",
  access: "admin",
  summary: "Lists what administrators and operators did, the latest first, 20 by default",
  query: z.object({ page, limit, ...filter }),
  response: z.object({
    entries: z.array(entry),
    total: count,
    totalPages: count,
    /** Everybody in the log. */
    people: z.array(person),
  }),
} as const satisfies Endpoint;

export const exportAuditLog = {
  method: "GET",
  path: "/api/operations/audit-log/export",
  access: "admin",
  summary: "Returns the entries of the audit log that match, the latest 10,000 at most, as CSV",
  query: z.object(filter),
  response: z.object({
    csv: z.string(),
    /** Whether older entries match that the file lacks. */
    isCut: z.boolean(),
  }),
} as const satisfies Endpoint;
