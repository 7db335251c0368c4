import { Body, HourAngle, Observer } from "astronomy-engine";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fourPillars } from "./pillars.ts";
import { solarPillars, trueSolarTime } from "./true-solar-time.ts";

const urumqi = { zone: "Asia/Shanghai", longitude: 87.6 };
const clockOf = (text: string) => {
  const [year, month, day, hour, minute, second] = text.split(/\D/).map(Number);
  return { year, month, day, hour, minute, second };
};

describe("trueSolarTime", () => {
  test("shows the clock, the offset, both corrections and the result", () => {
    const found = trueSolarTime("1990-01-26", { time: "12:00", latitude: 43.8, ...urumqi });
    expect(found).toEqual({
      clock: clockOf("1990-01-26 12:00:00"),
      zoneOffset: 480,
      longitudeCorrection: expect.closeTo(-129.6, 6),
      equationOfTime: expect.closeTo(-12.46, 2),
      solarTime: clockOf("1990-01-26 09:37:56"),
      epochMilliseconds: Date.UTC(1990, 0, 26, 4),
    });
  });

  test("takes daylight saving time off with the offset", () => {
    const summer = trueSolarTime("1988-07-01", { time: "12:00", ...urumqi });
    expect(summer.zoneOffset).toBe(540);
    expect(summer.solarTime).toMatchObject({ hour: 8, minute: 46 });
  });

  test("counts the seconds of local mean time in the offset", () => {
    const early = trueSolarTime("1890-03-05", { time: "12:34:56", ...urumqi });
    expect(early.zoneOffset).toBeCloseTo(485 + 43 / 60, 6);
    expect(early.clock).toEqual(clockOf("1890-03-05 12:34:56"));
  });

  test("says which degrees to give", () => {
    const noon = { time: "12:00", zone: "UTC" };
    expect(() => trueSolarTime("1990-01-26", { ...noon, longitude: 181 })).toThrow(
      "Give the longitude in degrees, as a number from -180 to 180.",
    );
    expect(() => trueSolarTime("1990-01-26", { ...noon, longitude: 0, latitude: 91 })).toThrow(
      "Give the latitude in degrees, as a number from -90 to 90.",
    );
  });

  test("reads the offset of a text as the zone", () => {
    expect(trueSolarTime("1990-01-26T12:00:00+08:00", { longitude: 87.6 }).solarTime).toEqual(
      clockOf("1990-01-26 09:37:56"),
    );
    expect(trueSolarTime("1990-01-26T04:00:00Z", urumqi).clock).toEqual(clockOf("1990-01-26 12:00:00"));
  });

  test("agrees with astronomy-engine within three seconds, from 1700 to 2200", () => {
    const moments = fc.integer({ min: Date.UTC(1700, 0, 1) / 1000, max: Date.UTC(2200, 0, 1) / 1000 });
    fc.assert(
      fc.property(moments, fc.double({ min: -180, max: 180, noNaN: true }), (seconds, longitude) => {
        const epochMilliseconds = seconds * 1000;
        const { hour, minute, second } = trueSolarTime({ epochMilliseconds }, { zone: "UTC", longitude }).solarTime;
        const angle = HourAngle(Body.Sun, new Date(epochMilliseconds), new Observer(0, longitude, 0));
        const difference = ((angle + 12) * 3600 - (hour * 60 + minute) * 60 - second + 129_600) % 86_400;
        expect(Math.abs(difference - 43_200)).toBeLessThan(3);
      }),
      { numRuns: 1000 },
    );
  });

  test.each<[string, () => unknown, string]>([
    ["no longitude", () => trueSolarTime("1990-01-26", { time: "12:00", zone: "UTC" } as never), "out-of-range"],
    [
      "a longitude of 181°",
      () => trueSolarTime("1990-01-26", { time: "12:00", zone: "UTC", longitude: 181 }),
      "out-of-range",
    ],
    [
      "a longitude as text",
      () => trueSolarTime("1990-01-26", { time: "12:00", zone: "UTC", longitude: "87.6" } as never),
      "out-of-range",
    ],
    [
      "a latitude of 91°",
      () => trueSolarTime("1990-01-26", { time: "12:00", ...urumqi, latitude: 91 }),
      "out-of-range",
    ],
    ["no time", () => trueSolarTime("1990-01-26", urumqi), "malformed-time"],
    ["no zone", () => trueSolarTime("1990-01-26", { time: "12:00", longitude: 87.6 }), "unknown-option"],
    ["a moment without a place", () => trueSolarTime("1990-01-26T04:00:00Z", { longitude: 87.6 }), "unknown-option"],
    [
      "a moment with a time",
      () => trueSolarTime("1990-01-26T04:00:00Z", { time: "12:00", ...urumqi }),
      "unknown-option",
    ],
    [
      "a misspelled option",
      () => trueSolarTime("1990-01-26", { time: "12:00", ...urumqi, lng: 1 } as never),
      "unknown-option",
    ],
    [
      "a time that the clocks skipped",
      () => trueSolarTime("1990-04-01", { time: "02:30", zone: "America/New_York", longitude: -74 }),
      "impossible-time",
    ],
    [
      "a time that the clocks showed twice",
      () => trueSolarTime("1990-10-28", { time: "01:30", zone: "America/New_York", longitude: -74 }),
      "impossible-time",
    ],
    ["a year before 1645", () => trueSolarTime("1644-12-31", { time: "12:00", ...urumqi }), "out-of-range"],
  ])("refuses %s", (_, call, code) => {
    expect(call).toThrow(expect.objectContaining({ code }));
  });
});

describe("solarPillars", () => {
  test("takes day and hour from the sun", () => {
    const night = { time: "00:30", ...urumqi };
    const bySun = solarPillars("1990-01-26", night);
    const byClock = fourPillars("1990-01-26", { time: "00:30", zone: "Asia/Shanghai" });
    expect(bySun.trueSolarTime.solarTime).toMatchObject({ day: 25, hour: 22, minute: 8 });
    expect([bySun.day, bySun.hour?.chinese]).toEqual([fourPillars("1990-01-25").day, "丁亥"]);
    expect([byClock.day.known && byClock.day.name.chinese, byClock.hour?.chinese]).toEqual(["辛卯", "戊子"]);
  });

  test("leaves year and month to the moment", () => {
    // Start of Spring 2000 was at 20:40:26 in China.
    const before = solarPillars("2000-02-04", { time: "20:39", zone: "Asia/Shanghai", longitude: 135 });
    const after = solarPillars("2000-02-04", { time: "20:41", zone: "Asia/Shanghai", longitude: 75 });
    expect([before, after].map(({ year }) => year.known && year.name.chinese)).toEqual(["己卯", "庚辰"]);
    expect([before, after].map(({ month }) => month.known && month.name.chinese)).toEqual(["丁丑", "戊寅"]);
  });

  test("begins the day at 23:00 of the sun with rat-hour", () => {
    const given = { time: "23:30", zone: "Asia/Shanghai", longitude: 128 };
    const [midnight, ratHour] = [
      solarPillars("2000-06-15", given),
      solarPillars("2000-06-15", { ...given, dayChange: "rat-hour" }),
    ];
    expect(midnight.trueSolarTime.solarTime).toMatchObject({ day: 16, hour: 0 });
    expect(ratHour.day).toEqual(midnight.day);
    const west = { ...given, longitude: 120 };
    expect(solarPillars("2000-06-15", west).day).toEqual(fourPillars("2000-06-15").day);
    expect(solarPillars("2000-06-15", { ...west, dayChange: "rat-hour" }).day).toEqual(fourPillars("2000-06-16").day);
  });
});
