import fc from "fast-check";
import { expect, test } from "vitest";
import { readCivilDate } from "./posted-date.ts";

test.each([
  ["2026-03-31", "2026-03-31"],
  ["2026-03-31T23:30:00-04:00", "2026-03-31"],
  ["2026-03-31T00:15:00.000Z", "2026-03-31"],
  ["2026-03-31 10:00:00 UTC", "2026-03-31"],
  ["2026/3/1", "2026-03-01"],
  ["20260331", "2026-03-31"],
  ["20260331T100000Z", "2026-03-31"],
  ["Fri, 27 Mar 2026 20:20:27 +0000", "2026-03-27"],
  ["27 Mar 26 20:20 UTC", "2026-03-27"],
  ["March 3rd, 2026", "2026-03-03"],
  ["Sept. 3, 2026", "2026-09-03"],
  ["27.03.2026", "2026-03-27"],
  ["/Date(1774692720000)/", "2026-03-28"],
  [1774692720, "2026-03-28"],
  [1774692720000, "2026-03-28"],
  ["1774692720", "2026-03-28"],
])("reads %s as %s", (value, date) => {
  expect(readCivilDate(value)).toBe(date);
});

test.each([
  null,
  undefined,
  "",
  0,
  -1,
  Number.NaN,
  true,
  {},
  "2026-02-30",
  "2026-13-01",
  "2026-00-10",
  "0000-00-00",
  "0001-01-01T00:00:00",
  "1970-01-01",
  "9999-12-31",
  "2026",
  "2026-03",
  "03/04/2026",
  "Posted 30+ Days Ago",
  "today",
  "2026-03-31 to 2026-04-30",
])("reads no date from %o", (value) => {
  expect(readCivilDate(value)).toBeNull();
});

test("gives back the date of any instant as it is written", () => {
  fc.assert(
    fc.property(fc.date({ min: new Date("1990-01-02"), max: new Date("2100-12-30"), noInvalidDate: true }), (date) => {
      const day = date.toISOString().slice(0, 10);
      expect(readCivilDate(date.toISOString())).toBe(day);
      expect(readCivilDate(date.toUTCString())).toBe(day);
      expect(readCivilDate(`${day} 23:59:59 -1000`)).toBe(day);
    }),
  );
});
