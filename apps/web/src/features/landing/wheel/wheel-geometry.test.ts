import { expect, test } from "vitest";
import { pointAt, ring, sectorDegrees, sectorForKey, sectorPath, turnTo, wheelSize } from "./wheel-geometry.ts";

test("degrees start at the top and increase clockwise", () => {
  expect(pointAt(0, 100)).toEqual({ x: 250, y: 150 });
  expect(pointAt(90, 100)).toEqual({ x: 350, y: 250 });
  expect(pointAt(180, 100)).toEqual({ x: 250, y: 350 });
  expect(pointAt(270, 100)).toEqual({ x: 150, y: 250 });
});

test("the outer ring with its stroke fits into the drawing", () => {
  expect(ring.outer * 2 + 2).toBeLessThanOrEqual(wheelSize);
});

test("each of the twelve sectors ends where the next one begins", () => {
  for (let index = 0; index < 12; index++) {
    const end = /A\S+ \S+ 0 0 1 ([\d.]+ [\d.]+)/.exec(sectorPath(index, 95, 248))?.[1];
    const start = /^M([\d.]+ [\d.]+)/.exec(sectorPath((index + 1) % 12, 95, 248))?.[1];
    expect(end).toBe(start);
  }
});

test("the wheel brings any sector to the top, from any turn, with half a turn at most", () => {
  for (const now of [-720, -330, -90, 0, 30, 180, 1080]) {
    for (let index = 0; index < 12; index++) {
      const turn = turnTo(index, now);
      expect((((turn + sectorDegrees(index)) % 360) + 360) % 360).toBe(0);
      expect(Math.abs(turn - now)).toBeLessThanOrEqual(180);
    }
  }
});

test("a wheel that is in place does not turn", () => {
  expect(turnTo(4, -120)).toBe(-120);
  expect(turnTo(4, 240)).toBe(240);
});

test("arrow keys move around the wheel, Home and End move to the first and the last sector", () => {
  expect(sectorForKey("ArrowRight", 11)).toBe(0);
  expect(sectorForKey("ArrowDown", 3)).toBe(4);
  expect(sectorForKey("ArrowLeft", 0)).toBe(11);
  expect(sectorForKey("ArrowUp", 3)).toBe(2);
  expect(sectorForKey("Home", 7)).toBe(0);
  expect(sectorForKey("End", 7)).toBe(11);
  expect(sectorForKey("Enter", 7)).toBeUndefined();
  expect(sectorForKey("Tab", 7)).toBeUndefined();
});
