import type { Industry } from "@zodiac-at-work/catalog";
import { type Kysely, sql } from "kysely";
import type { Db } from "../../platform/client.ts";
import type { Database } from "../../platform/schema.ts";
import type { CarBrandRecord } from "../records/car-brand-record.ts";
import type { CompanyRecord } from "../records/company-record.ts";
import type { UsStateRecord } from "../records/us-state-record.ts";
import { carBrandRow } from "./car-brand-row.ts";
import { companyRow } from "./company-row.ts";
import { removeStaleRows, type SeedReport, syncTable } from "./sync-table.ts";
import { usStateRow } from "./us-state-row.ts";

/** Data to seed. */
export interface SeedData {
  companiesByIndustry: Readonly<Partial<Record<Industry, readonly CompanyRecord[]>>>;
  /** Names of companies, the best known first. */
  wellKnownCompanies?: readonly string[];
  carBrands: readonly CarBrandRecord[];
  /** Names of car brands, the best known first. */
  wellKnownCarBrands?: readonly string[];
  usStates: readonly UsStateRecord[];
}

/**
 * Writes the project's own data to the database. Idempotent, also for several processes at once.
 *
 * It keeps what operators have edited: an edited column keeps its value (for a date or the address of a source, all of its columns do), a deleted
 * row stays deleted, and a renamed row is not inserted again. Other rows follow the data of the release: when a record is
 * renamed or removed there, its row is too.
 *
 * @param data the project's own data by default
 * @throws if a record states a sign that is not the sign of its date
 * @example
 * const { inserted, updated, removed, unchanged } = await seed(db);
 */
export async function seed(db: Db, data?: SeedData): Promise<SeedReport> {
  const {
    companiesByIndustry,
    wellKnownCompanies = [],
    carBrands,
    wellKnownCarBrands = [],
    usStates,
  } = data ?? (await readData());
  const companies = (Object.keys(companiesByIndustry) as Industry[]).flatMap((industry) =>
    (companiesByIndustry[industry] ?? []).map((record) => ({ industry, record })),
  );
  const companyRanks = ranksIn(wellKnownCompanies);
  const carBrandRanks = ranksIn(wellKnownCarBrands);
  return db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`select pg_advisory_xact_lock(hashtext('zodiac-at-work seed'))`.execute(trx);
    await seedBlogSettings(trx);
    const boards = new Map(companies.map(({ record }) => [record.name, record.board]));
    const removedSources = await removeStaleRows(trx, "jobSources", (name, { kind, address }) => {
      const board = boards.get(name);
      return board?.kind === kind && board?.address === address;
    });
    return sumOf([
      { inserted: 0, updated: 0, removed: removedSources, unchanged: 0 },
      await syncTable(trx, "usStates", new Map(usStates.map((state) => [state.name, usStateRow(state)]))),
      await syncTable(
        trx,
        "carBrands",
        new Map(carBrands.map((brand) => [brand.name, carBrandRow(brand, carBrandRanks.get(brand.name) ?? null)])),
      ),
      await syncTable(
        trx,
        "companies",
        new Map(
          companies.map(({ industry, record }) => [
            record.name,
            companyRow(industry, record, companyRanks.get(record.name) ?? null),
          ]),
        ),
      ),
      await syncJobSources(
        trx,
        companies.map(({ record }) => record),
      ),
    ]);
  });
}

/** Loads the data only when it is needed: few programs that import this package seed. */
async function readData(): Promise<SeedData> {
  const [companies, knownCompanies, carBrands, knownCarBrands, usStates] = await Promise.all([
    import("../records/companies.ts"),
    import("../records/well-known-companies.ts"),
    import("../records/car-brands.ts"),
    import("../records/well-known-car-brands.ts"),
    import("../records/us-states.ts"),
  ]);
  return { ...companies, ...knownCompanies, ...carBrands, ...knownCarBrands, ...usStates };
}

/** Returns the place of each name, from 1. */
function ranksIn(names: readonly string[]): ReadonlyMap<string, number> {
  return new Map(names.map((name, index) => [name, index + 1]));
}

/** Writes the sources of the companies that the seed has inserted and that still exist. */
async function syncJobSources(trx: Kysely<Database>, records: readonly CompanyRecord[]): Promise<SeedReport> {
  const seeded = await trx
    .selectFrom("seedRecords")
    .innerJoin("companies", "companies.id", "seedRecords.rowId")
    .select(["seedRecords.key", "companies.id"])
    .where("seedRecords.dataset", "=", "companies")
    .execute();
  const ids = new Map(seeded.map(({ key, id }) => [key, id]));
  const rows = records.flatMap(({ name, board }) => {
    const companyId = ids.get(name);
    if (!board || companyId === undefined) return [];
    return [[name, { companyId, kind: board.kind, address: board.address, status: "active" }] as const];
  });
  return syncTable(trx, "jobSources", new Map(rows));
}

/** Inserts the one row of settings, with the defaults of its columns. */
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
