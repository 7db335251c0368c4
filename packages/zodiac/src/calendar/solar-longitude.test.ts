import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { solarLongitude, solarMonthAt } from "./solar-longitude.ts";

/** The moments (UTC) of the twelve terms that begin a solar month, from the ephemeris of lunar-typescript 1.8. */
const terms: Record<number, string> = {
  1645: "01-04T20:21 02-03T08:40 03-05T04:29 04-04T11:48 05-05T07:39 06-05T13:41 07-07T00:38 08-07T09:43 09-07T10:46 10-07T23:55 11-07T00:39 12-06T15:43",
  1800: "01-05T11:36 02-03T23:34 03-05T18:34 04-05T00:46 05-05T19:32 06-06T00:47 07-07T11:27 08-07T20:54 09-07T22:47 10-08T13:02 11-07T14:50 12-07T06:41",
  1950: "01-05T21:38 02-04T09:20 03-06T03:35 04-05T08:44 05-06T02:24 06-06T06:51 07-07T17:13 08-08T02:55 09-08T05:33 10-08T20:51 11-07T23:43 12-07T16:21",
  2024: "01-05T20:49 02-04T08:27 03-05T02:22 04-04T07:02 05-05T00:10 06-05T04:09 07-06T14:20 08-07T00:09 09-07T03:11 10-07T18:59 11-06T22:20 12-06T15:17",
  2200: "01-05T14:00 02-04T01:24 03-05T18:30 04-04T21:58 05-05T13:52 06-05T16:55 07-07T02:43 08-07T12:48 09-07T16:40 10-08T09:40 11-07T14:14 12-07T08:09",
};

describe("solarLongitude", () => {
  test.each(Object.keys(terms).map(Number))(
    "is within 0.004° of the twelve terms of %i and counts full turns",
    (year) => {
      const expected = (terms[year] ?? "").split(" ").map((instant, i) => ({
        days: (Date.parse(`${year}-${instant}Z`) - Date.UTC(2000, 0, 1, 12)) / 86_400_000,
        degrees: (year - 2000) * 360 + 285 + 30 * i,
      }));
      expect(expected).toHaveLength(12);
      for (const { days, degrees } of expected) {
        expect(Math.abs(solarLongitude(days) - degrees)).toBeLessThan(0.004);
      }
    },
  );

  test("agrees with the worked example of Meeus, chapter 25: 1992-10-13, 199.906°", () => {
    // Uniform time was 59 seconds ahead of universal time.
    const days = (Date.UTC(1992, 9, 13) - 59_000 - Date.UTC(2000, 0, 1, 12)) / 86_400_000;
    expect(Math.abs(solarLongitude(days) + 360 * 7 - 199.906061)).toBeLessThan(0.0001);
  });
});

describe("solarMonthAt", () => {
  const monthOf = (days: number) => Math.floor((solarLongitude(days) + 105) / 30);

  test("is the month of the whole series, from 1645 to 2200", () => {
    fc.assert(
      fc.property(fc.double({ min: -129_660, max: 73_415, noNaN: true }), (days) => {
        expect(solarMonthAt(days)).toBe(monthOf(days));
      }),
      { numRuns: 3000 },
    );
  });

  test("is so in the minutes around the beginnings of months", () => {
    for (const year of Object.keys(terms)) {
      for (const text of (terms[Number(year)] ?? "").split(" ")) {
        const term = (Date.parse(`${year}-${text}Z`) - Date.UTC(2000, 0, 1, 12)) / 86_400_000;
        for (let minute = -90; minute <= 90; minute++) {
          const days = term + minute / 1440;
          expect(solarMonthAt(days)).toBe(monthOf(days));
        }
      }
    }
  });
});
