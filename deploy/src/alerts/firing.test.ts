import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { play } from "./play.ts";
import { firesAt, readRules, reads } from "./rules.ts";
import { makeHealthy, scenarios } from "./scenarios.ts";
import { startProduct } from "./testing-product.ts";
import { simulate } from "./timeline.ts";

const folder = mkdtempSync(join(tmpdir(), "zodiac-alerts-"));
const product = await startProduct(join(folder, "stripe.json"));
afterAll(async () => {
  await product.close();
  rmSync(folder, { recursive: true, force: true });
});
const working = await makeHealthy(product);
const rules = readRules();

test("each alert has a fault that fires it", () => {
  const fired = new Set(scenarios.map(({ alert }) => alert));
  expect([...fired].toSorted()).toEqual(rules.map(({ alert }) => alert).toSorted());
});

test.each(rules)("$alert is quiet for three hours of healthy processes", (rule) => {
  const series = simulate([{ ...working.healthy, minutes: 180 }], { isWanted: (name) => reads(rule, name) });
  expect(series).not.toEqual([]);
  expect(firesAt(rule, series, 180 * 60)).toBeNull();
});

test.each(scenarios)("$alert fires if $fault", { timeout: 60_000 }, async (scenario) => {
  const rule = rules.find(({ alert }) => alert === scenario.alert);
  if (!rule) throw new Error(`There is no alert ${scenario.alert}.`);
  const { firesAt: time, faultAt } = await play(scenario, rule, working);
  expect(time).toBeGreaterThanOrEqual(faultAt);
});
