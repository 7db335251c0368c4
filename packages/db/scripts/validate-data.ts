import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { getIconsData, titleToSlug } from "simple-icons/sdk";
import { catalog } from "./catalog.ts";
import { findProblems, findShortfalls, isAbroad } from "./data-rules.ts";
import { isLegibleIcon } from "./legible-icon.ts";

// Checks the records of the project's data one by one, against each other, and as a whole.
// Icons that simple-icons lists under another license than CC0 are not used.
const icons = await getIconsData();
const free = icons.filter(({ license }) => license === undefined || license.type === "CC0-1.0");
const slugs = new Set(free.map(({ slug, title }) => slug ?? titleToSlug(title)));
const problems = [
  ...findProblems(catalog, {
    today: new Date().toISOString().slice(0, 10),
    hasIcon: (slug) => slugs.has(slug),
    isLegibleIcon: (slug) => isLegibleIcon(pathOfIcon(slug)),
  }),
  ...findShortfalls(catalog),
];

if (problems.length > 0) {
  for (const { record, field, message } of problems) console.error(`${record}: ${field} ${message}`);
  console.error(`Problems in the data: ${problems.length}. Correct the records in packages/db/data and try again.`);
  process.exitCode = 1;
} else {
  const { companies, carBrands, usStates } = catalog;
  console.log(
    [
      `${companies.length} companies (${companies.filter(isAbroad).length} outside the United States,`,
      `${companies.filter(({ board }) => board).length} with a job board,`,
      `${companies.filter(({ logo }) => logo).length} with an icon),`,
      `${carBrands.length} car brands (${carBrands.filter(({ logo }) => logo).length} with an icon)`,
      `and ${usStates.length} states follow every rule.`,
    ].join(" "),
  );
}

function pathOfIcon(slug: string): string {
  const icon = readFileSync(fileURLToPath(import.meta.resolve(`simple-icons/icons/${slug}.svg`)), "utf8");
  return Array.from(icon.matchAll(/ d="([^"]+)"/g), ([, path]) => path).join(" ");
}
