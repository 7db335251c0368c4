import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { clockIn, momentsAt, offsetsAround, shownAt } from "./local-time.ts";

const hour = 3_600_000;
const newYork = "America/New_York";

describe("momentsAt", () => {
  test.each([
    ["once on an ordinary day", { year: 2024, month: 7, day: 1 }, ["2024-07-01T05:30:00.000Z"]],
    [
      "twice when the clocks are set back, the earlier moment first",
      { year: 2024, month: 11, day: 3 },
      ["2024-11-03T05:30:00.000Z", "2024-11-03T06:30:00.000Z"],
    ],
  ])("finds 1:30 in New York %s", (_, date, moments) => {
    const found = momentsAt(newYork, shownAt(date, 5400));
    expect(found.map((moment) => new Date(moment).toISOString())).toEqual(moments);
  });

  test("finds no moment for a time over which the clocks are set forward", () => {
    expect(momentsAt(newYork, shownAt({ year: 2024, month: 3, day: 10 }, 2.5 * 3600))).toEqual([]);
  });
});

test("a zone has two offsets around a change of its clocks, and one otherwise", () => {
  const at = (month: number, day: number) => offsetsAround(newYork, shownAt({ year: 2024, month, day }, 0));
  expect(at(3, 10)).toEqual([-5 * hour, -4 * hour]);
  expect(at(11, 3)).toEqual([-4 * hour, -5 * hour]);
  expect(at(7, 1)).toEqual([-4 * hour, -4 * hour]);
});

test("a clock shows midnight as 0, and the seconds that a zone once differed by", () => {
  expect(clockIn("UTC", 0)).toMatchObject({ year: 1970, month: 1, day: 1, hour: 0, minute: 0, second: 0 });
  expect(clockIn("Asia/Shanghai", Date.UTC(1900, 0, 1))).toMatchObject({ hour: 8, minute: 5, second: 43 });
});

const withoutIntl = (run: () => unknown) => {
  vi.stubGlobal("Intl", undefined);
  return run();
};
afterEach(() => vi.unstubAllGlobals());

const moment = Date.UTC(1990, 0, 26, 20, 0, 1);

test.each<[string, object]>([
  ["UTC", { year: 1990, month: 1, day: 26, hour: 20, minute: 0, second: 1 }],
  ["utc", { year: 1990, month: 1, day: 26, hour: 20, minute: 0, second: 1 }],
  ["+08:00", { year: 1990, month: 1, day: 27, hour: 4, minute: 0, second: 1 }],
  ["+0545", { year: 1990, month: 1, day: 27, hour: 1, minute: 45, second: 1 }],
  ["-03:30", { year: 1990, month: 1, day: 26, hour: 16, minute: 30, second: 1 }],
  ["-05", { year: 1990, month: 1, day: 26, hour: 15, minute: 0, second: 1 }],
])("the zone %s needs no Intl", (zone, clock) => {
  expect(withoutIntl(() => clockIn(zone, moment))).toEqual(clock);
  expect(withoutIntl(() => momentsAt(zone, shownAt({ year: 1990, month: 1, day: 27 }, 0)))).toHaveLength(1);
});

test("a named zone without Intl, or with an Intl that has no zones, is refused as such", () => {
  const refusal = expect.objectContaining({ code: "no-time-zone-data", message: expect.stringContaining("+08:00") });
  expect(() => withoutIntl(() => clockIn("Europe/Vaduz", moment))).toThrow(refusal);
  vi.stubGlobal("Intl", {
    DateTimeFormat: class {
      constructor() {
        throw new RangeError();
      }
    },
  });
  expect(() => clockIn("Europe/Vaduz", moment)).toThrow(refusal);
});

test.each([
  ...["CST", "EST", "IST", "est", "GMT", "PST8PDT", "EST5EDT", "GMT+8", "UTC+8", "Z", "", "PRC"],
  ...["+8", "+8:00", "+24:00", "+08:60", "08:00", "+08:00:00", "Mars/Olympus", "UTC ", " UTC", "SystemV/EST5"],
])("the zone %j is refused, with Intl or without", (zone) => {
  expect(() => clockIn(zone, moment)).toThrow(expect.objectContaining({ code: "unknown-option" }));
});

test.each(["Asia/Shanghai", "asia/shanghai", "America/Argentina/Buenos_Aires", "Etc/GMT-8", "Japan", "Singapore"])(
  "the IANA name %s passes",
  (zone) => {
    expect(clockIn(zone, moment).year).toBe(1990);
  },
);

test("a clock shows what Intl shows, whichever moments were asked for before", () => {
  // Recife went to summer time for seven days in October 2000, Freetown for four in September 1939.
  const zones = [
    "America/Recife",
    "Africa/Freetown",
    "Europe/Dublin",
    "Asia/Shanghai",
    "Pacific/Apia",
    "Asia/Kathmandu",
  ];
  const near = [Date.UTC(2000, 9, 8), Date.UTC(2000, 9, 15), Date.UTC(1939, 8, 1), Date.UTC(1939, 8, 5)];
  const moments = fc.oneof(
    fc.integer({ min: Date.UTC(1850, 0, 1) / 1000, max: Date.UTC(2100, 0, 1) / 1000 }),
    fc.tuple(fc.constantFrom(...near), fc.integer({ min: -864_000, max: 864_000 })).map(([day, by]) => day / 1000 + by),
  );
  const formats = new Map(
    zones.map((timeZone) => [
      timeZone,
      new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" }),
    ]),
  );
  fc.assert(
    fc.property(fc.constantFrom(...zones), moments, (zone, seconds) => {
      const { year, month, day, hour: h, minute, second } = clockIn(zone, seconds * 1000);
      const two = (value: number) => String(value).padStart(2, "0");
      expect(`${year}-${two(month)}-${two(day)} ${two(h)}:${two(minute)}:${two(second)}`).toBe(
        formats.get(zone)?.format(seconds * 1000),
      );
    }),
    { numRuns: 5000 },
  );
});
