// Writes docs/mutation-testing.md from the report of the last `stryker run`.
import { readFileSync, writeFileSync } from "node:fs";

interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>;
}

const report = JSON.parse(readFileSync(new URL("../.stryker-tmp/report.json", import.meta.url), "utf8")) as Report;
const rows = Object.entries(report.files).map(([file, { mutants }]) =>
  row(
    file,
    mutants.map(({ status }) => status),
  ),
);
const all = row(
  "**all**",
  Object.values(report.files).flatMap(({ mutants }) => mutants.map(({ status }) => status)),
);

writeFileSync(
  new URL("../../../docs/mutation-testing.md", import.meta.url),
  `# Mutation testing of the zodiac package

Written by \`pnpm --filter @zodiac-at-work/zodiac mutation\`, which changes the code in one place at a time and expects a test
to notice. It fails below 90 %.

| file | mutants | noticed | % |
|---|---|---|---|
${[...rows, all].join("\n")}

The table of New Years is left out, for every one of its characters is compared with astronomy by \`pnpm table\`; so are the
six lines around the command.
`,
);

function row(name: string, statuses: readonly string[]): string {
  const counted = statuses.filter((status) => status !== "Ignored" && status !== "CompileError");
  const noticed = counted.filter((status) => status === "Killed" || status === "Timeout").length;
  return `| ${name} | ${counted.length} | ${noticed} | ${((noticed / counted.length) * 100).toFixed(1)} |`;
}
