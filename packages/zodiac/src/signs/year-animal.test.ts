import { describe, expect, test } from "vitest";
import { type DateOrMoment, type MomentOptions, monthAnimal, yearAnimal } from "./inner-animals.ts";

const both = { known: false, possible: ["snake", "horse"] };
const snake = { known: true, sign: "snake" };
const horse = { known: true, sign: "horse" };

/** Start of Spring 1990 was on February 4 at 10:14 in Beijing, 02:14 UTC, and February 3 at 21:14 in New York. */
describe("yearAnimal", () => {
  test.each<[DateOrMoment, MomentOptions | undefined, unknown]>([
    ["1990-02-04T02:13:00Z", undefined, snake],
    ["1990-02-04T02:15:00Z", undefined, horse],
    ["1990-02-04T10:13:00+08:00", undefined, snake],
    ["1990-02-03T21:15:00-05:00", undefined, horse],
    [new Date("1990-02-04T02:15:00Z"), undefined, horse],
    [{ epochMilliseconds: Date.UTC(1990, 1, 4, 2, 13) }, undefined, snake],
    ["1990-02-04", { time: "10:13", zone: "Asia/Shanghai" }, snake],
    ["1990-02-04", { time: "10:15", zone: "Asia/Shanghai" }, horse],
    ["1990-02-03", { time: "21:13", zone: "America/New_York" }, snake],
    ["1990-02-03", { time: "21:15", zone: "America/New_York" }, horse],
    ["1990-02-04", { zone: "America/New_York" }, horse],
    ["1990-02-03", { zone: "America/New_York" }, both],
    ["1990-02-03", { zone: "Asia/Shanghai" }, snake],
    ["1990-02-04", { zone: "Asia/Shanghai" }, both],
    ["1990-02-04", { time: "23:59" }, horse],
    ["1990-02-04", { time: "12:00" }, both],
    ["1990-02-04", undefined, both],
    ["1990-02-03", undefined, both],
    ["1990-02-02", undefined, snake],
    ["1990-02-05", undefined, horse],
    ["1990-02-04", { time: null, zone: null }, both],
  ])("answers %s with %o", (date, options, answer) => {
    expect(yearAnimal(date, options)).toEqual(answer);
  });

  test("respects the clock changes and the offsets that a zone had", () => {
    // New York had summer time in February 1942: 12:49 UTC was 08:49.
    expect(yearAnimal("1942-02-04", { time: "08:00", zone: "America/New_York" })).toEqual(
      yearAnimal("1942-02-04T13:00:00+01:00"),
    );
    // Shanghai's mean time was 8:05:43 ahead until 1901.
    expect(yearAnimal("1900-02-04", { time: "13:52", zone: "Asia/Shanghai" })).toEqual(
      yearAnimal("1900-02-04T05:46:17Z"),
    );
  });

  test("gives both possible years for a time that the clocks showed twice, if they differ", () => {
    // No zone sets its clocks back at Start of Spring; the month shows the same rule at its end, November 7 and 8.
    const answers = ["2021-11-07T05:30:00Z", "2021-11-07T06:30:00Z"].map((moment) => monthAnimal(moment));
    expect(answers[0]).toEqual(answers[1]);
    expect(monthAnimal("2021-11-07", { time: "01:30", zone: "America/New_York" })).toEqual(answers[0]);
  });

  test("refuses a time over which the clocks of the zone were set forward", () => {
    expect(() => yearAnimal("2024-03-10", { time: "02:30", zone: "America/New_York" })).toThrow(
      expect.objectContaining({ code: "impossible-time", message: expect.stringContaining("set forward") }),
    );
  });

  test.each<[DateOrMoment, MomentOptions, string]>([
    ["1990-02-04T02:15:00Z", { zone: "UTC" }, "unknown-option"],
    ["1990-02-04T02:15:00Z", { time: "12:00" }, "unknown-option"],
    ["1990-02-04", { zone: "Mars/Olympus" }, "unknown-option"],
    ["1990-02-04", { time: "24:00" }, "malformed-time"],
    ["1990-02-04T02:15:00", {}, "malformed-instant"],
    ["1990-02-30T02:15:00Z", {}, "malformed-instant"],
    ["1644-12-31", {}, "out-of-range"],
    ["1644-12-31T12:00:00Z", {}, "out-of-range"],
    ["2201-01-01T00:00:00Z", {}, "out-of-range"],
  ])("refuses %s with %o", (date, options, code) => {
    expect(() => yearAnimal(date, options)).toThrow(expect.objectContaining({ code }));
  });

  test("refuses a number, which may be a year", () => {
    expect(() => yearAnimal(1990 as unknown as string)).toThrow(expect.objectContaining({ code: "malformed-date" }));
  });
});

describe("monthAnimal of a moment", () => {
  test.each<[DateOrMoment, MomentOptions | undefined, unknown]>([
    ["1990-02-04T02:13:00Z", undefined, { known: true, sign: "ox" }],
    ["1990-02-04T02:15:00Z", undefined, { known: true, sign: "tiger" }],
    ["1990-02-04", { time: "10:15", zone: "Asia/Shanghai" }, { known: true, sign: "tiger" }],
    ["1990-02-04", { zone: "Asia/Shanghai" }, { known: false, possible: ["ox", "tiger"] }],
  ])("answers %s with %o", (date, options, answer) => {
    expect(monthAnimal(date, options)).toEqual(answer);
  });
});
