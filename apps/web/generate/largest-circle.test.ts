import { expect, test } from "vitest";
import { largestCircle } from "./largest-circle.ts";

test("the circle in a bar lies on the middle line and touches both sides", () => {
  const { y, radius } = largestCircle([[rectangle(0, 0, 10, 4)]]);
  expect(y).toBeCloseTo(2, 1);
  expect(radius).toBeCloseTo(2, 1);
});

test("the circle in a bent shape lies inside, where the shape is widest", () => {
  const bent = [
    [0, 0],
    [12, 0],
    [12, 12],
    [4, 12],
    [4, 8],
    [8, 8],
    [8, 2],
    [0, 2],
    [0, 0],
  ] as const;
  const { x, y, radius } = largestCircle([[bent]]);
  expect(x).toBeGreaterThan(8);
  expect(y).toBeGreaterThan(7);
  expect(radius).toBeGreaterThan(1.9);
});

test("the circle avoids a hole and lies on the island with the most room", () => {
  const withHole = [rectangle(0, 0, 10, 10), rectangle(4, 1, 9, 9)];
  const { x, radius } = largestCircle([withHole, [rectangle(20, 0, 26, 6)]]);
  expect(x).toBeCloseTo(23, 1);
  expect(radius).toBeCloseTo(3, 1);
});

function rectangle(left: number, top: number, right: number, bottom: number) {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
    [left, top],
  ] as const;
}
