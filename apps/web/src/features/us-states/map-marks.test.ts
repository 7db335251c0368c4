import { expect, test } from "vitest";
import { mapSize, outlines } from "../../lists/us-map-outlines.ts";
import { markBox, markOf } from "./map-marks.ts";
import { stateCodes } from "./state-codes.ts";

test("every state has its own code of two letters", () => {
  const codes = outlines.map(({ name }) => stateCodes[name] ?? name);
  expect(codes.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([]);
  expect(new Set(codes).size).toBe(50);
});

test("every outline and every mark lies on the map", () => {
  for (const outline of outlines) {
    const { x, y } = markOf(outline);
    expect(x - markBox.width / 2, outline.name).toBeGreaterThanOrEqual(0);
    expect(x + markBox.width / 2, outline.name).toBeLessThanOrEqual(mapSize.width);
    expect(y + markBox.height / 2, outline.name).toBeLessThanOrEqual(mapSize.height);
    for (const [, left = "", top = ""] of outline.outline.matchAll(/(-?\d+),(-?\d+)/g)) {
      expect(Number(left), outline.name).toBeGreaterThanOrEqual(0);
      expect(Number(left), outline.name).toBeLessThanOrEqual(mapSize.width);
      expect(Number(top), outline.name).toBeGreaterThanOrEqual(0);
      expect(Number(top), outline.name).toBeLessThanOrEqual(mapSize.height);
    }
  }
});

test("a code is on its state if it fits, and beside it otherwise", () => {
  for (const outline of outlines) expect(markOf(outline).isBeside, outline.name).toBe(outline.room.radius < 15);
});

test("no two codes overlap", () => {
  const marks = outlines.map((outline) => ({ name: outline.name, ...markOf(outline) }));
  for (const a of marks) {
    for (const b of marks) {
      if (a.name >= b.name) continue;
      const areApart = Math.abs(a.x - b.x) >= markBox.width || Math.abs(a.y - b.y) >= markBox.height;
      expect(areApart, `${a.name} and ${b.name}`).toBe(true);
    }
  }
});
