import { expect, test } from "vitest";
import { median, percentile } from "./median.ts";

test("the median is the middle value in numeric order", () => {
  expect(median([10, 9, 100])).toBe(10);
  expect(median([4, 1, 3, 2])).toBe(3);
  expect(median([7])).toBe(7);
});

test("an empty list has no median", () => {
  expect(median([])).toBeNaN();
});

test("a percentile is a value of the list in numeric order", () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(values, 0.95)).toBe(96);
  expect(percentile(values, 1)).toBe(100);
  expect(percentile([], 0.5)).toBeNaN();
});
