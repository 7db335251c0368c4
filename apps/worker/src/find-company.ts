import { type Db, listCompanies } from "@zodiac-at-work/db";
import { UsageError } from "./exit-code.ts";
import { isSameCompany } from "./openings/company-name.ts";

/**
 * Returns the id of the company with a name or an id.
 *
 * @throws {UsageError} if there is no such company, with similar names
 */
export async function findCompanyId(db: Db, nameOrId: string): Promise<number> {
  const companies = await listCompanies(db);
  const found =
    companies.find(({ name }) => name.toLowerCase() === nameOrId.toLowerCase()) ??
    companies.find(({ id }) => String(id) === nameOrId) ??
    companies.find(({ name }) => isSameCompany(name, nameOrId));
  if (found) return found.id;
  const part = nameOrId.toLowerCase().trim();
  const similar = companies.filter(({ name }) => part.length > 1 && name.toLowerCase().includes(part)).slice(0, 5);
  const hint = similar.length > 0 ? ` Similar: ${similar.map(({ name }) => name).join(", ")}.` : "";
  throw new UsageError(`error: There is no company "${nameOrId}".${hint}`);
}
