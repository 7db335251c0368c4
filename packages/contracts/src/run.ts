import { sourceOutcomes } from "@zodiac-at-work/catalog";
import { z } from "zod";
import { companyInBrief } from "./company-in-brief.ts";
import { count, id, moment, sign } from "./fields.ts";

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
