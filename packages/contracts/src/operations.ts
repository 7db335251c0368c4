import { sourceKinds, sourceOutcomes, sourceStatuses } from "@zodiac-at-work/catalog";
import { z } from "zod";
import { companyInBrief } from "./company-in-brief.ts";
import type { Endpoint } from "./endpoint.ts";
import { count, id, idInPath, limit, moment, oneOf, page, text, textOrNone, wholeNumber } from "./fields.ts";
import { run } from "./run.ts";

const outcome = z.enum(sourceOutcomes);

/** `new` until the first check, `suspect` after a large board said once that it is empty. */
const health = z.enum(["new", ...sourceOutcomes, "suspect"]);

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
  summary: "Marks a check as handled by the caller. A second call changes nothing",
  params: checkParams,
  response: z.object({ handledAt: moment }),
  errors: ["not-found"],
} as const satisfies Endpoint;

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
  summary: "Checks one source now, or joins the check that is running",
  params: sourceParams,
  response: z.object({ runId: id }),
  errors: ["not-found", "source-not-active"],
} as const satisfies Endpoint;

export const pauseSource = {
  method: "POST",
  path: "/api/operations/sources/:id/pause",
  access: "admin",
  summary: "Switches a source off. Its openings stay",
  params: sourceParams,
  response: oneSource,
  errors: ["not-found"],
} as const satisfies Endpoint;

export const activateSource = {
  method: "POST",
  path: "/api/operations/sources/:id/activate",
  access: "admin",
  summary: "Switches a paused or proposed source on",
  params: sourceParams,
  response: oneSource,
  errors: ["not-found"],
} as const satisfies Endpoint;

export const confirmSource = {
  method: "POST",
  path: "/api/operations/sources/:id/confirm",
  access: "admin",
  summary: "Confirms that a source is the company's own, and switches it on",
  params: sourceParams,
  response: oneSource,
  errors: ["not-found"],
} as const satisfies Endpoint;

export const replaceSourceAddress = {
  method: "PUT",
  path: "/api/operations/sources/:id/address",
  access: "admin",
  summary: "Replaces the address of a source. It counts as unverified until its next check",
  params: sourceParams,
  body: z.object({
    kind: oneOf(sourceKinds),
    /** The company's name at the service, or the `https:` URL of its board, page or feed. */
    address: text(2000).regex(
      /^([a-z0-9][a-z0-9._-]*|https:\/\/[a-z0-9.-]+(:\d+)?([/?#][!-~]*)?)$/i,
      "must be a company's name at the service, or an https: URL",
    ),
  }),
  response: oneSource,
  errors: ["not-found", "source-exists"],
} as const satisfies Endpoint;

/** `retrying` waits for its next attempt, `failed` has given up. */
const taskState = z.enum(["active", "retrying", "failed", "queued"]);

const task = z.object({
  id: z.uuid(),
  /** The name of its kind: `scrape-source`. */
  name: z.string(),
  /** What the task is about: the name of a company, the id of a sign, or null for everything. */
  subject: z.string().nullable(),
  state: taskState,
  /** The attempt that runs or ran last, from 1; 0 before the first. */
  attempt: count,
  attempts: count,
  progress: z.object({ done: count, of: count.nullable() }).nullable(),
  enqueuedAt: moment,
  startedAt: moment.nullable(),
  endedAt: moment.nullable(),
  /** When the next attempt is due, while it waits. */
  nextAt: moment.nullable(),
  /** Why the last attempt failed. */
  failure: z.string().nullable(),
});

const schedule = z.object({
  /** The name of the task. */
  task: z.string(),
  /** Five fields of cron. */
  cron: z.string(),
  /** An IANA time zone. */
  timeZone: z.string(),
  isPaused: z.boolean(),
  /** Null while it is paused. */
  nextAt: moment.nullable(),
  lastAt: moment.nullable(),
  changedBy: z.string().nullable(),
  changedAt: moment.nullable(),
});

export const listTasks = {
  method: "GET",
  path: "/api/operations/tasks",
  access: "admin",
  summary:
    "Returns a page of the tasks, 20 by default: those that run, then those that wait for a retry, gave up or wait",
  query: z.object({ page, limit, state: oneOf(taskState.options).optional() }),
  response: z.object({
    tasks: z.array(task),
    total: count,
    totalPages: count,
    /** Tasks of each state. */
    counts: z.array(z.object({ state: taskState, count })),
    schedules: z.array(schedule),
    /** The checks of job boards that have not ended, the oldest first. */
    runs: z.array(run),
  }),
} as const satisfies Endpoint;

export const retryTask = {
  method: "POST",
  path: "/api/operations/tasks/:name/:id/retry",
  access: "admin",
  summary: "Retries a task that gave up, or makes a waiting retry due now",
  params: z.object({ name: text(100), id: z.uuid("must be the id of a task") }),
  response: z.object({ task }),
  errors: ["not-found", "task-not-retryable"],
} as const satisfies Endpoint;

export const changeSchedule = {
  method: "PUT",
  path: "/api/operations/schedules/:task",
  access: "admin",
  summary: "Changes when a task runs, or pauses it",
  params: z.object({ task: text(100) }),
  body: z.object({ cron: text(100), timeZone: text(64).optional(), isPaused: z.boolean() }),
  response: z.object({ schedule }),
  errors: ["not-found"],
} as const satisfies Endpoint;
