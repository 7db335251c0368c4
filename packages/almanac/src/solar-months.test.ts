import { daysBetween, signIds } from "@zodiac-at-work/zodiac";
import { expect, test, vi } from "vitest";
import { solarMonths } from "./solar-months.ts";

test("the solar month has its animal and its days by the reader's clock", () => {
  const [month] = solarMonths(new Date("2026-11-23T12:00:00Z"), "America/New_York");
  expect(month).toEqual({
    sign: "pig",
    from: { year: 2026, month: 11, day: 7 },
    to: { year: 2026, month: 12, day: 5 },
  });
  expect(solarMonths(new Date("2026-01-01T00:00:00Z"), "UTC")[0].sign).toBe("rat");
  expect(solarMonths(new Date("2026-02-10T00:00:00Z"), "UTC")[0].sign).toBe("tiger");
});

test("twelve months follow each other without a gap and have every animal once", () => {
  const months = solarMonths(new Date("2026-11-23T12:00:00Z"), "America/New_York");
  expect(months.map(({ sign }) => sign)).toEqual(["pig", ...signIds.slice(0, 11)]);
  expect(months.slice(1).map(({ from }, place) => daysBetween(months[place]?.to ?? from, from))).toEqual(
    Array.from({ length: 11 }, () => 1),
  );
});

test("without a zone, the days are those of the reader's own", () => {
  // The change of March 2026 is on the 5th in New York, where the tests run, and on the 6th at UTC+14.
  const moment = new Date("2026-03-10T12:00:00Z");
  expect(solarMonths(moment)).toEqual(solarMonths(moment, "America/New_York"));
  expect(solarMonths(moment)).not.toEqual(solarMonths(moment, "Pacific/Kiritimati"));
});

test("by default the days are those of the machine's own clock, whatever it calls its zone", () => {
  vi.stubEnv("TZ", "America/New_York");
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockImplementation(function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone: "EST" };
  });
  const now = new Date("2026-11-23T12:00:00Z");
  expect(solarMonths(now)).toEqual(solarMonths(now, "America/New_York"));
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
