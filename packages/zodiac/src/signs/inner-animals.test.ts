import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DateInput, formatDate } from "../calendar/civil-date.ts";
import { newYearOf } from "../calendar/new-year.ts";
import { ZodiacRangeError } from "../zodiac-range-error.ts";
import { type DayAnimalOptions, dayAnimal, type InnerAnimal, monthAnimal } from "./inner-animals.ts";
import { type SignId, signs } from "./signs.ts";

const millisecondsPerDay = 86_400_000;
const ids = signs.map((sign) => sign.id);

/** The first moments of the solar months of 2024, from printed almanacs, in UTC. */
const monthsOf2024: [string, SignId][] = [
  ["2024-01-05T20:49Z", "ox"],
  ["2024-02-04T08:27Z", "tiger"],
  ["2024-03-05T02:23Z", "rabbit"],
  ["2024-04-04T07:02Z", "dragon"],
  ["2024-05-05T00:10Z", "snake"],
  ["2024-06-05T04:10Z", "horse"],
  ["2024-07-06T14:20Z", "goat"],
  ["2024-08-07T00:09Z", "monkey"],
  ["2024-09-07T03:11Z", "rooster"],
  ["2024-10-07T19:00Z", "dog"],
  ["2024-11-06T22:20Z", "pig"],
  ["2024-12-06T15:17Z", "rat"],
];

describe("monthAnimal", () => {
  test("knows every date of 2024 with one month all over the earth, and returns both months for the others", () => {
    for (let midnight = Date.UTC(2024, 0, 1); midnight < Date.UTC(2025, 0, 1); midnight += millisecondsPerDay) {
      // A date begins 14 hours earlier than in Greenwich, and ends 12 hours later.
      const [first, last] = [
        monthAt(midnight - 14 * 3_600_000),
        monthAt(midnight + millisecondsPerDay + 12 * 3_600_000),
      ];
      expect([isoOf(midnight), monthAnimal(isoOf(midnight))]).toEqual([
        isoOf(midnight),
        first === last ? { known: true, sign: first } : { known: false, possible: [first, last] },
      ]);
    }
  });

  test.each([
    ["1990-01-26", "ox"],
    ["1954-02-01", "ox"],
    ["2000-02-29", "tiger"],
    ["1969-07-20", "goat"],
    ["1645-01-01", "rat"],
    ["2200-12-31", "rat"],
  ])("knows the animal of %s: %s", (date, sign) => {
    expect(monthAnimal(date)).toEqual({ known: true, sign });
  });

  test("returns both months for three dates if the month changes while three dates are in use", () => {
    // Start of Spring 2012 was on February 4 at 10:22 UTC.
    const around = ["2012-02-02", "2012-02-03", "2012-02-04", "2012-02-05", "2012-02-06"];
    const both = { known: false, possible: ["ox", "tiger"] };
    expect(around.map((date) => monthAnimal(date))).toEqual([
      { known: true, sign: "ox" },
      both,
      both,
      both,
      { known: true, sign: "tiger" },
    ]);
  });

  test.each([
    ["1902-03-05", "1902-03-06T12:07Z", "tiger"],
    ["1931-05-05", "1931-05-06T12:09Z", "dragon"],
    ["1943-05-07", "1943-05-06T09:53Z", "snake"],
    ["2005-05-06", "2005-05-05T09:52Z", "snake"],
  ])("decides for %s, which had ended or not begun anywhere when the month changed at %s: %s", (date, _, sign) => {
    expect(monthAnimal(date)).toEqual({ known: true, sign });
  });

  test.each([
    ["1900-12-06", "1900-12-07T12:55Z", "pig"],
    ["1930-02-03", "1930-02-04T12:51Z", "ox"],
    ["1938-06-07", "1938-06-06T09:06Z", "horse"],
    ["1947-05-07", "1947-05-06T09:02Z", "snake"],
  ])("decides for %s, although the month changed at %s, less than an hour away: %s", (date, _, sign) => {
    expect(monthAnimal(date)).toEqual({ known: true, sign });
  });

  test("returns ox and tiger for every Start of Spring of the table, 1700 to 2200", () => {
    for (let year = 1700; year <= 2200; year++) {
      const date = newYearOf(year, { boundary: "start-of-spring" });
      expect([year, monthAnimal(date)]).toEqual([year, { known: false, possible: ["ox", "tiger"] }]);
    }
  });

  test("runs through the twelve in order, with two or three undecided dates at each change", () => {
    let open = 0;
    let previous: InnerAnimal | undefined;
    const runs: number[] = [];
    for (let midnight = Date.UTC(1989, 11, 20); midnight < Date.UTC(2009, 11, 20); midnight += millisecondsPerDay) {
      const answer = monthAnimal(isoOf(midnight));
      if (answer.known) {
        if (open > 0 && previous && !previous.known) {
          expect(answer.sign).toBe(previous.possible[1]);
          runs.push(open);
        }
        open = 0;
      } else {
        if (previous?.known) expect(previous.sign).toBe(answer.possible[0]);
        expect(ids[(ids.indexOf(answer.possible[0]) + 1) % 12]).toBe(answer.possible[1]);
        open++;
      }
      previous = answer;
    }
    expect(runs).toHaveLength(240);
    expect(new Set(runs)).toEqual(new Set([2, 3]));
  });

  test.each(["1644-12-31", "2201-01-01"])("refuses %s, which is out of range", (date) => {
    const error = errorFor(() => monthAnimal(date));
    expect(error.code).toBe("out-of-range");
    expect(error.message).toBe("The year is out of range: give a date from 1645-01-01 to 2200-12-31.");
  });

  test("refuses a date that does not exist", () => {
    expect(errorFor(() => monthAnimal("1990-02-29")).code).toBe("impossible-date");
  });
});

