import { listCarBrands } from "../catalog/car-brands.ts";
import { listCompanies } from "../catalog/companies.ts";
import { listUsStates } from "../catalog/us-states.ts";
import type { Db } from "../platform/client.ts";

/**
 * Reads the companies with a known founding, the car brands, and the states with an exact date: the `Knowledge` of the
 * articles package. Articles may speak of these. Dates are `YYYY`, `YYYY-MM` or `YYYY-MM-DD`.
 */
export async function readKnowledge(db: Db) {
  const [companies, { usStates }, { carBrands }] = await Promise.all([
    listCompanies(db),
    listUsStates(db, { page: 1, limit: 100 }),
    listCarBrands(db, { page: 1, limit: 10_000 }),
  ]);
  return {
    companies: companies.flatMap(
      ({ name, foundedYear, foundedMonth, foundedDay, industry, location, wellKnownRank }) =>
        foundedYear === null
          ? []
          : [
              {
                ...{ name, founded: dateOf(foundedYear, foundedMonth, foundedDay), industry, place: location },
                rank: wellKnownRank ?? undefined,
              },
            ],
    ),
    brands: carBrands.map(({ name, foundedYear, foundedMonth, foundedDay, country, category, wellKnownRank }) => ({
      ...{ name, founded: dateOf(foundedYear, foundedMonth, foundedDay), country, category },
      rank: wellKnownRank ?? undefined,
    })),
    states: usStates.flatMap(({ name, statehoodYear, statehoodMonth, statehoodDay, capital, nickname, region }) =>
      statehoodDay === null || nickname === null
        ? []
        : [{ name, statehood: dateOf(statehoodYear, statehoodMonth, statehoodDay), capital, nickname, region }],
    ),
  };
}

/** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
function dateOf(year: number, month: number | null, day: number | null): string {
  const parts = [String(year).padStart(4, "0")];
  if (month !== null) parts.push(String(month).padStart(2, "0"));
  if (month !== null && day !== null) parts.push(String(day).padStart(2, "0"));
  return parts.join("-");
}
