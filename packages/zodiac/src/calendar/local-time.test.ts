import { describe, expect, test } from "vitest";
import { clockIn, momentsAt, offsetsAround, shownAt } from "./local-time.ts";

const hour = 3_600_000;
const newYork = "America/New_York";

describe("momentsAt", () => {
  test.each([
    ["once on an ordinary day", { year: 2024, month: 7, day: 1 }, ["2024-07-01T05:30:00.000Z"]],
    [
      "twice when the clocks are set back, the earlier moment first",
      { year: 2024, month: 11, day: 3 },
      ["2024-11-03T05:30:00.000Z", "2024-11-03T06:30:00.000Z"],
    ],
  ])("finds 1:30 in New York %s", (_, date, moments) => {
    const found = momentsAt(newYork, shownAt(date, 5400));
    expect(found.map((moment) => new Date(moment).toISOString())).toEqual(moments);
  });

  test("finds no moment for a time over which the clocks are set forward", () => {
    expect(momentsAt(newYork, shownAt({ year: 2024, month: 3, day: 10 }, 2.5 * 3600))).toEqual([]);
  });
});

test("a zone has two offsets around a change of its clocks, and one otherwise", () => {
  const at = (month: number, day: number) => offsetsAround(newYork, shownAt({ year: 2024, month, day }, 0));
  expect(at(3, 10)).toEqual([-5 * hour, -4 * hour]);
  expect(at(11, 3)).toEqual([-4 * hour, -5 * hour]);
  expect(at(7, 1)).toEqual([-4 * hour, -4 * hour]);
});

test("a clock shows midnight as 0, and the seconds that a zone once differed by", () => {
  expect(clockIn("UTC", 0)).toMatchObject({ year: 1970, month: 1, day: 1, hour: 0, minute: 0, second: 0 });
  expect(clockIn("Asia/Shanghai", Date.UTC(1900, 0, 1))).toMatchObject({ hour: 8, minute: 5, second: 43 });
});
