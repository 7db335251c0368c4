import type { Knowledge } from "@zodiac-at-work/articles";
import { type Db, listCarBrands, listCompanies, listUsStates } from "@zodiac-at-work/db";

/** Reads the companies with a known founding, the car brands, and the states with an exact date. Articles may speak of these. */
export async function readKnowledge(db: Db): Promise<Knowledge> {
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
