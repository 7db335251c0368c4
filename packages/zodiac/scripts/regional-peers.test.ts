import { expect, test } from "vitest";
import { compareWithDateChinese, compareWithKasi } from "./regional-peers.ts";

test("the Korean calendar is that of the Korea Astronomy and Space Science Institute, from 1900 to 2050", () => {
  expect(compareWithKasi()).toEqual({ months: 1867, differing: [] });
}, 60_000);

test.each(["vi", "ko", "ja"] as const)(
  "the calendar %s agrees with date-chinese in every month from 1900 to 2200, but for known reasons",
  (calendar) => {
    const { months, differing } = compareWithDateChinese(calendar);
    expect(months).toBe(3723);
    expect(differing.filter(({ reason }) => reason === undefined)).toEqual([]);
    expect(differing.length).toBe({ vi: 17, ko: 18, ja: 13 }[calendar]);
  },
  120_000,
);
