import type { SourceKind } from "@zodiac-at-work/catalog";
import type { SignId } from "@zodiac-at-work/zodiac";
import { type Selectable, sql } from "kysely";
import type { Db } from "../../platform/client.ts";
import type { Database } from "../../platform/schema.ts";

/** A job with everything that is stored about it. */
export interface ExportedJob
  extends Omit<Selectable<Database["jobs"]>, "titleWords" | "placeWords" | "contentHash" | "lastSeenAt"> {
  kind: SourceKind | null;
  address: string | null;
  lastSeenAt: Date;
}

export interface ExportFilter {
  sign?: SignId | undefined;
  companyId?: number | undefined;
  kind?: SourceKind | undefined;
  /** Also closed jobs. */
  includesClosed?: boolean | undefined;
}

/**
 * Reads jobs in the order of their ids, in batches: the memory stays flat. A job that is inserted meanwhile may be read as
 * well.
 *
 * @example
 * for await (const job of exportJobs(db, { sign: "rat" })) write(job);
 */
export async function* exportJobs(db: Db, filter: ExportFilter = {}): AsyncGenerator<ExportedJob> {
  const { sign, companyId, kind, includesClosed = false } = filter;
  const batchSize = 500;
  for (let last = 0; ; ) {
    const { rows } = await sql<Selectable<Database["jobs"]> & ExportedJob>`
      select jobs.*, kind, address,
        coalesce(jobs.last_seen_at, greatest(jobs.scraped_at, source.last_complete_at)) as last_seen_at
      from jobs left join job_sources as source on source.id = source_id
      where jobs.id > ${last}
        ${includesClosed ? sql`` : sql`and closed_at is null`}
        ${sign === undefined ? sql`` : sql`and zodiac_sign = ${sign}`}
        ${companyId === undefined ? sql`` : sql`and jobs.company_id = ${companyId}`}
        ${kind === undefined ? sql`` : sql`and kind = ${kind}`}
      order by jobs.id limit ${batchSize}`.execute(db);
    for (const { titleWords: _, placeWords: __, contentHash: ___, ...job } of rows) yield job;
    const end = rows.at(-1);
    if (!end || rows.length < batchSize) return;
    last = end.id;
  }
}
