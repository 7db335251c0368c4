import { readFile, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { type Figures, runCampaign } from "./campaign.ts";
import { scenarios } from "./scenarios.ts";

/** `pnpm faults [PURCHASES]`: every scenario, with its figures written into docs/reliability.md. */
const purchases = Number(process.argv[2] ?? 200);
const all: Figures[] = [];
for (const scenario of scenarios) {
  const figures = await runCampaign(scenario, purchases);
  console.log(figures);
  all.push(figures);
}
const file = new URL("../../../docs/reliability.md", import.meta.url);
const text = await readFile(file, "utf8");
const table = `<!-- figures -->\n${describe(all)}\n<!-- /figures -->`;
await writeFile(
  file,
  text.replace(/<!-- figures -->[\s\S]*<!-- \/figures -->/, () => table),
);
process.exitCode = all.every(({ lost, doubled, forNothing, trouble }) => lost + doubled + forNothing + trouble === 0)
  ? 0
  : 1;

function describe(rows: readonly Figures[]): string {
  const heads = [
    "while",
    "purchases",
    "faults",
    "charged",
    "had access at once",
    "lost",
    "doubled",
    "access for nothing",
    "seconds",
  ];
  const lines = rows.map(
    ({ scenario, purchases, strikes, charged, grantedBefore, lost, doubled, forNothing, seconds }) => [
      scenario,
      purchases,
      strikes,
      charged,
      grantedBefore,
      `**${lost}**`,
      `**${doubled}**`,
      `**${forNothing}**`,
      seconds,
    ],
  );
  const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} cores of ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`;
  return [row(heads), row(heads.map(() => "---")), ...lines.map(row), "", `Measured on ${day}: ${machine}.`].join("\n");
}
