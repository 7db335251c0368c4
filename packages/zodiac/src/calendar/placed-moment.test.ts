import { expect, test } from "vitest";
import { placedMoment } from "./placed-moment.ts";
import type { DateOrMoment, MomentOptions } from "./solar-months.ts";

const newYork = "America/New_York";

test("a date with its time and zone is one moment, and a moment keeps its place", () => {
  const moment = { zone: newYork, epochMilliseconds: Date.UTC(1990, 0, 26, 17) };
  expect(placedMoment("1990-01-26", { time: "12:00", zone: newYork })).toEqual(moment);
  expect(placedMoment(new Date(Date.UTC(1990, 0, 26, 17)), { zone: newYork })).toEqual(moment);
  expect(placedMoment("1990-01-26T12:00-05:00", {})).toEqual({ ...moment, zone: "-05:00" });
});

const zoneToo = 'Give the zone too: an IANA name such as "Asia/Shanghai", an offset such as "+08:00", or "UTC".';

test.each<[DateOrMoment, MomentOptions, string, string]>([
  ["1990-01-26T12:00Z", { time: "12:00" }, "unknown-option", "Give a time with a date. A moment needs none."],
  ["1644-12-31T12:00Z", { zone: "UTC" }, "out-of-range", "The year is out of range: give a date from 1645-01-01"],
  [
    "1644-12-31",
    { time: "12:00", zone: "UTC" },
    "out-of-range",
    "The year is out of range: give a date from 1645-01-01",
  ],
  ["1990-01-26", { zone: "UTC" }, "malformed-time", "Give the time too: without it, the moment is not known."],
  ["1990-01-26", { time: "12:00" }, "unknown-option", zoneToo],
  ["1990-01-26T12:00Z", {}, "unknown-option", zoneToo],
  [
    "1990-04-01",
    { time: "02:30", zone: newYork },
    "impossible-time",
    "The clocks of the zone were set forward over this time. Give the time that they showed.",
  ],
  [
    "1990-10-28",
    { time: "01:30", zone: newYork },
    "impossible-time",
    'The clocks of the zone showed this time twice. Give the moment with its offset: "YYYY-MM-DDTHH:MM:SS-05:00".',
  ],
])("%s with %j is refused as %s, with what to give", (date, options, code, message) => {
  expect(() => placedMoment(date, options)).toThrow(
    expect.objectContaining({ code, message: expect.stringContaining(message) }),
  );
});
