import fc from "fast-check";
import { Solar } from "lunar-typescript";
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

  test.each([
    ["midnight", 2],
    ["rat-hour", 1],
  ] as const)(
    "agrees with lunar-typescript at any minute from 1900 to 2050, with the day changing at %s",
    (dayChange, sect) => {
      const minutes = fc.integer({ min: Date.UTC(1900, 0, 2) / 60_000, max: Date.UTC(2050, 11, 31) / 60_000 });
      fc.assert(
        fc.property(minutes, (minute) => {
          const shown = new Date(minute * 60_000);
          const [year, month, day] = [shown.getUTCFullYear(), shown.getUTCMonth() + 1, shown.getUTCDate()];
          const time = { hour: shown.getUTCHours(), minute: shown.getUTCMinutes() };
          const theirs = (minutesLater: number) => {
            const at = new Date((minute + minutesLater) * 60_000);
            const lunar = Solar.fromYmdHms(
              ...([at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate()] as const),
              ...([at.getUTCHours(), at.getUTCMinutes(), 0] as const),
            ).getLunar();
            const eight = lunar.getEightChar();
            eight.setSect(sect);
            return eight;
          };
          // The two computations of a term differ by seconds, so both may be right in its minute.
          fc.pre(theirs(-1).getMonth() === theirs(1).getMonth());
          expect(textOf(fourPillars({ year, month, day }, { ...china, time, dayChange }))).toBe(theirs(0).toString());
        }),
        { numRuns: 3000 },
      );
    },
  );

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
