import { signIds } from "@zodiac-at-work/zodiac";
import { svgPathBbox } from "svg-path-bbox";
import { expect, test } from "vitest";
import { sealAnimals } from "../src/seals/animals.ts";
import { sealBox, sealFrames } from "../src/seals/frames.ts";

test.each(signIds)("the %s is centered in its frame, with a margin around it", (sign) => {
  const [left, top, right, bottom] = svgPathBbox(sealAnimals[sign]);
  const middle = [(left + right) / 2, (top + bottom) / 2];
  for (const coordinate of middle) expect(Math.abs(coordinate - sealBox / 2)).toBeLessThan(0.005 * sealBox);
  expect(Math.max(right - left, bottom - top)).toBeLessThanOrEqual(0.745 * sealBox);
});

test("no two frames are alike", () => {
  expect(new Set(signIds.map((sign) => sealFrames[sign])).size).toBe(signIds.length);
});
