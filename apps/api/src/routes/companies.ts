import { getCompany, getZodiacStats, listCompanies } from "@zodiac-at-work/contracts";
import * as db from "@zodiac-at-work/db";
import { ApiError } from "../errors.ts";
import type { Routes } from "../mount.ts";

export const companies: Routes = (scope, dependencies) => {
  // No two searches are alike, and the index makes each one quick.
  const keep = ({ search }: { search?: string | undefined }) => search === undefined;
  scope.mountCached(listCompanies, { tables: ["companies"], keep }, async ({ zodiac, search }) => {
    const text = search?.trim();
    const found = text
      ? await db.searchCompanies(dependencies.db, text, { zodiac })
      : await db.listCompanies(dependencies.db, { zodiac });
    return { companies: found.map(asResponse) };
  });

  scope.mount(getCompany, async ({ params }) => {
    const id = Number(params.id);
    const company = await db.findCompany(dependencies.db, id);
    if (!company) throw new ApiError("not-found", "There is no such company.");
    return { company: asResponse(company), openings: await db.listOpenings(dependencies.db, id) };
  });
};

export const zodiacStats: Routes = (scope, dependencies) => {
  scope.mountCached(getZodiacStats, { tables: ["companies"] }, async () => ({
    stats: await db.countCompaniesBySign(dependencies.db),
  }));
};

function asResponse<Company extends { scrapedAt: Date | null }>(company: Company) {
  return { ...company, scrapedAt: company.scrapedAt?.toISOString() ?? null };
}
