import type { Insertable } from "kysely";
import type { Database } from "../../platform/schema.ts";
import type { CarBrandRecord } from "../records/car-brand-record.ts";
import { foundingColumns } from "./founding-columns.ts";

/**
 * Returns the row of a car brand, with the likeliest sign of its founding date.
 *
 * @param wellKnownRank the place among the well-known car brands, from 1, or null
 * @throws if the record states another sign
 */
export function carBrandRow(record: CarBrandRecord, wellKnownRank: number | null = null) {
  return {
    name: record.name,
    ...foundingColumns(record),
    country: record.country,
    category: record.category,
    description: record.description,
    website: record.website ?? null,
    logoUrl: record.logo ? `/logos/${record.logo}.svg` : null,
    isActive: record.isActive,
    wellKnownRank,
  } satisfies Insertable<Database["carBrands"]>;
}
