import { type Kysely, sql } from "kysely";
import type { Db } from "./client.ts";
import { usStates } from "./data/us-states.ts";
import type { Database } from "./schema.ts";
import { plantRecord, type SeedReport } from "./seed-record.ts";
import { usStateRow } from "./us-state-row.ts";

/**
 * Brings the project's own data into the database. May be repeated, also by several processes at once.
 *
 * An operator's edits stay: a column that was changed by hand keeps its value, a deleted row stays deleted, a renamed
 * one is not added again. What nobody touched follows the data of the release.
 *
 * @throws when a record's stored sign is not the sign of its date
 * @example
 * await seed(db); // { inserted: 50, updated: 0, unchanged: 0 }
 */
export async function seed(db: Db): Promise<SeedReport> {
  return db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`select pg_advisory_xact_lock(hashtext('zodiac-at-work seed'))`.execute(trx);
    await seedBlogSettings(trx);
    const report: SeedReport = { inserted: 0, updated: 0, unchanged: 0 };
    for (const state of usStates) report[await plantRecord(trx, "usStates", state.name, usStateRow(state))] += 1;
    return report;
  });
}

/** The one row of settings, with the defaults of its columns. */
async function seedBlogSettings(trx: Kysely<Database>): Promise<void> {
  await trx
    .insertInto("blogSettings")
    .values({ id: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
