import { expect, test } from "vitest";
import { median } from "./median.ts";

test("the median is the middle value in numeric order", () => {
  expect(median([10, 9, 100])).toBe(10);
  expect(median([4, 1, 3, 2])).toBe(3);
  expect(median([7])).toBe(7);
});

test("an empty list has no median", () => {
  expect(median([])).toBeNaN();
});
