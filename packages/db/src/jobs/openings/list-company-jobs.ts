import { type Selectable, sql } from "kysely";
import type { Db } from "../../platform/client.ts";
import { offsetOf, type Page, totalPagesOf } from "../../platform/paging.ts";
import type { Database } from "../../platform/schema.ts";
import { jobColumns, lastSeenAt } from "./job-columns.ts";

/** A job as a company's page shows it. Dates are `YYYY-MM-DD`. */
export interface Job
  extends Pick<Selectable<Database["jobs"]>, (typeof jobColumns)[number] | "description" | "descriptionHtml"> {
  lastSeenAt: Date;
}

/**
 * Returns one page of a company's open jobs, the newest first. An unknown company has none.
 *
 * @example
 * const { jobs, total, totalPages } = await listJobs(db, company.id, { page: 1, limit: 20 });
 */
export async function listJobs(
  db: Db,
  companyId: number,
  page: Page,
): Promise<{ jobs: Job[]; total: number; totalPages: number }> {
  const matching = db.selectFrom("jobs").where("jobs.companyId", "=", companyId).where("closedAt", "is", null);
  const [jobs, { total }] = await Promise.all([
    matching
      .leftJoin("jobSources as source", "source.id", "jobs.sourceId")
      .select(jobColumns.map((column) => `jobs.${column}` as const))
      .select(["jobs.description", "jobs.descriptionHtml", lastSeenAt])
      .orderBy("listedOn", "desc")
      .orderBy("jobs.id", "desc")
      .limit(page.limit)
      .offset(offsetOf(page))
      .execute(),
    matching.select(sql<number>`count(*)::integer`.as("total")).executeTakeFirstOrThrow(),
  ]);
  return { jobs, total, totalPages: totalPagesOf(total, page) };
}

/** Counts a company's open jobs that were first seen after a moment. */
export async function countNewJobs(db: Db, companyId: number, seenAt: Date): Promise<number> {
  const { total } = await db
    .selectFrom("jobs")
    .select(sql<number>`count(*)::integer`.as("total"))
    .where("companyId", "=", companyId)
    .where("closedAt", "is", null)
    .where("firstSeenAt", ">", seenAt)
    .executeTakeFirstOrThrow();
  return total;
}
