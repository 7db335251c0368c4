import { readFileSync, writeFileSync } from "node:fs";
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
import { readCsv } from "./read-csv.ts";

// Compares the data with the reference files and writes docs/measurements/data-sources.md. With --check it only verifies that the
// file is up to date.
const references = new URL("../reference/", import.meta.url);
const document = new URL("../../../docs/measurements/data-sources.md", import.meta.url);

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
  foundingDates: compareFoundingDates(
    readCsv<keyof FoundingDateRow>(new URL("founding-dates.csv", references)),
    catalog.companies,
  ),
};
const faults = Object.values(compared).flatMap((comparison) => comparison.faults);
const report = writeReport(catalog, compared);

for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  process.exitCode = 1;
} else if (!process.argv.includes("--check")) {
  writeFileSync(document, report);
} else if (readFileSync(document, "utf8") !== report) {
  console.error("docs/measurements/data-sources.md is out of date. Run pnpm measure compare");
  process.exitCode = 1;
}
