import { describe, expect, test } from "vitest";
import { formatDate } from "./civil-date.ts";
import { newYearOf } from "./new-year.ts";
import { solarTerms } from "./solar-terms.ts";

const iso = (epochMilliseconds: number) => new Date(epochMilliseconds).toISOString();

describe("solarTerms", () => {
  test("returns the 24 terms of a year in order, with their names, longitudes, moments and days in China", () => {
    const terms = solarTerms(2000);
    expect(terms).toHaveLength(24);
    expect(terms.map(({ longitude }) => longitude)).toEqual(
      Array.from({ length: 24 }, (_, index) => (285 + 15 * index) % 360),
    );
    expect(terms.map(({ chinese }) => chinese).join("")).toBe(
      "小寒大寒立春雨水惊蛰春分清明谷雨立夏小满芒种夏至小暑大暑立秋处暑白露秋分寒露霜降立冬小雪大雪冬至",
    );
    expect(terms[2]).toMatchObject({
      name: "Start of Spring",
      pinyin: "lì-chūn",
      date: { year: 2000, month: 2, day: 4 },
    });
    expect(new Set(terms.flatMap(({ name, pinyin }) => [name, pinyin])).size).toBe(48);
  });

  test.each([
    // The equinoxes and solstices that the US Naval Observatory publishes, to the minute.
    [2020, 5, "2020-03-20T03:50"],
    [2020, 11, "2020-06-20T21:44"],
    [2024, 17, "2024-09-22T12:44"],
    [2024, 23, "2024-12-21T09:21"],
    // Starts of Spring in the almanac of the Hong Kong Observatory.
    [2024, 2, "2024-02-04T08:27"],
    [2025, 2, "2025-02-03T14:10"],
  ])("agrees with the published minute of term %i of %i", (year, index, minute) => {
    const moment = solarTerms(year)[index]?.epochMilliseconds ?? 0;
    expect(Math.abs(moment - Date.parse(`${minute}:00Z`))).toBeLessThan(60_000);
  });

  test("has the days of Start of Spring that the table has, except those that were printed otherwise", () => {
    const different: number[] = [];
    for (let year = 1645; year <= 2200; year++) {
      const computed = formatDate(solarTerms(year)[2]?.date ?? { year, month: 1, day: 1 });
      if (computed !== formatDate(newYearOf(year, { boundary: "start-of-spring" }))) different.push(year);
    }
    // The term of 2186 is minutes from midnight, and the future rotation of the earth is not known that well.
    expect(different).toEqual([1659, 1663, 1667, 1692, 1693, 1696, 1700, 1704, 1725, 1729, 1733, 1774, 1807, 2186]);
  });

  test("follows the order of time over the whole range, fifteen days apart", () => {
    let previous = solarTerms(1645)[0]?.epochMilliseconds ?? 0;
    for (let year = 1645; year <= 2200; year++) {
      for (const { epochMilliseconds } of solarTerms(year).slice(year === 1645 ? 1 : 0)) {
        const days = (epochMilliseconds - previous) / 86_400_000;
        expect(days, iso(epochMilliseconds)).toBeGreaterThan(14.6);
        expect(days, iso(epochMilliseconds)).toBeLessThan(15.9);
        previous = epochMilliseconds;
      }
    }
  });

  test.each([1644, 2201, 1990.5])("refuses the year %s", (year) => {
    expect(() => solarTerms(year)).toThrow(expect.objectContaining({ code: "out-of-range" }));
  });
});
