import { getIconsData, titleToSlug } from "simple-icons/sdk";
import { catalog } from "./catalog.ts";
import { findProblems, findShortfalls, isAbroad } from "./data-rules.ts";

// Checks every record of the project's data, by itself and beside the others, and what the whole promises.
// An icon that simple-icons knows to be under a licence of its own is not used.
const icons = await getIconsData();
const free = icons.filter(({ license }) => license === undefined || license.type === "CC0-1.0");
const slugs = new Set(free.map(({ slug, title }) => slug ?? titleToSlug(title)));
const problems = [
  ...findProblems(catalog, {
    today: new Date().toISOString().slice(0, 10),
    hasIcon: (slug) => slugs.has(slug),
  }),
  ...findShortfalls(catalog),
];

if (problems.length > 0) {
  for (const { record, field, message } of problems) console.error(`${record}: ${field} ${message}`);
  console.error(`Problems in the data: ${problems.length}. Mend the records in packages/db/src/data and try again.`);
  process.exitCode = 1;
} else {
  const { companies, carBrands, usStates } = catalog;
  console.log(
    [
      `${companies.length} companies (${companies.filter(isAbroad).length} outside the United States,`,
      `${companies.filter(({ board }) => board).length} with a job board,`,
      `${companies.filter(({ logo }) => logo).length} with an icon),`,
      `${carBrands.length} car brands (${carBrands.filter(({ logo }) => logo).length} with an icon)`,
      `and ${usStates.length} states keep every rule.`,
    ].join(" "),
  );
}
