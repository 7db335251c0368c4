import { sourceOutcomes } from "@zodiac-at-work/catalog";
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { count, id, idInPath, moment, sign, signList } from "./fields.ts";
import { companyInBrief } from "./openings.ts";

/** A check of the job boards of one sign, or of all. */
export const run = z.object({
  id,
  /** Null for all signs. */
  sign: sign.nullable(),
  /** `waiting` until the first board is checked, `running` until the last one is. */
  state: z.enum(["waiting", "running", "ended"]),
  /** Whether a worker is there to do the check. Without one, the check waits. */
  hasWorker: z.boolean(),
  /** The number of boards checked so far, and in all. */
  done: count,
  of: count,
  /** The company whose board is being checked. */
  current: companyInBrief.nullable(),
  /** Openings found so far, and those among them that were not known before. */
  openings: count,
  new: count,
  startedAt: moment,
  endedAt: moment.nullable(),
  /** The state as a sentence for the reader: "Checked 34 boards: 212 openings, 3 could not be reached." */
  message: z.string(),
  /** The boards that could not be read, or only in part. The openings found there before stay in the lists. */
  unread: z.array(
    z.object({
      company: companyInBrief,
      outcome: z.enum(sourceOutcomes),
      /** Why, in a few words for the reader: "No answer". */
      reason: z.string(),
    }),
  ),
});

const started = z.object({
  /** What happened or is happening, as a sentence for the reader. */
  message: z.string(),
  /** Null if there is nothing to check. */
  runId: id.nullable(),
  run: run.nullable(),
});

export const scrape = {
  method: "POST",
  path: "/api/scrape",
  access: "paid",
  summary:
    "Checks the job boards of a sign's companies, or joins the check that is running, and waits up to 25 seconds for it",
  body: z.object({ zodiac: sign }),
  response: started,
  mayContinue: true,
} as const satisfies Endpoint;

export const scrapeEnhanced = {
  method: "POST",
  path: "/api/scrape-enhanced",
  access: "admin",
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
