import type { Comparison } from "./comparison.ts";
import { type Catalog, isAbroad } from "./data-rules.ts";

interface Comparisons {
  companies: Comparison;
  carBrands: Comparison;
  usStates: Comparison;
}

/** The document that says where the facts come from and what they were held against. */
export function writeReport(catalog: Catalog, compared: Comparisons): string {
  const { companies, carBrands, usStates } = catalog;
  const industryOf = new Map(companies.map(({ name, industry }) => [name, industry]));
  const alone = Map.groupBy(compared.companies.recordsAlone, (name) => industryOf.get(name) ?? "");
  return `${[
    "# Where the data comes from",
    "Written by `pnpm --filter @zodiac-at-work/db compare`; `pnpm check` fails when it is out of date, when a difference has no reason, or when a reason explains nothing.",
    "## What there is",
    table(
      ["data", "records", "to the day", "to the month", "to the year"],
      [
        ["companies", ...precision(companies.map(({ founded }) => founded))],
        ["car brands", ...precision(carBrands.map(({ founded }) => founded))],
        ["US states", ...precision(usStates.map(({ statehood }) => statehood))],
      ],
    ),
    `${companies.filter(isAbroad).length} of the companies have their seat outside the United States. ${count(companies, "otherFounding")} companies and ${count(carBrands, "otherFounding")} car brands name a second year that is given for their founding, and what it is the founding of. ${count(companies, "careersUrl")} companies have an address for careers, ${count(companies, "board")} a job board. ${count(companies, "logo")} companies and ${count(carBrands, "logo")} car brands have an icon.`,
    "A month or a day is stated only where it is known, and never guessed. Where the year or the month allows two signs, the likelier one is stored and the product says both.",
    "## Sources",
    table(
      ["reference", "names", "compared with", "source"],
      [
        [
          "[us-states.csv](../packages/db/reference/us-states.csv)",
          `${compared.usStates.names}`,
          `${compared.usStates.compared} states`,
          "Two sources that agree on every date, four on the capitals; populations are the Census Bureau's estimates for July 2018.",
        ],
        [
          "[car-brands.csv](../packages/db/reference/car-brands.csv)",
          `${compared.carBrands.names}`,
          `${compared.carBrands.compared} car brands`,
          "Several lists of marques, compared. The column `agreement` says whether they agree, differ, or whether only one has the marque.",
        ],
        [
          "[companies-sp500.csv](../packages/db/reference/companies-sp500.csv)",
          `${compared.companies.names}`,
          `${compared.companies.compared} companies`,
          "The constituents of the S&P 500 as a public-domain data set (ODC-PDDL).",
        ],
      ],
    ),
    "Nearly all other facts were put down from general knowledge of the published histories of the companies and marques, and were held against no second source. The descriptions are the project's own words. Icons are those of [simple-icons](https://simpleicons.org) (CC0), without those that it knows to be under another licence; names and marks belong to their owners.",
    "## What could not be checked",
    "- No site could be visited when the data was written. Careers addresses and websites are those generally known, and some will have moved.\n- Of the car brands, only the doubtful ones and most of the Chinese ones were held against published articles and lists of the years to 2026, for whether they make cars and for their hosts; the others were not.\n- A job board's name is a guess until a live run has found the company's own name there: another company may hold it.\n- The references give the year of a founding. Months and days of companies and car brands, and everything about a record without a row in a reference, rest on one source.\n- Whether a small marque still makes cars, and where a head office is, changes faster than such lists do.",
    "## US states",
    compared.usStates.differences.length === 0
      ? "The fifty records agree with the reference in date, capital, region, population, area, nickname and sign."
      : differences(compared.usStates),
    "## Car brands",
    `Compared are the year, the country, and whether the marque still makes cars: ${summary(compared.carBrands)}`,
    differences(compared.carBrands),
    `In the reference alone are ${compared.carBrands.rowsAlone.length} names: makers of lorries, buses and motorcycles, models, divisions and groups beside their marques, tuners, makers of very few cars, and some marques that the data does not have. ${list(compared.carBrands.rowsAlone)}`,
    `In the data alone, and so compared with nothing, are ${compared.carBrands.recordsAlone.length}: ${list(compared.carBrands.recordsAlone)}`,
    "## Companies",
    `Compared are the years of the founding and the place: ${summary(compared.companies)} Where the reference names an entity and its forerunner, as in "2013 (1888)", the record keeps both: the date that a person would name, and the other one with what it is the founding of.`,
    differences(compared.companies),
    `In the reference alone are ${compared.companies.rowsAlone.length}: ${list(compared.companies.rowsAlone)}`,
    `In the data alone, and so compared with nothing, are ${compared.companies.recordsAlone.length}:`,
    [...alone].map(([industry, names]) => `- **${industry}** (${names.length}): ${list(names)}`).join("\n"),
  ].join("\n\n")}\n`;
}

function precision(dates: readonly string[]): string[] {
  const ofLength = (length: number) => `${dates.filter((date) => date.length === length).length}`;
  return [`${dates.length}`, ofLength("YYYY-MM-DD".length), ofLength("YYYY-MM".length), ofLength("YYYY".length)];
}

function count<T>(records: readonly T[], field: keyof T): number {
  return records.filter((record) => record[field] !== undefined).length;
}

function summary({ compared, differences }: Comparison): string {
  const different = new Set(differences.map(({ record }) => record)).size;
  return `${compared - different} of ${compared} records agree, ${different} differ for the reasons below.`;
}

function differences({ differences }: Comparison): string {
  return table(
    ["record", "fact", "here", "reference", "reason"],
    differences.map(({ record, fact, ours, reference, reason }) => [record, fact, ours, reference, reason]),
  );
}

function list(names: readonly string[]): string {
  return `${names.join(", ")}.`;
}

function table(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return [header, header.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}
