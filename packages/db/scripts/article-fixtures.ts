import { wellKnownCarBrands } from "../src/catalog/records/well-known-car-brands.ts";
import { wellKnownCompanies } from "../src/catalog/records/well-known-companies.ts";
import type { Catalog } from "./data-rules.ts";

/**
 * Returns the `Knowledge` that the tests and the measurement of packages/articles use, by the name of its file: what
 * `readKnowledge` reads after the seed. That package can't import this one.
 */
export function articleFixtures({ companies, carBrands, usStates }: Catalog): Record<string, string> {
  return {
    companies: jsonLines(
      companies
        .toSorted((a, b) => (a.industry < b.industry ? -1 : a.industry > b.industry ? 1 : 0))
        .map(({ name, founded, industry, location }) => ({
          ...{ name, founded, industry, place: location, rank: rankIn(wellKnownCompanies, name) },
        })),
    ),
    brands: jsonLines(
      carBrands.map(({ name, founded, country, category }) => ({
        ...{ name, founded, country, category, rank: rankIn(wellKnownCarBrands, name) },
      })),
    ),
    states: jsonLines(
      usStates.map(({ name, statehood, capital, nickname, region }) => ({
        ...{ name, statehood, capital, nickname, region },
      })),
    ),
  };
}

function rankIn(names: readonly string[], name: string): number | undefined {
  const place = names.indexOf(name);
  return place === -1 ? undefined : place + 1;
}

const lineWidth = 120;

/** Writes flat objects as the formatter does: one a line, or a field a line if that is too long. */
function jsonLines(records: readonly object[]): string {
  const objects = records.map((record) => {
    const fields = Object.entries(record).flatMap(([field, value]) =>
      value === undefined ? [] : [`"${field}": ${JSON.stringify(value)}`],
    );
    const line = `  { ${fields.join(", ")} },`;
    return line.length <= lineWidth ? line.slice(0, -1) : `  {\n    ${fields.join(",\n    ")}\n  }`;
  });
  return `[\n${objects.join(",\n")}\n]\n`;
}
