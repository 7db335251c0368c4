import { expect, test } from "vitest";
import { runCampaign } from "./campaign.ts";
import { oneOf, type Scenario, scenarios } from "./scenarios.ts";

const everything: Scenario = {
  name: "all of it at once",
  webhooks: true,
  pause: [20, 600],
  strike: (world) => oneOf(scenarios).strike(world),
};

test("whatever fails while ten people buy, none is lost, doubled or forged", { timeout: 300_000 }, async () => {
  const figures = await runCampaign(everything, 10, 5);
  expect(figures.strikes).toBeGreaterThan(0);
  expect(figures).toMatchObject({ purchases: 10, charged: 10, lost: 0, doubled: 0, forNothing: 0, trouble: 0 });
});
