import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { count, limit, moment, oneOf, page, text } from "./fields.ts";
import { run } from "./run.ts";

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
  audit: { action: "retry-task" },
  summary: "Retries a task that gave up, or makes a waiting retry due now",
  params: z.object({ name: text(100), id: z.uuid("must be the id of a task") }),
  response: z.object({ task }),
  errors: ["not-found", "task-not-retryable"],
} as const satisfies Endpoint;

export const changeSchedule = {
  method: "PUT",
  path: "/api/operations/schedules/:task",
  access: "admin",
  audit: { action: "change-schedule", keeps: ["cron", "timeZone", "isPaused"] },
  summary: "Changes when a task runs, or pauses it",
  params: z.object({ task: text(100) }),
  body: z.object({ cron: text(100), timeZone: text(64).optional(), isPaused: z.boolean() }),
  response: z.object({ schedule }),
  errors: ["not-found"],
} as const satisfies Endpoint;
