import { industries, sourceKinds } from "@zodiac-at-work/catalog";
import { signIds } from "@zodiac-at-work/zodiac";
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { count, id, moment } from "./fields.ts";

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

const covered = z.object({
  companies: count,
  /** Those with an active source that robots.txt does not forbid. */
  withBoard: count,
  /** Those with a board that was read completely, or found empty, in the last 48 hours. */
  checked: count,
  /** Open openings. */
  openings: count,
});

export const getCoverage = {
  method: "GET",
  path: "/api/operations/coverage",
  access: "admin",
  summary: "Returns how many companies have a board, by rank, sign, industry and kind, and the well-known ones without",
  response: z.object({
    all: covered,
    wellKnown: covered,
    others: covered,
    signs: z.array(covered.extend({ sign: z.enum(signIds) })),
    industries: z.array(covered.extend({ industry: z.enum(industries) })),
    /** The most common kind first. A company may have boards of several kinds. */
    kinds: z.array(z.object({ kind: z.enum(sourceKinds), companies: count, checked: count })),
    /** Well-known companies without a board, the best known first. */
    missing: z.array(
      z.object({
        id,
        name: z.string(),
        /** robots.txt forbids its source, only a careers page is known, or nothing is. */
        reason: z.enum(["forbidden", "own-page", "not-found"]),
        careersUrl: z.string().nullable(),
      }),
    ),
  }),
} as const satisfies Endpoint;
