import { expect, test } from "vitest";
import { binomialTest, evennessTest } from "./chance-test.ts";

test("the test of one count agrees with published values", () => {
  // R: binom.test(15, 20, 0.5)$p.value and binom.test(0, 12, 1/12)$p.value
  expect(binomialTest(15, 20, 0.5).p).toBeCloseTo(0.041389, 5);
  expect(binomialTest(1, 12, 1 / 12).p).toBeCloseTo(1, 9);
  expect(binomialTest(85, 915, 1 / 12).expected).toBe(76.25);
});

test("the test of equal shares agrees with published critical values", () => {
  // The 5 % points of chi-squared: 19.675 for 11 degrees of freedom, 9.488 for 4.
  const twelve = Array.from({ length: 12 }, () => 100);
  const moved = (by: number) => twelve.map((count, i) => (i === 0 ? count + by : i === 1 ? count - by : count));
  expect(evennessTest(twelve).p).toBe(1);
  expect(evennessTest(moved(Math.sqrt((19.675 * 100) / 2))).p).toBeCloseTo(0.05, 3);
  const by = Math.sqrt((9.488 * 100) / 2);
  expect(evennessTest([100 + by, 100 - by, 100, 100, 100]).p).toBeCloseTo(0.05, 3);
});

test("a count as expected is no surprise, and an extreme one is", () => {
  expect(binomialTest(10, 120, 1 / 12).p).toBeGreaterThan(0.9);
  expect(binomialTest(40, 120, 1 / 12).p).toBeLessThan(1e-6);
});
