import { expect, test } from "vitest";
import { solarTerms } from "../src/calendar/solar-terms.ts";
import { compareHours, tymeMoment } from "./moments.ts";

test("the moments of the terms agree with tyme4ts within half a minute from 1900 to 2050, and within two minutes to 2100", () => {
  let worst = { early: 0, late: 0 };
  for (let year = 1900; year <= 2100; year++) {
    for (const [index, { epochMilliseconds }] of solarTerms(year).entries()) {
      const seconds = Math.abs(epochMilliseconds - tymeMoment(year, index)) / 1000;
      worst =
        year <= 2050
          ? { ...worst, early: Math.max(worst.early, seconds) }
          : { ...worst, late: Math.max(worst.late, seconds) };
    }
  }
  expect(worst.early).toBeLessThan(30);
  expect(worst.late).toBeLessThan(120);
}, 60_000);

test("the year animal agrees with tyme4ts at every hour of the days around Start of Spring from 1900 to 2100", () => {
  expect(compareHours()).toEqual({ hours: 24_120, different: 0 });
}, 60_000);
