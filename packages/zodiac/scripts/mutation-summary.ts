// Writes the table of a package in docs/measurements/mutation-testing.md from the report of the last `stryker run`. A run of
// some files, with `--mutate`, renews their rows.
//   node mutation-summary.ts zodiac | numerology
import { existsSync, readFileSync, writeFileSync } from "node:fs";

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

const [name = ""] = process.argv.slice(2);
const report: Report = JSON.parse(
  readFileSync(new URL(`../../${name}/.stryker-tmp/report.json`, import.meta.url), "utf8"),
);
const document = new URL("../../../docs/measurements/mutation-testing.md", import.meta.url);
const text = readFileSync(document, "utf8");
const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
const [from, to] = [text.indexOf(start), text.indexOf(end)];
if (from < 0 || to < from) throw new Error(`docs/measurements/mutation-testing.md has no section ${start}`);

const counts = new Map(
  Array.from(
    text.slice(from, to).matchAll(/^\| (src\/\S+) \| (\d+) \| (\d+) \|/gm),
    ([, file = "", counted, detected]) => [file, { counted: Number(counted), detected: Number(detected) }],
  ),
);
for (const [file, { mutants }] of Object.entries(report.files)) counts.set(file, countsOf(mutants));
const files = [...counts].filter(([file]) => existsSync(new URL(`../../${name}/${file}`, import.meta.url)));
files.sort(([a], [b]) => (a < b ? -1 : 1));
const all = files.reduce(
  (sum, [, { counted, detected }]) => ({ counted: sum.counted + counted, detected: sum.detected + detected }),
  { counted: 0, detected: 0 },
);
const rows = [...files, ["**all**", all] as const].map(
  ([file, { counted, detected }]) =>
    `| ${file} | ${counted} | ${detected} | ${((detected / counted) * 100).toFixed(1)} |`,
);
const table = ["| file | mutants | detected | % |", "|---|---|---|---|", ...rows].join("\n");
writeFileSync(document, `${text.slice(0, from + start.length)}\n${table}\n${text.slice(to)}`);

interface Counts {
  readonly counted: number;
  readonly detected: number;
}

function countsOf(mutants: readonly { readonly status: string }[]): Counts {
  // A mutant that can't run says nothing about the tests.
  const counted = mutants.filter(({ status }) => !["Ignored", "CompileError", "RuntimeError"].includes(status));
  const detected = counted.filter(({ status }) => status === "Killed" || status === "Timeout");
  return { counted: counted.length, detected: detected.length };
}
