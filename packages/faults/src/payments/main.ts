// Runs every fault scenario and the concurrent deliveries, and writes their figures into docs/measurements/reliability.md.
//   pnpm measure faults-payments [PURCHASES]
// Exits with 1 if a purchase was lost, doubled or granted unpaid.

import { describeMachine, markdownTable } from "@zodiac-at-work/measurements/markdown";
import { writeFigures } from "@zodiac-at-work/measurements/page";
import { type Figures, runCampaign } from "./campaign.ts";
import { type DeliveryFigures, deliverConcurrently } from "./deliveries.ts";
import { scenarios } from "./scenarios.ts";

const purchases = Number(process.argv[2] ?? 200);
const campaigns: Figures[] = [];
for (const scenario of scenarios) {
  const figures = await runCampaign(scenario, purchases);
  console.log(figures);
  campaigns.push(figures);
}
const delivered = await deliverConcurrently(purchases);
console.log(delivered);
const day = new Date().toISOString().slice(0, 10);
await writeFigures(
  "reliability.md",
  [campaignTable(campaigns), deliveryTable(delivered), `Measured on ${day}: ${describeMachine()}.`].join("\n\n"),
);
const isSound = campaigns.every(({ lost, doubled, unpaid, issues }) => lost + doubled + unpaid + issues === 0);
const { payments, grants, withdrawals } = delivered;
if (!isSound || payments !== purchases || grants !== purchases || withdrawals !== 0) process.exitCode = 1;

function campaignTable(campaigns: readonly Figures[]): string {
  return markdownTable(
    ["fault", "purchases", "faults", "charged", "access at once", "lost", "doubled", "access unpaid", "seconds"],
    campaigns.map(({ scenario, purchases, faults, charged, grantedBefore, lost, doubled, unpaid, seconds }) => [
      scenario,
      purchases,
      faults,
      charged,
      grantedBefore,
      `**${lost}**`,
      `**${doubled}**`,
      `**${unpaid}**`,
      seconds,
    ]),
  );
}

function deliveryTable({ purchases, deliveries, payments, grants, withdrawals, seconds }: DeliveryFigures): string {
  return markdownTable(
    ["deliveries acknowledged", "purchases", "payments recorded", "grants", "withdrawals", "seconds"],
    [[deliveries, purchases, `**${payments}**`, `**${grants}**`, `**${withdrawals}**`, seconds]],
  );
}
