import { readFile, writeFile } from "node:fs/promises";
import { cpus } from "node:os";
import { type Figures, runCampaign } from "./campaign.ts";
import { type DeliveryFigures, deliverAtOnce } from "./deliveries.ts";
import { scenarios } from "./scenarios.ts";

/** `pnpm faults [PURCHASES]`: every scenario and the deliveries, with their figures written into docs/reliability.md. */
const purchases = Number(process.argv[2] ?? 200);
const all: Figures[] = [];
for (const scenario of scenarios) {
  const outcome = await runCampaign(scenario, purchases);
  console.log(outcome);
  all.push(outcome);
}
const delivered = await deliverAtOnce(purchases);
console.log(delivered);
const file = new URL("../../../docs/reliability.md", import.meta.url);
const text = await readFile(file, "utf8");
const figures = `<!-- figures -->\n${describe(all, delivered)}\n<!-- /figures -->`;
await writeFile(
  file,
  text.replace(/<!-- figures -->[\s\S]*<!-- \/figures -->/, () => figures),
);
const isSound = all.every(({ lost, doubled, forNothing, trouble }) => lost + doubled + forNothing + trouble === 0);
const { payments, grants, withdrawals } = delivered;
process.exitCode = isSound && payments === purchases && grants === purchases && withdrawals === 0 ? 0 : 1;

function describe(rows: readonly Figures[], delivered: DeliveryFigures): string {
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
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} cores of ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`;
  const measured = `Measured on ${day}: ${machine}.`;
  return [...table(heads, lines), "", describeDeliveries(delivered), "", measured].join("\n");
}

function describeDeliveries({
  purchases,
  deliveries,
  payments,
  grants,
  withdrawals,
  seconds,
}: DeliveryFigures): string {
  const heads = ["deliveries answered", "purchases", "payments recorded", "grants", "withdrawals", "seconds"];
  return table(heads, [
    [deliveries, purchases, `**${payments}**`, `**${grants}**`, `**${withdrawals}**`, seconds],
  ]).join("\n");
}

function table(heads: readonly string[], lines: readonly (readonly (string | number)[])[]): string[] {
  return [heads, heads.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |`);
}
