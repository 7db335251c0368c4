import { sql } from "kysely";

/** The columns of a job that every list shows. */
export const jobColumns = [
  "id",
  "title",
  "location",
  "locations",
  "workplace",
  "countries",
  "department",
  "type",
  "salary",
  "salaryMin",
  "salaryMax",
  "salaryCurrency",
  "salaryPeriod",
  "postedDate",
  "indeedUrl",
  "firstSeenAt",
  "isSample",
] as const;

/** When the job was last seen, of `jobs` joined with its `source`. */
export const lastSeenAt = sql<Date>`
  coalesce(jobs.last_seen_at, greatest(jobs.scraped_at, source.last_complete_at))`.as("lastSeenAt");
