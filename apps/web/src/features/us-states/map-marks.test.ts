import { expect, test } from "vitest";
import { markOf } from "./map-marks.ts";
import { mapSize, outlines } from "./us-map-outlines.ts";

test("every mark is legible and lies on the map", () => {
  for (const outline of outlines) {
    const { x, y, size } = markOf(outline);
    expect(size, outline.name).toBeGreaterThan(28);
    expect(x + size / 2, outline.name).toBeLessThanOrEqual(mapSize.width);
    expect(y + size / 2, outline.name).toBeLessThanOrEqual(mapSize.height);
  }
});

test("a mark is on its state if it fits, and beside it otherwise", () => {
  for (const outline of outlines) expect(markOf(outline).isBeside, outline.name).toBe(outline.room.radius < 15);
});

test("no two marks overlap", () => {
  const marks = outlines.map((outline) => ({ name: outline.name, ...markOf(outline) }));
  for (const a of marks) {
    for (const b of marks) {
      if (a.name >= b.name) continue;
      const apart = Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
      expect(apart, `${a.name} and ${b.name}`).toBeGreaterThanOrEqual((a.size + b.size) / 2);
    }
  }
});
