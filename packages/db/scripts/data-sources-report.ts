import { signIds } from "@zodiac-at-work/zodiac";
import { type BoardRecord, boardLists } from "../src/catalog/records/company-record.ts";
import { wellKnownCompanies } from "../src/catalog/records/well-known-companies.ts";
import type { Comparison } from "./comparison.ts";
import { type Catalog, isAbroad } from "./data-rules.ts";

interface Comparisons {
  companies: Comparison;
  carBrands: Comparison;
  usStates: Comparison;
  foundingDates: Comparison;
}

/** Returns docs/measurements/data-sources.md: the sources of the facts and their comparison with the references. */
export function writeReport(catalog: Catalog, compared: Comparisons, figures: Record<string, number>): string {
  const { companies, carBrands, usStates } = catalog;
  const industryOf = new Map(companies.map(({ name, industry }) => [name, industry]));
  const alone = Map.groupBy(compared.companies.recordsAlone, (name) => industryOf.get(name) ?? "");
  return `${[
    "# Where the data comes from",
    "Written by `pnpm measure compare`; `pnpm check` fails if it is out of date, if a difference has no reason, or if a reason is unused.",
    "## The data",
    table(
      ["data", "records", "to the day", "to the month", "to the year"],
      [
        ["companies", ...precision(companies.map(({ founded }) => founded))],
        ["car brands", ...precision(carBrands.map(({ founded }) => founded))],
        ["US states", ...precision(usStates.map(({ statehood }) => statehood))],
      ],
    ),
    `${companies.filter(isAbroad).length} of the companies have their head office outside the United States. ${count(companies, "otherFounding")} companies and ${count(carBrands, "otherFounding")} car brands name a second founding year that some sources give, and state what was founded then. ${count(companies, "careersUrl")} companies have a careers page, ${count(companies, "board")} a job board. ${count(companies, "logo")} companies and ${count(carBrands, "logo")} car brands have an icon.`,
    `Months and days are recorded only if they are known, and never guessed. If the year or month allows two signs, the site shows both, and a filter finds the record under both. ${shareToTheDay(companies)} of the companies are known to the day; on November 22, 2026, it was 34.2 %.`,
    "## The convention",
    `[One convention](../data-sources.md) says from which event a company counts. All ${figures.companies} dates were read against it; ${figures.movedByConvention} moved, ${figures.corrected} were corrected, and ${figures.newDays} became known to the day. ${figures.otherSign} of these have another sign than before. ${figures.mergers} companies count from a merger of equals, ${figures.splits} from their first day as a company of their own, and ${figures.exceptions} are exceptions.`,
    "## Dates of another event",
    "The convention decides against these dates. The records name them, and if one has another sign, the card shows it and the filter finds the record under it as well.",
    table(
      ["company", "counted from", "rule", "others count from", "event"],
      companies.flatMap(({ name, founded, countedFrom = "founding", alternative }) =>
        alternative ? [[name, founded, countedFrom, alternative.date, alternative.event]] : [],
      ),
    ),
    "## Exceptions",
    table(
      ["company", "counted from", "reason"],
      companies.flatMap(({ name, founded, exception }) => (exception ? [[name, founded, exception]] : [])),
    ),
    "## Second reading",
    `The project's editors read the sources of ${figures.readTwice} changes a second time. They had no network, so they looked in stored copies of the recorded pages for the day and the event. They were not independent of those who had written the records. The copies confirmed ${figures.confirmed} changes. For the others, no copy shows the passage. [date-changes.csv](../../packages/db/reference/date-changes.csv) has each result.`,
    `On November 26, 2026, readers who had written none of the records read the events of all ${compared.foundingDates.names} sourced dates against the convention, and looked for ${figures.rechecked} of them in stored pages: all changes, and of the others the best known and a draw. The pages confirmed ${figures.recheckConfirmed}. ${figures.recheckMended} were mended: three counted from another event, four were a day or two off, one did not count from the company's own day, four name a second date now, two became exceptions, and five had the right day and did not name its rule. For the rest, the pages give the month or the year, or end before the passage. [rechecks.csv](../../packages/db/reference/rechecks.csv) has each result.`,
    "## Disputed dates",
    "Sources give two dates for the same founding. The record counts from the first and names the second. If the second has another sign, the card shows it and the filter finds the record under it as well.",
    table(
      ["company", "counted from", "some sources give"],
      companies.flatMap(({ name, founded, disputedDate }) => (disputedDate ? [[name, founded, disputedDate]] : [])),
    ),
    "Seven other dates decide a sign within their year. Mayo Clinic counts from the notice in the Rochester City Post, which encyclopedias cite. Histories of Wise give January 2011; it had been registered in March 2010, in the same zodiac year. UnitedHealth, RELX, Regeneron, Veeva and Marvell have the dates that their annual reports are generally known to give; the reports were not opened.",
    "## Sources",
    table(
      ["reference", "names", "compared with", "source"],
      [
        [
          "[us-states.csv](../../packages/db/reference/us-states.csv)",
          `${compared.usStates.names}`,
          `${compared.usStates.compared} states`,
          "Two sources that agree on every date, four on the capitals.",
        ],
        [
          "[car-brands.csv](../../packages/db/reference/car-brands.csv)",
          `${compared.carBrands.names}`,
          `${compared.carBrands.compared} car brands`,
          "Several lists of brands, compared. The column `agreement` tells whether they agree, differ, or only one of them has the brand.",
        ],
        [
          "[companies-sp500.csv](../../packages/db/reference/companies-sp500.csv)",
          `${compared.companies.names}`,
          `${compared.companies.compared} companies`,
          "The constituents of the S&P 500 as a public-domain data set (ODC-PDDL).",
        ],
        [
          "[founding-dates.csv](../../packages/db/reference/founding-dates.csv)",
          `${compared.foundingDates.names}`,
          `${compared.foundingDates.compared} companies`,
          "For each company a page that states the day, what happened on that day, and a second page of another origin if there is one.",
        ],
      ],
    ),
    "Nearly all other facts come from general knowledge of the published histories of companies and brands, without a second source. The days in founding-dates.csv were read on the pages that it names, most of them copies of encyclopedias, company histories and filings. The descriptions are the project's own words. Icons are those of [simple-icons](https://simpleicons.org) (CC0), except those that it lists under another license. Names and trademarks belong to their owners.",
    "## Job boards",
    `${count(companies, "board")} companies have a job board, ${knownWithBoard(companies)} of the ${wellKnownCompanies.length} best known. The sign with the fewest has ${fewestBoards(companies)}. [The rule](../../packages/db/data/README.md#job-boards) decides which boards of the lists are taken.`,
    table(
      ["kind", "companies"],
      [...Map.groupBy(boardsOf(companies), ({ kind }) => kind)]
        .map(([kind, boards]) => [kind, `${boards.length}`] as const)
        .sort(([a, m], [b, n]) => Number(n) - Number(m) || (a < b ? -1 : 1)),
    ),
    table(
      ["found in", "companies"],
      [
        ...Object.entries(boardLists).map(([list, where]) => [
          where,
          `${boardsOf(companies).filter(({ foundIn }) => foundIn === list).length}`,
        ]),
        [
          "no list; the address is a guess from the company's name",
          `${boardsOf(companies).filter(({ foundIn }) => !foundIn).length}`,
        ],
      ],
    ),
    "## What was not verified",
    "- No website was visited while the data was written. Careers pages and websites are those generally known; some will have moved.\n- Of the car brands, only the doubtful ones and most Chinese ones were compared with articles and lists up to 2026, to check their websites and whether they make cars.\n- No job board was visited. A board is unverified until a check finds the company's own name there, and no posting is saved before.\n- The other references give founding years. Months and days without a row in founding-dates.csv, and every fact of a record without a row in a reference, have one source.\n- Whether a small brand still makes cars, and where a head office is, changes faster than such lists.",
    "## Second check",
    "On November 23, 2026, two readers who had not written the data checked 150 of the 321 records that were new or changed, drawn at random: date, place, industry, owner and description. They searched stored web pages for each record; no website was visited. 111 records held. Six had a wrong fact: the head offices of Air France, Kenvue and Mid-America Apartment Communities, the founding of Nordson, the continents of Singapore Airlines, and PGO, which builds cars again. 33 had a doubtful one, mostly a second date or a suburb as the head office. All of them are corrected or name both dates, except five: the head offices of Digital Realty (Austin or Dallas) and Marvell (Santa Clara or Wilmington), the day of S&P Global, the month of Align Technology (March or April 1997), and whether Skyscanner is retail.",
    "## US states",
    `The comparison covers date, capital, region, area, nickname and sign: ${summary(compared.usStates)} Populations are those that the census of 2020 counted. They add up to its total of the fifty states.`,
    differences(compared.usStates),
    "## Car brands",
    `The comparison covers the year, the country, and whether the brand still makes cars: ${summary(compared.carBrands)}`,
    differences(compared.carBrands),
    `Only the reference has ${compared.carBrands.rowsAlone.length} names: makers of trucks, buses and motorcycles, models, divisions and groups beside their brands, tuners, makers of very few cars, and some brands that the data lacks. ${list(compared.carBrands.rowsAlone)}`,
    `Only the data has ${compared.carBrands.recordsAlone.length}, which are not compared: ${list(compared.carBrands.recordsAlone)}`,
    "## Companies",
    `The comparison covers founding years and place: ${summary(compared.companies)} If the reference names a company and its predecessor, as in "2013 (1888)", the record keeps both: the date that most people would name, and the other with what was founded then.`,
    differences(compared.companies),
    compared.companies.rowsAlone.length === 0
      ? "The data has every company of the reference."
      : `Only the reference has ${compared.companies.rowsAlone.length}: ${list(compared.companies.rowsAlone)}`,
    `Only the data has ${compared.companies.recordsAlone.length}, which are not compared:`,
    [...alone].map(([industry, names]) => `- **${industry}** (${names.length}): ${list(names)}`).join("\n"),
  ].join("\n\n")}\n`;
}

function boardsOf(companies: Catalog["companies"]): BoardRecord[] {
  return companies.flatMap(({ board }) => board ?? []);
}

function knownWithBoard(companies: Catalog["companies"]): number {
  return companies.filter(({ name, board }) => board && wellKnownCompanies.includes(name)).length;
}

function fewestBoards(companies: Catalog["companies"]): number {
  return Math.min(
    ...signIds.map((sign) => companies.filter(({ board, zodiacSign }) => board && zodiacSign === sign).length),
  );
}

function precision(dates: readonly string[]): string[] {
  const ofLength = (length: number) => `${dates.filter((date) => date.length === length).length}`;
  return [`${dates.length}`, ofLength("YYYY-MM-DD".length), ofLength("YYYY-MM".length), ofLength("YYYY".length)];
}

function shareToTheDay(companies: Catalog["companies"]): string {
  const known = companies.filter(({ founded }) => founded.length === "YYYY-MM-DD".length).length;
  return `${((100 * known) / companies.length).toFixed(1)} %`;
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
