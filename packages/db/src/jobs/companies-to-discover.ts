import { sql } from "kysely";
import type { Db } from "../platform/client.ts";

/** A company whose careers page may point to a source. */
export interface CompanyToDiscover {
  id: number;
  name: string;
  /** `https:` */
  careersUrl: string;
}

/** Lists companies with a careers page and without an active source, or the one with the id, well-known ones first. */
export async function listCompaniesToDiscover(
  db: Db,
  { companyId, limit }: { companyId?: number | undefined; limit?: number | undefined } = {},
): Promise<CompanyToDiscover[]> {
  let query = db
    .selectFrom("companies")
    .select(["id", "name", (eb) => eb.ref("careersUrl").$notNull().as("careersUrl")])
    .where("careersUrl", "like", "https://%")
    .orderBy(sql`logo_url is null`)
    .orderBy("searchName")
    .orderBy("id");
  if (companyId !== undefined) query = query.where("id", "=", companyId);
  else {
    query = query.where(
      sql<boolean>`not exists (select from job_sources where company_id = companies.id and status = 'active')`,
    );
  }
  return limit === undefined ? query.execute() : query.limit(limit).execute();
}
