import { expect, test } from "vitest";
import { baziTable, compareBazi } from "./bazi-peers.ts";

test("the eight characters of 300 random births are those of tyme4ts and lunar-typescript", () => {
  const compared = compareBazi(300).filter(({ what }) => !what.startsWith("luck"));
  expect(compared).toHaveLength(12);
  for (const { same, differing } of compared) expect([same, differing]).toEqual([300, {}]);
}, 60_000);

test("luck begins when tyme4ts and lunar-typescript say, but for known reasons", () => {
  const compared = compareBazi(300).filter(({ what }) => what.startsWith("luck"));
  expect(compared).toHaveLength(4);
  for (const { differing, same } of compared) {
    expect(Object.keys(differing)).not.toContain("unexplained");
    expect(same).toBeGreaterThan(250);
  }
}, 60_000);

test("each of 5,000 births that differs is explained", () => {
  expect(baziTable()).toContain("| pillars | tyme4ts | 5,000 of 5,000 | none differ |");
}, 120_000);
