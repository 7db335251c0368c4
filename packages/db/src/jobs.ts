import { type Selectable, sql } from "kysely";
import type { Db } from "./client.ts";
import { offsetOf, type Page, totalPagesOf } from "./paging.ts";
import type { Database } from "./schema.ts";

/** A job as a company's page shows it. `postedDate` is `YYYY-MM-DD`. */
export type Job = Pick<Selectable<Database["jobs"]>, (typeof jobColumns)[number]>;

const jobColumns = ["id", "title", "location", "department", "type", "salary", "postedDate", "indeedUrl"] as const;

/**
 * Returns one page of a company's jobs, the newest first. An unknown company has none.
 *
 * @example
 * const { jobs, totalPages } = await listJobs(db, company.id, { page: 1, limit: 20 });
 */
export async function listJobs(db: Db, companyId: number, page: Page): Promise<{ jobs: Job[]; totalPages: number }> {
  const matching = db.selectFrom("jobs").where("companyId", "=", companyId);
  const [jobs, { total }] = await Promise.all([
    matching
      .select(jobColumns)
      .orderBy("postedDate", "desc")
      .orderBy("id", "desc")
      .limit(page.limit)
      .offset(offsetOf(page))
      .execute(),
    matching.select(sql<number>`count(*)::integer`.as("total")).executeTakeFirstOrThrow(),
  ]);
  return { jobs, totalPages: totalPagesOf(total, page) };
}
