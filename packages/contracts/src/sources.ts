import { sourceKinds, sourceOutcomes, sourceStatuses } from "@zodiac-at-work/catalog";
import { z } from "zod";
import { companyInBrief } from "./company-in-brief.ts";
import type { Endpoint } from "./endpoint.ts";
import { count, id, idInPath, limit, moment, oneOf, page, text, textOrNone } from "./fields.ts";

/** `new` until the first check, `suspect` after a large board said once that it is empty. */
const health = z.enum(["new", ...sourceOutcomes, "suspect"]);

const source = z.object({
  id,
  company: companyInBrief,
  kind: z.enum(sourceKinds),
  /** The company's name at the service, or the URL of a page or feed. */
  address: z.string(),
  status: z.enum(sourceStatuses),
  /** When the company's own name was found on it, or an operator confirmed it. */
  verifiedAt: moment.nullable(),
  health,
  /** Checks in a row without a complete snapshot. */
  failures: count,
  /** Openings in the last complete snapshot. */
  postings: count.nullable(),
  lastAttemptAt: moment.nullable(),
  lastCompleteAt: moment.nullable(),
});

export const listSources = {
  method: "GET",
  path: "/api/operations/sources",
  access: "admin",
  summary: "Returns a page of the sources of openings by company, 20 by default",
  query: z.object({
    page,
    limit,
    kind: oneOf(sourceKinds).optional(),
    status: oneOf(sourceStatuses).optional(),
    health: oneOf(health.options).optional(),
    /** A part of a company's name or of an address. Blank text is ignored. */
    search: textOrNone(200).optional(),
  }),
  response: z.object({
    sources: z.array(source),
    total: count,
    totalPages: count,
    /** Sources of each status that match the other filters. */
    counts: z.array(z.object({ status: z.enum(sourceStatuses), count })),
  }),
} as const satisfies Endpoint;

export const getSourceHealth = {
  method: "GET",
  path: "/api/operations/health",
  access: "admin",
  summary: "Returns how well each kind of source was read on each of the last 14 days (UTC)",
  response: z.object({
    kinds: z.array(
      z.object({
        kind: z.enum(sourceKinds),
        /** Active boards. */
        boards: count,
        /** The share of the 14 days' checks that were read completely, 0 to 1; null without a check. */
        read: z.number().min(0).max(1).nullable(),
        /** The average duration of those checks. */
        averageMs: count.nullable(),
        /**
         * How the latest checks of the kind's sources ended: the most frequent bad outcome if a quarter of them or more were
         * not read; else `slow` if a check takes three seconds or more, else `well`.
         */
        state: z.enum(["unchecked", "well", "slow", ...sourceOutcomes]),
        /** The oldest first, today last. */
        days: z.array(z.object({ date: z.iso.date(), checked: count, read: count })).length(14),
      }),
    ),
  }),
} as const satisfies Endpoint;

const sourceParams = z.object({ id: idInPath });
const oneSource = z.object({ source });

export const checkSource = {
  method: "POST",
  path: "/api/operations/sources/:id/check",
  access: "admin",
  audit: { action: "check-board", made: "runId" },
  summary: "Checks one source now, or joins the check that is running",
  params: sourceParams,
  response: z.object({ runId: id }),
  errors: ["not-found", "source-not-active"],
} as const satisfies Endpoint;

export const pauseSource = {
  method: "POST",
  path: "/api/operations/sources/:id/pause",
  access: "admin",
  audit: { action: "pause-board" },
  summary: "Switches a source off. Its openings stay",
  params: sourceParams,
  response: oneSource,
  errors: ["not-found"],
} as const satisfies Endpoint;

export const activateSource = {
  method: "POST",
  path: "/api/operations/sources/:id/activate",
  access: "admin",
  audit: { action: "activate-board" },
  summary: "Switches a paused or proposed source on",
  params: sourceParams,
  response: oneSource,
  errors: ["not-found"],
} as const satisfies Endpoint;

export const confirmSource = {
  method: "POST",
  path: "/api/operations/sources/:id/confirm",
  access: "admin",
  audit: { action: "confirm-board" },
  summary: "Confirms that a source is the company's own, and switches it on",
  params: sourceParams,
  response: oneSource,
  errors: ["not-found"],
} as const satisfies Endpoint;

export const replaceSourceAddress = {
  method: "PUT",
  path: "/api/operations/sources/:id/address",
  access: "admin",
  audit: { action: "replace-board", keeps: ["kind", "address"] },
  summary: "Replaces the address of a source. It counts as unverified until its next check",
  params: sourceParams,
  body: z.object({
    kind: oneOf(sourceKinds),
    /** The company's name at the service, or the `https:` URL of its board, page or feed. */
    address: text(2000).regex(
      // The fetcher refuses ports, addresses of machines and names without a domain.
      /^([a-z0-9][a-z0-9._-]*|https:\/\/([a-z0-9-]+\.)+[a-z][a-z0-9-]*([/?#][!-~]*)?)$/i,
      "must be a company's name at the service, or an https: URL of a public host, without a port",
    ),
  }),
  response: oneSource,
  errors: ["not-found", "source-exists"],
} as const satisfies Endpoint;
