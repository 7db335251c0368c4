import type { Industry } from "@zodiac-at-work/catalog";
import type { Insertable } from "kysely";
import type { Database } from "../../platform/schema.ts";
import type { CompanyRecord } from "../records/company-record.ts";
import { foundingColumns } from "./founding-columns.ts";

/**
 * Returns the row of a company, with the likeliest sign of its founding date.
 *
 * @param wellKnownRank the place among the well-known companies, from 1, or null
 * @throws if the record states another sign
 */
export function companyRow(industry: Industry, record: CompanyRecord, wellKnownRank: number | null = null) {
  return {
    name: record.name,
    aliases: record.aliases?.join(", ") ?? "",
    ...foundingColumns(record),
    location: record.location,
    industry,
    description: record.description,
    website: record.website,
    careersUrl: record.careersUrl ?? null,
    logoUrl: record.logo ? `/logos/${record.logo}.svg` : null,
    wellKnownRank,
  } satisfies Insertable<Database["companies"]>;
}
