// Writes the table of a package in docs/measurements/mutation-testing.md from the report of the last `stryker run`.
//   node mutation-summary.ts zodiac | numerology
import { readFileSync, writeFileSync } from "node:fs";

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

const [name = ""] = process.argv.slice(2);
const report: Report = JSON.parse(
  readFileSync(new URL(`../../${name}/.stryker-tmp/report.json`, import.meta.url), "utf8"),
);
const files = Object.entries(report.files).map(
  ([file, { mutants }]) => [file, mutants.map(({ status }) => status)] as const,
);
const rows = [...files, ["**all**", files.flatMap(([, statuses]) => statuses)] as const].map(([file, statuses]) =>
  row(file, statuses),
);
const table = ["| file | mutants | detected | % |", "|---|---|---|---|", ...rows].join("\n");

const document = new URL("../../../docs/measurements/mutation-testing.md", import.meta.url);
const text = readFileSync(document, "utf8");
const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
const [from, to] = [text.indexOf(start), text.indexOf(end)];
if (from < 0 || to < from) throw new Error(`docs/measurements/mutation-testing.md has no section ${start}`);
writeFileSync(document, `${text.slice(0, from + start.length)}\n${table}\n${text.slice(to)}`);

function row(file: string, statuses: readonly string[]): string {
  // A mutant that can't run says nothing about the tests.
  const counted = statuses.filter((status) => !["Ignored", "CompileError", "RuntimeError"].includes(status));
  const detected = counted.filter((status) => status === "Killed" || status === "Timeout").length;
  return `| ${file} | ${counted.length} | ${detected} | ${((detected / counted.length) * 100).toFixed(1)} |`;
}
