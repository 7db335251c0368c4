import { Body, HourAngle, Observer } from "astronomy-engine";
import { expect, test } from "vitest";
import { solarEquationOfTime } from "./equation-of-time.ts";

const y2000 = Date.UTC(2000, 0, 1, 12);

test("is that of Meeus's example 28.a", () => {
  // 0h on October 13, 1992, by dynamical time, which was 59 seconds ahead.
  const days = (Date.UTC(1992, 9, 13) - 59_000 - y2000) / 86_400_000;
  expect(solarEquationOfTime(days)).toBeCloseTo(13.7094, 3);
});

test("is that of astronomy-engine within 0.35 seconds, from 1900 to 2049", () => {
  for (let year = 1900; year < 2050; year += 1) {
    for (let month = 0; month < 12; month++) {
      const moment = Date.UTC(year, month, 7, 12);
      const hours = HourAngle(Body.Sun, new Date(moment), new Observer(0, 0, 0));
      const minutes = (hours > 12 ? hours - 24 : hours) * 60;
      expect(Math.abs(solarEquationOfTime((moment - y2000) / 86_400_000) - minutes) * 60).toBeLessThan(0.35);
    }
  }
});
