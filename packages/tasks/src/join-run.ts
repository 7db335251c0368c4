import { type Db, findRunToJoin, listSources, listStandingChecks, type ReaderLimits } from "@zodiac-at-work/db";
import type { Queue } from "./queue.ts";
import { type RunRequest, startRun } from "./start-run.ts";

interface JoinRequest extends Pick<RunRequest, "trigger" | "requestedBy" | "now"> {
  sign: NonNullable<RunRequest["sign"]> | null;
  /** How often the same board may be checked. Null for operators, who are not limited. */
  limits: ReaderLimits | null;
}

/** The run that checks the sources, or the last checks of all of them if none may be checked again yet. */
export type JoinedRun = { runId: number } | { checkIds: readonly number[] };

/**
 * Joins the unfinished run that checks all sources of a sign, or of all signs if `sign` is null. Starts one if there is
 * none. Two callers at once share a run. The run leaves out the sources that may not be checked again yet; their
 * last results count. No run starts if it would check no source.
 *
 * The limits hold over all callers and processes, because they are read in the transaction that starts the run.
 *
 * @returns null if there is no source to check
 * @example
 * const joined = await joinRun(db, queue, { sign: "rat", trigger: "reader", requestedBy: uid, limits, now: new Date() });
 */
export async function joinRun(
  db: Db,
  queue: Queue,
  { sign, limits, ...request }: JoinRequest,
): Promise<JoinedRun | null> {
  return db.transaction().execute(async (trx) => {
    const unfinished = await findRunToJoin(trx, sign);
    if (unfinished !== undefined) return { runId: unfinished };
    const filter = sign ? { sign } : {};
    const sources = await listSources(trx, { ...filter, status: "active" });
    if (sources.length === 0) return null;
    const sourceIds = sources.map(({ id }) => id);
    const standing = limits ? await listStandingChecks(trx, sourceIds, { ...limits, now: request.now }) : [];
    if (standing.length === sources.length) return { checkIds: standing.map(({ checkId }) => checkId) };
    const { runId } = await startRun(trx, queue, { ...request, ...filter, sourceIds, standing });
    return { runId };
  });
}
