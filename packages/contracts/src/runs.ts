import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { id, idInPath, moment, sign, signList } from "./fields.ts";
import { run } from "./run.ts";

/** What the last checks of a sign's boards found, if the boards may not be checked again yet. */
const lastChecks = run.pick({ of: true, openings: true, new: true, message: true, unread: true }).extend({
  sign,
  /** When the first of these checks ended. */
  checkedAt: moment,
});

const started = z.object({
  /** What happened or is happening, as a sentence for the reader. It says when, if no check began. */
  message: z.string(),
  /** Null if no check began, because there is nothing to check or all boards were checked recently. */
  runId: id.nullable(),
  run: run.nullable(),
  /** Null unless all boards were checked recently. A check of all signs begins in any case. */
  last: lastChecks.nullable(),
});

export const requestRun = {
  method: "POST",
  path: "/api/scrape",
  access: "paid",
  summary:
    "Checks the job boards of a sign's companies, or joins the check that is running, and waits up to 25 seconds for it. Boards that were checked recently are not asked again; their last result counts",
  body: z.object({ zodiac: sign }),
  response: started,
  mayContinue: true,
} as const satisfies Endpoint;

export const requestFullRun = {
  method: "POST",
  path: "/api/scrape-enhanced",
  access: "admin",
  audit: { action: "check-all-boards", made: "runId" },
  summary: "Checks all job boards, or joins the check that is running",
  response: started,
  mayContinue: true,
} as const satisfies Endpoint;

export const getRun = {
  method: "GET",
  path: "/api/scrape/runs/:id",
  access: "paid",
  summary: "Returns the state of a check of job boards",
  params: z.object({ id: idInPath }),
  response: z.object({ run }),
  errors: ["not-found"],
} as const satisfies Endpoint;

export const watchRun = {
  method: "GET",
  path: "/api/scrape/runs/:id/events",
  access: "paid",
  summary: "Streams the state of a check of job boards until it ends, each time that it changes",
  params: z.object({ id: idInPath }),
  response: z.object({ run }),
  streams: true,
  errors: ["not-found"],
} as const satisfies Endpoint;

export const listLatestRuns = {
  method: "GET",
  path: "/api/scrape/latest",
  access: "paid",
  summary: "Returns the running or last check of each sign, so that a reloaded page can go on watching it",
  query: z.object({
    /** All signs if omitted. */
    zodiac: signList.optional(),
  }),
  response: z.object({ runs: z.array(run) }),
} as const satisfies Endpoint;