describe("dayAnimal", () => {
  test.each<[DateInput, SignId]>([
    ["1949-10-01", "rat"], // jiazi, the first of the sixty
    ["2000-01-01", "horse"], // wuwu
    ["1984-01-31", "rat"], // jiazi
    ["2024-02-10", "dragon"], // jiachen
    ["1949-09-30", "pig"],
    ["1912-02-18", "rat"], // jiazi, New Year's Day of 1912
    [{ year: 1949, month: 10, day: 12 }, "pig"],
  ])("knows the animal of %o: %s", (date, sign) => {
    expect(dayAnimal(date)).toEqual({ known: true, sign });
  });

  test("runs through the twelve day by day, across the ends of months and years", () => {
    const date = fc.date({ min: new Date("0001-01-01"), max: new Date("9999-12-30"), noInvalidDate: true });
    fc.assert(
      fc.property(date, (date) => {
        const today = signOf(dayAnimal(isoOf(date.getTime())));
        const tomorrow = signOf(dayAnimal(isoOf(date.getTime() + millisecondsPerDay)));
        expect(tomorrow).toBe(ids[(ids.indexOf(today) + 1) % 12]);
      }),
    );
  });

  test.each<[DayAnimalOptions, InnerAnimal]>([
    [{ time: "23:30" }, { known: true, sign: "horse" }],
    [
      { time: "23:30", dayChange: "midnight" },
      { known: true, sign: "horse" },
    ],
    [
      { time: "23:30", dayChange: "rat-hour" },
      { known: true, sign: "goat" },
    ],
    [
      { time: "22:59", dayChange: "rat-hour" },
      { known: true, sign: "horse" },
    ],
    [
      { time: "00:30", dayChange: "rat-hour" },
      { known: true, sign: "horse" },
    ],
    [{ dayChange: "rat-hour" }, { known: false, possible: ["horse", "goat"] }],
    [
      { time: null, dayChange: "rat-hour" },
      { known: false, possible: ["horse", "goat"] },
    ],
    [{ dayChange: "midnight" }, { known: true, sign: "horse" }],
    [{}, { known: true, sign: "horse" }],
  ])("uses the time where it matters: 2000-01-01 with %o is %o", (options, answer) => {
    expect(dayAnimal("2000-01-01", options)).toEqual(answer);
  });

  test("refuses an impossible date, an impossible time and an unknown day change", () => {
    expect(errorFor(() => dayAnimal("1990-02-29")).code).toBe("impossible-date");
    expect(errorFor(() => dayAnimal("1990-02-28", { time: "24:00" })).code).toBe("malformed-time");
    expect(errorFor(() => dayAnimal("1990-02-28", { dayChange: "noon" as "midnight" })).code).toBe("unknown-option");
  });
});

function monthAt(instant: number): SignId {
  return monthsOf2024.findLast(([from]) => Date.parse(from) <= instant)?.[1] ?? "rat";
}

function isoOf(instant: number): string {
  const date = new Date(instant);
  return formatDate({ year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() });
}

function signOf(answer: InnerAnimal): SignId {
  if (!answer.known) throw new Error("expected a known animal");
  return answer.sign;
}

function errorFor(action: () => unknown): ZodiacRangeError {
  try {
    action();
  } catch (error) {
    if (error instanceof ZodiacRangeError) return error;
  }
  throw new Error("expected a ZodiacRangeError");
}
