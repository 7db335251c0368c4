import type { Posting, Salary } from "@zodiac-at-work/catalog";
import { sql } from "kysely";
import type { Db } from "../platform/client.ts";

/** Returns the postings of a source that are stored with their text, among those with the given ids. */
export async function listStoredPostings(
  db: Db,
  sourceId: number,
  ids: readonly string[],
): Promise<Map<string, Posting>> {
  const rows = await withText(db, sourceId)
    .where("sourceJobId", "in", ids.length > 0 ? ids : [""])
    .execute();
  return new Map(rows.map((row) => [row.sourceJobId ?? "", toPosting(row)]));
}

/** The stored posting of a page of its own, and when the page was last read. */
export interface ReadPage {
  posting: Posting;
  readAt: Date;
}

/** Lists the open postings of a source that are stored with their text. A complete check has read, or known, all of them. */
export async function listReadPages(db: Db, sourceId: number): Promise<ReadPage[]> {
  const rows = await withText(db, sourceId)
    .innerJoin("jobSources", "jobSources.id", "jobs.sourceId")
    .select(sql<Date>`greatest(jobs.scraped_at, job_sources.last_complete_at)`.as("readAt"))
    .where("closedAt", "is", null)
    .execute();
  return rows.map((row) => ({ posting: toPosting(row), readAt: row.readAt }));
}

function withText(db: Db, sourceId: number) {
  return db
    .selectFrom("jobs")
    .select(["sourceJobId", "title", "locations", "workplace", "countries", "department", "type", "postedDate"])
    .select(["salary", "salaryMin", "salaryMax", "salaryCurrency", "salaryPeriod"])
    .select(["description", "descriptionHtml", "indeedUrl", "publishedUrl"])
    .where("sourceId", "=", sourceId)
    .where("description", "is not", null);
}

type Row = Awaited<ReturnType<ReturnType<typeof withText>["execute"]>>[number];

function toPosting(row: Row): Posting {
  const salary: Salary = {
    min: row.salaryMin,
    max: row.salaryMax,
    currency: row.salaryCurrency,
    period: row.salaryPeriod,
    text: row.salary,
  };
  return {
    id: row.sourceJobId ?? "",
    title: row.title,
    locations: row.locations,
    remote: row.workplace && { mode: row.workplace, countries: row.countries },
    department: row.department,
    type: row.type,
    salary: Object.values(salary).some((value) => value !== null) ? salary : null,
    postedDate: row.postedDate,
    url: row.indeedUrl,
    ...(row.publishedUrl !== null && { publishedUrl: row.publishedUrl }),
    description: { text: row.description ?? "", html: row.descriptionHtml ?? "" },
  };
}
