import { describe, expect, test } from "vitest";
import type { DateOrMoment } from "./inner-animals.ts";
import { type FourPillars, fourPillars, type PillarOptions } from "./pillars.ts";

const china = { zone: "Etc/GMT-8" };

function textOf({ year, month, day, hour }: FourPillars): string {
  const pillars = [year, month, day].map((pillar) =>
    pillar.known ? pillar.name.chinese : pillar.possible.map(({ chinese }) => chinese).join("/"),
  );
  return [...pillars, hour?.chinese ?? "–"].join(" ");
}

/** The properties of a `Temporal.ZonedDateTime` that name its moment and its place. */
function zonedDateTime(instant: string, timeZoneId: string): DateOrMoment {
  return { epochMilliseconds: Date.parse(instant), timeZoneId } as DateOrMoment;
}

describe("fourPillars", () => {
  test.each<[string, PillarOptions, string]>([
    ["2000-02-04", { ...china, time: "20:39" }, "己卯 丁丑 壬辰 庚戌"],
    ["2000-02-04", { ...china, time: "20:41" }, "庚辰 戊寅 壬辰 庚戌"],
    ["2000-02-04", china, "己卯/庚辰 丁丑/戊寅 壬辰 –"],
    ["2000-02-04", {}, "己卯/庚辰 丁丑/戊寅 壬辰 –"],
    ["2000-07-01", {}, "庚辰 壬午 庚申 –"],
    ["2000-07-01", { dayChange: "rat-hour" }, "庚辰 壬午 庚申/辛酉 –"],
    ["2000-07-01", { time: "23:30" }, "庚辰 壬午 庚申 戊子"],
    ["2000-07-01", { time: "23:30", dayChange: "rat-hour" }, "庚辰 壬午 辛酉 戊子"],
    ["2000-07-01", { time: "22:59", dayChange: "rat-hour" }, "庚辰 壬午 庚申 丁亥"],
    ["2000-07-01", { time: "00:30" }, "庚辰 壬午 庚申 丙子"],
  ])("answers %s with %o: %s", (date, options, pillars) => {
    expect(textOf(fourPillars(date, options))).toBe(pillars);
  });

  // 12:39 UTC is 20:39 in China, before Start of Spring at 20:40:24; it is February 5 at 02:39 in Kiritimati.
  test.each<[DateOrMoment, PillarOptions, string]>([
    ["2000-02-04T20:39:00+08:00", {}, "己卯 丁丑 壬辰 庚戌"],
    ["2000-02-04T20:41:00+0800[Asia/Shanghai]", {}, "庚辰 戊寅 壬辰 庚戌"],
    ["2000-02-04T12:41:00Z", { zone: "Asia/Shanghai" }, "庚辰 戊寅 壬辰 庚戌"],
    ["2000-02-04T12:41:00Z", { zone: "+08:00" }, "庚辰 戊寅 壬辰 庚戌"],
    ["2000-02-04T12:41:00+00:00", {}, "庚辰 戊寅 壬辰 丙午"],
    ["2000-02-04T20:41:00+08:00", { zone: "Pacific/Kiritimati" }, "庚辰 戊寅 癸巳 癸丑"],
    ["2000-02-04T12:41:00Z", {}, "庚辰 戊寅 壬辰/癸巳 –"],
    ["2000-02-04T09:59:59Z", {}, "己卯 丁丑 辛卯/壬辰 –"],
    ["2000-02-04T10:30:00Z", {}, "己卯 丁丑 辛卯/壬辰/癸巳 –"],
    ["2000-02-04T09:30:00Z", { dayChange: "rat-hour" }, "己卯 丁丑 辛卯/壬辰/癸巳 –"],
    ["2000-02-04T23:30:00+08:00", { dayChange: "rat-hour" }, "庚辰 戊寅 癸巳 壬子"],
    [new Date("2000-02-04T12:41:00Z"), { zone: "Asia/Shanghai" }, "庚辰 戊寅 壬辰 庚戌"],
    [{ epochMilliseconds: Date.UTC(2000, 1, 4, 12, 41) }, { zone: "Asia/Shanghai" }, "庚辰 戊寅 壬辰 庚戌"],
    [zonedDateTime("2000-02-04T12:41:00Z", "Asia/Shanghai"), {}, "庚辰 戊寅 壬辰 庚戌"],
  ])("answers the moment %s with %o: %s", (date, options, pillars) => {
    expect(textOf(fourPillars(date, options))).toBe(pillars);
  });

  test("answers a moment in a zone as the date and the time of its clock", () => {
    for (let hour = 0; hour < 48; hour++) {
      const moment = Date.UTC(2000, 6, 1, hour, 30);
      const shown = new Date(moment + 8 * 3_600_000).toISOString();
      for (const dayChange of ["midnight", "rat-hour"] as const) {
        expect(fourPillars({ epochMilliseconds: moment } as DateOrMoment, { zone: "+08:00", dayChange })).toEqual(
          fourPillars(shown.slice(0, 10), { time: shown.slice(11, 16), zone: "+08:00", dayChange }),
        );
      }
    }
  });

  test("refuses a time beside a moment", () => {
    expect(() => fourPillars("2000-02-04T12:41:00Z", { time: "12:41" })).toThrow(
      expect.objectContaining({ code: "unknown-option" }),
    );
  });

  test("refuses what its parts refuse", () => {
    expect(() => fourPillars("1990-02-30")).toThrow(expect.objectContaining({ code: "impossible-date" }));
    expect(() => fourPillars("1644-01-01")).toThrow(expect.objectContaining({ code: "out-of-range" }));
    expect(() => fourPillars("1990-02-04", { time: "25:00" })).toThrow(
      expect.objectContaining({ code: "malformed-time" }),
    );
    expect(() => fourPillars("1990-02-04", { dayChange: "noon" as "midnight" })).toThrow(
      expect.objectContaining({ code: "unknown-option" }),
    );
  });
});
