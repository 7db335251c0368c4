import { expect, test } from "vitest";
import { type DateErrorCode, type NumerologyReading, readNumerology } from "./index.ts";

/** What `readNumerology` gets, by mistake or at a border, and the exact life path or the code of the refusal. */
type Row = readonly [given: readonly unknown[], answer: number | DateErrorCode];

const birth = "1990-01-26";
const fields = { year: 1990, month: 1, day: 26 };
const ofCalendar = (calendar: unknown) => ({ year: 1989, month: 12, monthCode: "M12", day: 30, calendar });

/** The same values as a birth date and as today: the text or object, and the code of its refusal. */
const refusedDates: readonly (readonly [value: unknown, code: DateErrorCode])[] = [
  ["", "malformed-date"],
  [" ", "malformed-date"],
  ["1990", "malformed-date"],
  ["1990-01", "malformed-date"],
  ["1990-1-26", "malformed-date"],
  ["90-01-26", "malformed-date"],
  ["1990-01-26 ", "malformed-date"],
  ["1990-01-26T00:00", "malformed-date"],
  ["1990-01-26T00:00:00Z", "malformed-date"],
  ["1990-01-26[u-ca=gregory]", "malformed-date"],
  ["+001990-01-26", "malformed-date"],
  ["01/26/1990", "malformed-date"],
  ["26.1.1990", "malformed-date"],
  ["19900126", "malformed-date"],
  ["１９９０-０１-２６", "malformed-date"],
  ["yesterday", "malformed-date"],
  [0, "malformed-date"],
  [19_900_126, "malformed-date"],
  [633_312_000, "malformed-date"],
  [Number.NaN, "malformed-date"],
  [true, "malformed-date"],
  [null, "malformed-date"],
  [[1990, 1, 26], "malformed-date"],
  [new Date(0), "malformed-date"],
  [{}, "malformed-date"],
  [{ year: 1990, month: 1 }, "malformed-date"],
  [{ year: 1990, day: 26 }, "malformed-date"],
  [{ ...fields, day: 26.5 }, "malformed-date"],
  [{ ...fields, month: "1" }, "malformed-date"],
  [{ ...fields, year: Number.POSITIVE_INFINITY }, "malformed-date"],
  [{ ...fields, calendarId: "chinese" }, "malformed-date"],
  [ofCalendar("chinese"), "malformed-date"],
  [ofCalendar({ id: "chinese" }), "malformed-date"],
  [ofCalendar({ identifier: "buddhist" }), "malformed-date"],
  [ofCalendar({}), "malformed-date"],
  ["1990-02-29", "impossible-date"],
  ["1900-02-29", "impossible-date"],
  ["1990-04-31", "impossible-date"],
  ["1990-00-26", "impossible-date"],
  ["1990-13-01", "impossible-date"],
  ["1990-01-00", "impossible-date"],
  ["0000-01-01", "impossible-date"],
  [{ ...fields, month: 0 }, "impossible-date"],
  [{ ...fields, day: -1 }, "impossible-date"],
  [{ ...fields, year: 10_000 }, "impossible-date"],
  ["1582-12-31", "out-of-range"],
  ["3000-01-01", "out-of-range"],
  [{ ...fields, year: 90 }, "out-of-range"],
];

const rows: readonly Row[] = [
  ...refusedDates.map(([value, code]): Row => [[value], code]),
  ...refusedDates.map(([value, code]): Row => [[birth, { today: value }], code]),

  // Dates that are exact.
  [["1990-01-26"], 1],
  [[fields], 1],
  [[{ ...fields, calendarId: "iso8601" }], 1],
  [[{ ...fields, calendar: { id: "gregory" } }], 1],
  [[{ ...fields, hour: 23, minute: 59 }], 1],
  [["2000-02-29"], 6],
  [["1583-01-01"], 1],
  [["2999-12-31"], 9],
  [[birth, { today: "1583-01-01" }], 1],
  [[birth, { today: fields }], 1],
  [[], "malformed-date"],

  // Options.
  [[birth, undefined], 1],
  [[birth, null], 1],
  [[birth, {}], 1],
  [[birth, { today: undefined }], 1],
  [[birth, { todai: "2026-11-21" }], "unknown-option"],
  [[birth, { Today: "2026-11-21" }], "unknown-option"],
  [[birth, { now: "2026-11-21" }], "unknown-option"],
  [[birth, { date: "2026-11-21" }], "unknown-option"],
  [[birth, { todai: undefined }], "unknown-option"],
  [[birth, { today: "2026-11-21", method: "parts" }], "unknown-option"],
  [[birth, fields], "unknown-option"],
  [[birth, "2026-11-21"], "unknown-option"],
  [[birth, ""], "unknown-option"],
  [[birth, true], "unknown-option"],
  [[birth, []], "unknown-option"],
  [[birth, ["2026-11-21"]], "unknown-option"],
  [[birth, new Date(0)], "unknown-option"],
  [[birth, () => "2026-11-21"], "unknown-option"],
  [[birth, 0, [birth]], "too-many-arguments"],
  [[birth, 2026], "too-many-arguments"],
  [["1990-02-30", { todai: "2026-11-21" }], "unknown-option"],
];

test("the table has at least 120 rows", () => {
  expect(rows.length).toBeGreaterThanOrEqual(120);
});

test.each(rows)("readNumerology(...%j) is %j", (given, answer) => {
  const read = readNumerology as (...given: readonly unknown[]) => NumerologyReading;
  if (typeof answer === "number") expect(read(...given).lifePath.value).toBe(answer);
  else expect(() => read(...given)).toThrow(expect.objectContaining({ name: "NumerologyDateError", code: answer }));
});
