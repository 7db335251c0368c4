import type { Industry } from "@zodiac-at-work/catalog";
import { type Kysely, sql } from "kysely";
import type { Db } from "../client.ts";
import type { CarBrandRecord } from "../data/car-brand-record.ts";
import type { CompanyRecord } from "../data/company-record.ts";
import type { UsStateRecord } from "../data/us-state-record.ts";
import type { Database } from "../schema.ts";
import { carBrandRow } from "./car-brand-row.ts";
import { companyRow } from "./company-row.ts";
import { removeStaleRows, type SeedReport, syncTable } from "./sync-table.ts";
import { usStateRow } from "./us-state-row.ts";

/** The project's own data. */
export interface SeedData {
  companiesByIndustry: Readonly<Partial<Record<Industry, readonly CompanyRecord[]>>>;
  carBrands: readonly CarBrandRecord[];
  usStates: readonly UsStateRecord[];
}

/**
 * Brings the project's own data into the database. May be repeated, also by several processes at once.
 *
 * An operator's edits stay: a column that was changed by hand keeps its value, and a date or a job board all of its
 * columns; a deleted row stays deleted, a renamed one is not added again. What nobody touched follows the data of the
 * release, also out of the database: a record that the data calls otherwise is there under its new name alone.
 *
 * @param data other data than the project's
 * @throws when a record's stored sign is not the sign of its date
 * @example
 * const { inserted, updated, removed, unchanged } = await seed(db);
 */
export async function seed(db: Db, data?: SeedData): Promise<SeedReport> {
  const { companiesByIndustry, carBrands, usStates } = data ?? (await readData());
  const companies = (Object.keys(companiesByIndustry) as Industry[]).flatMap((industry) =>
    (companiesByIndustry[industry] ?? []).map((record) => ({ industry, record })),
  );
  return db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`select pg_advisory_xact_lock(hashtext('zodiac-at-work seed'))`.execute(trx);
    await seedBlogSettings(trx);
    const boards = new Map(companies.map(({ record }) => [record.name, record.board]));
    const boardsGone = await removeStaleRows(trx, "jobBoards", (name, { service, slug }) => {
      const board = boards.get(name);
      return board?.service === service && board?.slug === slug;
    });
    return sumOf([
      { inserted: 0, updated: 0, removed: boardsGone, unchanged: 0 },
      await syncTable(trx, "usStates", new Map(usStates.map((state) => [state.name, usStateRow(state)]))),
      await syncTable(trx, "carBrands", new Map(carBrands.map((brand) => [brand.name, carBrandRow(brand)]))),
      await syncTable(
        trx,
        "companies",
        new Map(companies.map(({ industry, record }) => [record.name, companyRow(industry, record)])),
      ),
      await syncJobBoards(
        trx,
        companies.map(({ record }) => record),
      ),
    ]);
  });
}

/** Loaded when it is wanted: whoever imports this package to read the database does without. */
async function readData(): Promise<SeedData> {
  const [companies, carBrands, usStates] = await Promise.all([
    import("../data/companies.ts"),
    import("../data/car-brands.ts"),
    import("../data/us-states.ts"),
  ]);
  return { ...companies, ...carBrands, ...usStates };
}

/** Of the companies that the seed has brought and that are still there. */
async function syncJobBoards(trx: Kysely<Database>, records: readonly CompanyRecord[]): Promise<SeedReport> {
  const seeded = await trx
    .selectFrom("seedRecords")
    .innerJoin("companies", "companies.id", "seedRecords.rowId")
    .select(["seedRecords.key", "companies.id"])
    .where("seedRecords.dataset", "=", "companies")
    .execute();
  const ids = new Map(seeded.map(({ key, id }) => [key, id]));
  const rows = records.flatMap(({ name, board }) => {
    const companyId = ids.get(name);
    return board && companyId !== undefined ? [[name, { companyId, ...board }] as const] : [];
  });
  return syncTable(trx, "jobBoards", new Map(rows));
}

/** The one row of settings, with the defaults of its columns. */
async function seedBlogSettings(trx: Kysely<Database>): Promise<void> {
  await trx
    .insertInto("blogSettings")
    .values({ id: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

function sumOf(reports: readonly SeedReport[]): SeedReport {
  const sum = { inserted: 0, updated: 0, removed: 0, unchanged: 0 };
  for (const report of reports) {
    sum.inserted += report.inserted;
    sum.updated += report.updated;
    sum.removed += report.removed;
    sum.unchanged += report.unchanged;
  }
  return sum;
}
