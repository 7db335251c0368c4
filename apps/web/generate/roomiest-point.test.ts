import { expect, test } from "vitest";
import { roomiestPoint } from "./roomiest-point.ts";

test("in a bar it lies on the middle line, as far from both sides as from each other", () => {
  const { y, radius } = roomiestPoint([rectangle(0, 0, 10, 4)]);
  expect(y).toBeCloseTo(2, 1);
  expect(radius).toBeCloseTo(2, 1);
});

test("of a bent shape it lies inside, where it is widest", () => {
  const bent = [
    [0, 0],
    [12, 0],
    [12, 12],
    [4, 12],
    [4, 8],
    [8, 8],
    [8, 2],
    [0, 2],
  ] as const;
  const { x, y, radius } = roomiestPoint([bent]);
  expect(x).toBeGreaterThan(8);
  expect(y).toBeGreaterThan(7);
  expect(radius).toBeGreaterThan(1.9);
});

test("it keeps off a hole, and takes the larger of two islands", () => {
  const { x, radius } = roomiestPoint([rectangle(0, 0, 10, 10), rectangle(4, 1, 9, 9), rectangle(20, 0, 26, 6)]);
  expect(x).toBeCloseTo(23, 1);
  expect(radius).toBeCloseTo(3, 1);
});

function rectangle(left: number, top: number, right: number, bottom: number) {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const;
}
