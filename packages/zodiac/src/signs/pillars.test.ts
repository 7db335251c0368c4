import { describe, expect, test } from "vitest";
import { type FourPillars, fourPillars, type PillarOptions } from "./pillars.ts";

const china = { zone: "Etc/GMT-8" };

function textOf({ year, month, day, hour }: FourPillars): string {
  const pillars = [year, month, day].map((pillar) =>
    pillar.known ? pillar.name.chinese : pillar.possible.map(({ chinese }) => chinese).join("/"),
  );
  return [...pillars, hour?.chinese ?? "–"].join(" ");
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
