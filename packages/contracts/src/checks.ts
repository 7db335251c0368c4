import { sourceKinds, sourceOutcomes, sourceStatuses } from "@zodiac-at-work/catalog";
import { z } from "zod";
import { companyInBrief } from "./company-in-brief.ts";
import type { Endpoint } from "./endpoint.ts";
import { count, id, idInPath, limit, moment, oneOf, textOrNone, wholeNumber } from "./fields.ts";

const outcome = z.enum(sourceOutcomes);

/** The check of one source. A check answers every run that waits for the source; `runId` is the oldest of them. */
const check = z.object({
  id,
  runId: id,
  sourceId: id,
  company: companyInBrief,
  kind: z.enum(sourceKinds),
  outcome,
  /** The number of openings found. */
  found: count,
  new: count,
  /** The number of openings closed. */
  closed: count,
  /** Null if the check ended before it began: its task gave up. */
  startedAt: moment.nullable(),
  endedAt: moment,
  durationMs: count.nullable(),
  handledAt: moment.nullable(),
});

const outcomeCounts = z.array(z.object({ outcome, count }));

export const listChecks = {
  method: "GET",
  path: "/api/operations/checks",
  access: "admin",
  summary: "Lists the ended checks of sources, the newest first, 20 by default",
  query: z.object({
    limit,
    /** Only checks that are older than this one: the last of the page before. */
    before: idInPath.optional(),
    outcome: oneOf(sourceOutcomes).optional(),
    /** A part of a company's name or of a kind. Blank text is ignored. */
    search: textOrNone(200).optional(),
    /** Only checks of the last so many days, 1 by default. */
    days: wholeNumber(1, 365),
  }),
  response: z.object({
    checks: z.array(check),
    hasOlder: z.boolean(),
    /** Checks that match, whatever `before` is. */
    total: count,
    /** Checks of each outcome that match the other filters, in the order of the outcomes. */
    counts: outcomeCounts,
  }),
} as const satisfies Endpoint;

const checkParams = z.object({ id: idInPath });

export const getCheck = {
  method: "GET",
  path: "/api/operations/checks/:id",
  access: "admin",
  summary: "Returns the report of one check",
  params: checkParams,
  response: z.object({
    check: check.extend({
      address: z.string(),
      status: z.enum(sourceStatuses),
      trigger: z.enum(["schedule", "reader", "operator"]),
      /** Why the outcome is not `complete`, as a sentence for the operator. */
      reason: z.string().nullable(),
      attempts: count,
      changed: count,
      unchanged: count,
      /** The number of postings that could not be read. */
      unreadable: count,
      requests: count,
      bytes: count,
      details: z.object({
        /** What the response should have held and what it held, where the outcome is `changed` or `partial`. */
        expected: z.string().nullable(),
        found: z.string().nullable(),
        /** Postings that could not be read, with the reason of each. */
        unreadable: z.array(z.object({ id: z.string().nullable(), reason: z.string() })),
      }),
      handledBy: z.string().nullable(),
      /** The last snapshot of the source: when, and how many openings it had. */
      lastComplete: z.object({ at: moment, openings: count.nullable() }).nullable(),
      /** The latest checks of the other sources of the kind, and how many of them ended like this one. */
      others: z.object({ checked: count, same: count }),
    }),
  }),
  errors: ["not-found"],
} as const satisfies Endpoint;

export const markCheckHandled = {
  method: "POST",
  path: "/api/operations/checks/:id/handled",
  access: "admin",
  audit: { action: "handle-check" },
  summary: "Marks a check as handled by the caller. A second call changes nothing",
  params: checkParams,
  response: z.object({ handledAt: moment }),
  errors: ["not-found"],
} as const satisfies Endpoint;
