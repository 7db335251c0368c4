import type { SourceKind, SourceStatus } from "@zodiac-at-work/catalog";
import type { SignId } from "@zodiac-at-work/zodiac";
import { type Kysely, type Selectable, sql } from "kysely";
import type { Db } from "../platform/client.ts";
import type { Database } from "../platform/schema.ts";

/** A source with its company and its number of open jobs. */
export interface JobSource extends Omit<Selectable<Database["jobSources"]>, "validators"> {
  companyName: string;
  zodiacSign: SignId;
  careersUrl: string | null;
  openJobs: number;
}

export interface SourceFilter {
  sign?: SignId | undefined;
  companyId?: number | undefined;
  /** A part of the company's name, without regard to case. */
  company?: string | undefined;
  kind?: SourceKind | undefined;
  status?: SourceStatus | undefined;
  /** Only sources that were last attempted before this moment, or never. */
  lastAttemptBefore?: Date | undefined;
}

/** A source to add. */
export interface NewSource {
  companyId: number;
  kind: SourceKind;
  /** The company's name at the service, or the `https:` URL of a page or feed. */
  address: string;
  /** The settings of a `listing`. */
  settings?: object | null | undefined;
}

/**
 * Lists sources in the order of their next checks: the longest unattempted first, never attempted ones before
 * all others. Among equals, companies with a logo come first: only widely known brands have an icon.
 *
 * @example
 * const sources = await listSources(db, { sign: "rat", status: "active" });
 */
export async function listSources(db: Kysely<Database>, filter: SourceFilter = {}): Promise<JobSource[]> {
  const { sign, companyId, company, kind, status, lastAttemptBefore } = filter;
  let query = selectSources(db);
  if (sign !== undefined) query = query.where("companies.zodiacSign", "=", sign);
  if (companyId !== undefined) query = query.where("companies.id", "=", companyId);
  if (company !== undefined) {
    query = query.where(sql<boolean>`strpos(companies.search_name, search_form(${company})) > 0`);
  }
  if (kind !== undefined) query = query.where("jobSources.kind", "=", kind);
  if (status !== undefined) query = query.where("jobSources.status", "=", status);
  if (lastAttemptBefore !== undefined) {
    query = query.where((eb) => eb.or([eb("lastAttemptAt", "is", null), eb("lastAttemptAt", "<", lastAttemptBefore)]));
  }
  return query
    .orderBy("lastAttemptAt", (order) => order.asc().nullsFirst())
    .orderBy(sql`companies.logo_url is null`)
    .orderBy("companies.searchName")
    .orderBy("jobSources.id")
    .execute();
}

/** Returns a source, or undefined if the id is unknown. */
export async function findSource(db: Kysely<Database>, id: number): Promise<JobSource | undefined> {
  return selectSources(db).where("jobSources.id", "=", id).executeTakeFirst();
}

function selectSources(db: Kysely<Database>) {
  return db
    .selectFrom("jobSources")
    .innerJoin("companies", "companies.id", "jobSources.companyId")
    .select([
      ...(["jobSources.id", "jobSources.companyId", "kind", "address", "status", "verifiedAt", "settings"] as const),
      ...(["health", "failures", "postings", "suspectSince", "lastAttemptAt", "lastCompleteAt"] as const),
      ...(["companies.name as companyName", "companies.zodiacSign", "companies.careersUrl"] as const),
      sql<number>`(
        select count(*)::integer from jobs where jobs.source_id = job_sources.id and closed_at is null)`.as("openJobs"),
    ]);
}

/**
 * Proposes a source. It is not checked until an operator or the company's own name on it confirms it.
 *
 * @returns the source's id, and whether it is new; the id of the existing source if the address is taken
 */
export async function proposeSource(db: Db, source: NewSource): Promise<{ id: number; isNew: boolean }> {
  return db.transaction().execute(async (trx) => {
    const { companyId, kind, address, settings = null } = source;
    const added = await trx
      .insertInto("jobSources")
      .values({ companyId, kind, address, settings })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (added) return { id: added.id, isNew: true };
    const { rows } = await sql<{ id: number }>`
      select id from job_sources where kind = ${kind} and
        (case when kind in ('greenhouse', 'recruitee', 'personio') then lower(address) else address end)
        = (case when ${kind}::text in ('greenhouse', 'recruitee', 'personio') then lower(${address}) else ${address} end)
      `.execute(trx);
    const [existing] = rows;
    if (!existing) throw new Error(`The source ${kind} ${address} can neither be added nor found.`);
    return { id: existing.id, isNew: false };
  });
}

/**
 * Records that the company's own name was found on a source. The source becomes active unless an operator has paused it.
 *
 * @returns whether the source exists
 */
export async function verifySource(db: Db, id: number, verifiedAt: Date): Promise<boolean> {
  return changed(
    db
      .updateTable("jobSources")
      .set({
        verifiedAt: sql<Date>`coalesce(verified_at, ${verifiedAt})`,
        status: sql<SourceStatus>`case status when 'proposed' then 'active' else status end`,
      })
      .where("id", "=", id),
  );
}

/**
 * Activates a source on an operator's word that it is the company's.
 *
 * @returns whether the source exists
 */
export async function confirmSource(db: Db, id: number, confirmedAt: Date): Promise<boolean> {
  return changed(
    db
      .updateTable("jobSources")
      .set({ status: "active", verifiedAt: sql<Date>`coalesce(verified_at, ${confirmedAt})` })
      .where("id", "=", id),
  );
}

/** Pauses a source: it is not checked, and its jobs stay. Returns whether the source exists. */
export async function pauseSource(db: Db, id: number): Promise<boolean> {
  return changed(db.updateTable("jobSources").set({ status: "paused" }).where("id", "=", id));
}

/** Has a source checked from now on. Returns whether the source exists. */
export async function activateSource(db: Db, id: number): Promise<boolean> {
  return changed(db.updateTable("jobSources").set({ status: "active" }).where("id", "=", id));
}

/**
 * Gives a source another kind or address. Its jobs close with the reason `source-removed`, and the company's name must
 * be found on it again.
 *
 * @returns whether the source exists
 * @throws if another source has the address
 */
export async function replaceSource(
  db: Db,
  id: number,
  { kind, address, settings = null }: Omit<NewSource, "companyId">,
): Promise<boolean> {
  return changed(db.updateTable("jobSources").set({ kind, address, settings, status: "active" }).where("id", "=", id));
}

async function changed(update: { executeTakeFirst(): Promise<{ numUpdatedRows: bigint }> }): Promise<boolean> {
  const { numUpdatedRows } = await update.executeTakeFirst();
  return numUpdatedRows > 0n;
}
