import { getCompany, getZodiacStats, listCompanies, listKnownCompanies } from "@zodiac-at-work/contracts";
import * as queries from "@zodiac-at-work/db";
import { ApiError } from "../../errors.ts";
import { withIsoDates } from "../../http/iso-dates.ts";
import type { Routes } from "../../http/mount.ts";

const tags = ["companies"] as const;

export const companies: Routes = ({ mount, mountCached }, { db }) => {
  // Searches rarely repeat, and an index makes each one fast.
  const serves = ({ search }: { search?: string | undefined }) => search === undefined;
  mountCached(listCompanies, { tags, serves }, async ({ zodiac, search }) => {
    const text = search?.trim();
    const found = text
      ? await queries.searchCompanies(db, text, { zodiac })
      : await queries.listCompanies(db, { zodiac });
    return { companies: withIsoDates(found) };
  });

  mount(getCompany, async ({ params }) => {
    const company = await queries.findCompany(db, Number(params.id));
    if (!company) throw new ApiError("not-found", "The company does not exist.");
    return { company: withIsoDates(company) };
  });

  mountCached(listKnownCompanies, { tags }, async () => ({ signs: await queries.listKnownCompanies(db, 6) }));

  mountCached(getZodiacStats, { tags }, async () => ({ stats: await queries.countCompaniesBySign(db) }));
};
