import { readFileSync, writeFileSync } from "node:fs";
import { articleFixtures } from "./article-fixtures.ts";
import { catalog } from "./catalog.ts";
import {
  type CarBrandRow,
  type CompanyRow,
  compareCarBrands,
  compareCompanies,
  compareFoundingDates,
  compareStates,
  type FoundingDateRow,
  type StateRow,
} from "./comparison.ts";
import {
  carBrandAliases,
  carBrandReasons,
  companyAliases,
  companyReasons,
  usStateReasons,
} from "./comparison-notes.ts";
import { writeReport } from "./data-sources-report.ts";
import {
  type DateChangeRow,
  datingExamples,
  datingFigures,
  datingFiguresFile,
  findChangeFaults,
  findRecheckFaults,
  type RecheckRow,
} from "./date-changes.ts";
import { readCsv } from "./read-csv.ts";

// Compares the data with the reference files, and writes docs/measurements/data-sources.md, the figures of the dates that the
// site shows, and the fixtures of the articles. With --check it only verifies that these files are up to date.
const references = new URL("../reference/", import.meta.url);
const repository = new URL("../../../", import.meta.url);
const foundingDates = readCsv<keyof FoundingDateRow>(new URL("founding-dates.csv", references));

const compared = {
  usStates: compareStates(readCsv<keyof StateRow>(new URL("us-states.csv", references)), catalog.usStates, {
    aliases: {},
    reasons: usStateReasons,
  }),
  carBrands: compareCarBrands(readCsv<keyof CarBrandRow>(new URL("car-brands.csv", references)), catalog.carBrands, {
    aliases: carBrandAliases,
    reasons: carBrandReasons,
  }),
  companies: compareCompanies(
    readCsv<keyof CompanyRow>(new URL("companies-sp500.csv", references)),
    catalog.companies,
    { aliases: companyAliases, reasons: companyReasons },
  ),
  foundingDates: compareFoundingDates(foundingDates, catalog.companies),
};
const changes = readCsv<keyof DateChangeRow>(new URL("date-changes.csv", references));
const rechecks = readCsv<keyof RecheckRow>(new URL("rechecks.csv", references));
const figures = datingFigures(catalog.companies, changes, rechecks);
const sourced = new Set(foundingDates.map(({ name }) => name));
const faults = [
  ...Object.values(compared).flatMap((comparison) => comparison.faults),
  ...findChangeFaults(changes, catalog.companies, sourced),
  ...findRecheckFaults(rechecks, catalog.companies),
];
const files = [
  { path: "docs/measurements/data-sources.md", text: writeReport(catalog, compared, figures) },
  {
    path: "packages/catalog/src/dating-figures.ts",
    text: datingFiguresFile(figures, datingExamples(catalog.companies)),
  },
  ...Object.entries(articleFixtures(catalog)).map(([name, text]) => ({
    path: `packages/articles/fixtures/${name}.json`,
    text,
  })),
];

for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  process.exitCode = 1;
} else if (!process.argv.includes("--check")) {
  for (const { path, text } of files) writeFileSync(new URL(path, repository), text);
} else {
  for (const { path, text } of files) {
    if (readFileSync(new URL(path, repository), "utf8") === text) continue;
    console.error(`${path} is out of date. Run pnpm measure compare`);
    process.exitCode = 1;
  }
}
