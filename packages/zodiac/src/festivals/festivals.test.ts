import { describe, expect, test } from "vitest";
import { formatDate } from "../calendar/civil-date.ts";
import { type FestivalRegion, festivals } from "./festivals.ts";

const regions: readonly FestivalRegion[] = ["CN", "TW", "KR", "VN"];
const dateOf = (year: number, region: FestivalRegion, id: string) =>
  festivals(year, region)
    .filter((festival) => festival.id === id)
    .map(({ date }) => formatDate(date));

describe("festivals", () => {
  test.each<[number, FestivalRegion, string, string]>([
    [2025, "CN", "clear-bright", "2025-04-04"],
    [2025, "CN", "winter-solstice", "2025-12-21"],
    [2025, "KR", "winter-solstice", "2025-12-22"],
    [2023, "KR", "cold-food", "2023-04-06"],
    [2025, "KR", "cold-food", "2025-04-05"],
    [2028, "KR", "new-year", "2028-01-27"],
    [2028, "CN", "new-year", "2028-01-26"],
    [2007, "VN", "new-year", "2007-02-17"],
    [2007, "VN", "eve", "2007-02-16"],
    [2025, "VN", "hung-kings", "2025-04-07"],
    [2025, "TW", "mazu", "2025-04-20"],
    [2023, "CN", "dragon-head", "2023-02-21"],
    [2025, "CN", "laba", "2025-01-07"],
  ])("%i %s: %s is on %s", (year, region, id, date) => {
    expect(dateOf(year, region, id)).toEqual([date]);
  });

  test("a festival of the last month can be twice in a year, or not at all", () => {
    const counts = Array.from({ length: 30 }, (_, i) => dateOf(2000 + i, "CN", "laba").length);
    expect(new Set(counts)).toEqual(new Set([0, 1, 2]));
    expect(counts.reduce((sum, count) => sum + count)).toBe(30);
  });

  test.each(regions)("of %s are in order, in their year, with unique ids but for two in a year", (region) => {
    for (const year of [1901, 1928, 1968, 2026, 2200]) {
      const found = festivals(year, region);
      const dates = found.map(({ date }) => formatDate(date));
      expect(dates).toEqual(dates.toSorted());
      expect(dates.every((date) => date.startsWith(`${year}-`))).toBe(true);
      expect(found.length).toBeGreaterThanOrEqual(12);
      expect(found.every(({ name, localName, rule }) => name !== "" && localName !== "" && rule !== "")).toBe(true);
    }
  });

  test("name the rule of a date", () => {
    const rules = festivals(2025, "KR").map(({ id, rule }) => [id, rule]);
    expect(rules).toContainEqual(["mid-autumn", "month 8, day 15"]);
    expect(rules).toContainEqual(["cold-food", "105 days after the sun at 270°"]);
    expect(rules).toContainEqual(["winter-solstice", "the sun at 270°"]);
    expect(rules).toContainEqual(["eve", "last day of the year"]);
  });
});
