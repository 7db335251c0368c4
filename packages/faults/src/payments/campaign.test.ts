import { expect, test } from "vitest";
import { runCampaign } from "./campaign.ts";
import { randomItem, type Scenario, scenarios } from "./scenarios.ts";

const everyFault: Scenario = {
  name: "every kind of fault",
  webhooks: true,
  pause: [20, 600],
  inject: (environment) => randomItem(scenarios).inject(environment),
};

test("no purchase is lost, doubled or granted unpaid while faults strike ten buyers", {
  timeout: 300_000,
}, async () => {
  const figures = await runCampaign(everyFault, 10, 5);
  expect(figures.faults).toBeGreaterThan(0);
  expect(figures).toMatchObject({ purchases: 10, charged: 10, lost: 0, doubled: 0, unpaid: 0, issues: 0 });
});
