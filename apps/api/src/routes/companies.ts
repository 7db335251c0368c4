import { getCompany, getZodiacStats, listCompanies } from "@zodiac-at-work/contracts";
import * as db from "@zodiac-at-work/db";
import { ApiError } from "../errors.ts";
import type { Routes } from "../scope.ts";

export const companies: Routes = (scope, deps) => {
  // No two searches are alike, and the index makes each one quick.
  const keep = ({ search }: { search?: string | undefined }) => search === undefined;
  scope.mountShared(listCompanies, { tables: ["companies"], keep }, async ({ zodiac, search }) => {
    const text = search?.trim();
    const found = text
      ? await db.searchCompanies(deps.db, text, { zodiac })
      : await db.listCompanies(deps.db, { zodiac });
    return { companies: found.map(asResponse) };
  });

  scope.mount(getCompany, async ({ params }) => {
    const id = Number(params.id);
    const company = await db.findCompany(deps.db, id);
    if (!company) throw new ApiError("not-found", "There is no such company.");
    return { company: asResponse(company), openings: await db.listOpenings(deps.db, id) };
  });
};

export const zodiacStats: Routes = (scope, deps) => {
  scope.mountShared(getZodiacStats, { tables: ["companies"] }, async () => ({
    stats: await db.countCompaniesBySign(deps.db),
  }));
};

function asResponse<Company extends { scrapedAt: Date | null }>(company: Company) {
  return { ...company, scrapedAt: company.scrapedAt?.toISOString() ?? null };
}
