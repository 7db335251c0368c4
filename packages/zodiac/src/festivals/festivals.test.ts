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
    [2028, "TW", "new-year", "2028-01-26"],
    [2007, "VN", "new-year", "2007-02-17"],
    [2007, "VN", "eve", "2007-02-16"],
    [2025, "VN", "hung-kings", "2025-04-07"],
    [2025, "TW", "mazu", "2025-04-20"],
    [2023, "CN", "dragon-head", "2023-02-21"],
    [2025, "CN", "laba", "2025-01-07"],
    // Within an hour of midnight on one of the clocks: 8 hours ahead in China, 7 in Vietnam, 9 or 8.5 in Korea.
    [1943, "CN", "clear-bright", "1943-04-06"],
    [1943, "VN", "clear-bright", "1943-04-06"],
    [1972, "VN", "clear-bright", "1972-04-04"],
    [1972, "TW", "clear-bright", "1972-04-05"],
    [1976, "CN", "clear-bright", "1976-04-04"],
    [1955, "KR", "winter-solstice", "1955-12-22"],
    [1956, "KR", "cold-food", "1956-04-05"],
    [1988, "KR", "winter-solstice", "1988-12-22"],
    [1988, "CN", "winter-solstice", "1988-12-21"],
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

  test("are these in the order of a year", () => {
    const idsOf = (region: FestivalRegion) => festivals(2026, region).map(({ id }) => id);
    expect(regions.map((region) => idsOf(region).join(" "))).toEqual([
      "laba kitchen-god eve new-year lantern dragon-head clear-bright double-third dragon-boat double-seventh ghost mid-autumn double-ninth winter-clothes winter-solstice",
      "year-end kitchen-god eve new-year lantern earth-god clear-bright mazu dragon-boat double-seventh ghost mid-autumn double-ninth lower-origin winter-solstice",
      "eve new-year great-full-moon cold-food double-third buddha dano yudu double-seventh baekjung mid-autumn double-ninth winter-solstice",
      "kitchen-gods eve new-year first-full-moon clear-bright cold-food hung-kings buddha double-fifth double-seventh vu-lan mid-autumn double-ninth new-rice",
    ]);
  });

  test("have the texts of their region", () => {
    const textsOf = (region: FestivalRegion) =>
      festivals(2026, region).map(({ id, name, localName }) => `${id} ${name} ${localName}`);
    expect(textsOf("CN")).toContain("mid-autumn Mid-Autumn Festival 中秋节");
    expect(textsOf("TW")).toContain("mid-autumn Mid-Autumn Festival 中秋節");
    expect(textsOf("KR")).toContain("mid-autumn Chuseok 추석");
    expect(textsOf("VN")).toContain("mid-autumn Mid-Autumn Festival Tết Trung Thu");
  });

  test.each([1901, 2200])("begin and end with the years of the lunar calendar: %i has them", (year) => {
    for (const region of regions) expect(festivals(year, region).length).toBeGreaterThan(10);
  });

  test.each<[readonly unknown[], string, string]>([
    [[1900, "CN"], "out-of-range", "Give the year as a whole number from 1901 to 2200."],
    [[2201, "CN"], "out-of-range", "Give the year as a whole number from 1901 to 2200."],
    [[2026.5, "CN"], "out-of-range", "Give the year as a whole number from 1901 to 2200."],
    [[2026, "JP"], "unknown-option", '"JP" is not a region: give one of CN, TW, KR, VN.'],
    [[2026, undefined], "unknown-option", "undefined is not a region: give one of CN, TW, KR, VN."],
    [
      [2026, "CN", 1],
      "too-many-arguments",
      'Too many arguments. In a map, write years.map((year) => festivals(year, "CN")).',
    ],
  ])("refuse %j", (call, code, message) => {
    expect(() => Reflect.apply(festivals, undefined, call)).toThrow(expect.objectContaining({ code, message }));
  });
});
