import { type Company, type Db, getCompaniesById } from "@zodiac-at-work/db";
import { toCompanyInBrief } from "../jobs/job-response.ts";

/** Companies by id. */
export type Companies = ReadonlyMap<number, Company>;

/** Returns the companies of rows by id. */
export function getCompanies(db: Db, rows: readonly { companyId: number }[]): Promise<Companies> {
  return getCompaniesById(
    db,
    rows.map(({ companyId }) => companyId),
  );
}

export function companyOf({ companyId }: { companyId: number }, companies: Companies) {
  const company = companies.get(companyId);
  if (!company) throw new Error(`There is no company ${companyId}.`);
  return toCompanyInBrief(company);
}
