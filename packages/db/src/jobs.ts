import type { Selectable } from "kysely";
import type { Db } from "./client.ts";
import type { Database } from "./schema.ts";

/** A job opening as a company's page shows it. `postedDate` is `YYYY-MM-DD`. */
export type Opening = Pick<Selectable<Database["jobs"]>, (typeof openingColumns)[number]>;

const openingColumns = ["id", "title", "location", "department", "type", "salary", "postedDate", "indeedUrl"] as const;

/** The openings of a company, the newest first; none when there is no such company. */
export async function listOpenings(db: Db, companyId: number): Promise<Opening[]> {
  return db
    .selectFrom("jobs")
    .select(openingColumns)
    .where("companyId", "=", companyId)
    .orderBy("postedDate", "desc")
    .orderBy("id", "desc")
    .execute();
}
