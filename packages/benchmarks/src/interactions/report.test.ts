import { expect, test } from "vitest";
import { type Figures, report } from "./report.ts";

function round(paint: number, route: Partial<Figures["routes"][number]> = {}): Figures {
  return {
    interactions: [{ group: "Map", step: "choose Texas", paint, result: paint + 40 }],
    routes: [{ page: "Companies", first: 200, again: 40, isPreloaded: true, ...route }],
  };
}

test("figures at their limits pass", () => {
  expect(report([round(100)]).misses).toEqual([]);
});

test("one slow round of three changes no median, and the table names it", () => {
  const { text, misses } = report([round(80), round(400), round(80)]);
  expect(misses).toEqual([]);
  expect(text).toContain("| Map | choose Texas | 80 ms | 400 ms | 120 ms |");
});

test("a slow interaction, a slow page and code that a click loads are misses", () => {
  expect(report([round(104, { first: 260, isPreloaded: false })]).misses).toEqual([
    "Map, choose Texas: 104 ms, not ≤ 100 ms.",
    "Companies: 260 ms and 40 ms, not ≤ 200 ms.",
    "Companies: its code is loaded on the click.",
  ]);
});
