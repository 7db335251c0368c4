import { type Db, findRunToJoin, listSources } from "@zodiac-at-work/db";
import type { Queue } from "./queue.ts";
import { type ScrapeRequest, startScrape } from "./start-scrape.ts";

/**
 * Joins the unfinished run that checks all sources of a sign, or of all signs if `sign` is null. Starts one if there is
 * none, so that two callers at once share a run.
 *
 * @returns null if there is no source to check
 * @example
 * const runId = await joinScrape(db, queue, { sign: "rat", trigger: "reader", requestedBy: uid, now: new Date() });
 */
export async function joinScrape(
  db: Db,
  queue: Queue,
  {
    sign,
    ...request
  }: Pick<ScrapeRequest, "trigger" | "requestedBy" | "now"> & {
    sign: NonNullable<ScrapeRequest["sign"]> | null;
  },
): Promise<number | null> {
  return db.transaction().execute(async (trx) => {
    const unfinished = await findRunToJoin(trx, sign);
    if (unfinished !== undefined) return unfinished;
    const filter = sign ? { sign } : {};
    const sources = await listSources(trx, { ...filter, status: "active" });
    if (sources.length === 0) return null;
    const { runId } = await startScrape(trx, queue, { ...request, ...filter });
    return runId;
  });
}
