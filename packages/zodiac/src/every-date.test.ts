import { daysInMonth } from "@zodiac-at-work/civil-date";
import { describe, expect, test } from "vitest";
import { type CivilDate, formatDate } from "./calendar/civil-date.ts";
import { type Boundary, FIRST_YEAR, LAST_YEAR, newYearOf } from "./calendar/new-year.ts";
import { possibleSigns } from "./signs/possible-signs.ts";
import { signOfDate } from "./signs/sign-of.ts";
import { type SignId, signIds } from "./signs/signs.ts";

const boundaries: readonly Boundary[] = ["new-year", "start-of-spring"];

function* everyDate(): Generator<CivilDate> {
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
    for (let month = 1; month <= 12; month++) {
      for (let day = 1; day <= daysInMonth(year, month); day++) yield { year, month, day };
    }
  }
}

/** Returns the dates of a month by sign, from one call for each day. */
function signsOfDays(year: number, month: number, boundary: Boundary): Map<SignId, string[]> {
  const found = new Map<SignId, string[]>();
  for (let day = 1; day <= daysInMonth(year, month); day++) {
    const date = { year, month, day };
    const { sign } = signOfDate(date, { boundary });
    found.set(sign, [...(found.get(sign) ?? []), formatDate(date)]);
  }
  return found;
}

describe("signOfDate", () => {
  test.each(boundaries)("changes the sign only on the first day of a year under %s, from 1600 to 2200", (boundary) => {
    let last = signOfDate("1600-01-01", { boundary });
    const changes: string[] = [];
    for (const date of everyDate()) {
      const answer = signOfDate(date, { boundary });
      if (answer.sign !== last.sign) {
        changes.push(formatDate(date));
        if (answer.daysFromNewYear !== 0) throw new Error(`${formatDate(date)} is not a first day`);
        if (signIds.indexOf(answer.sign) !== (signIds.indexOf(last.sign) + 1) % 12) throw new Error(formatDate(date));
      }
      last = answer;
    }
    const firstDays = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) =>
      formatDate(newYearOf(FIRST_YEAR + index, { boundary })),
    );
    expect(changes).toEqual(firstDays);
  });
});

describe("possibleSigns", () => {
  test.each(boundaries)("agrees with the sign of each day under %s, for every month from 1600 to 2200", (boundary) => {
    for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
      for (let month = 1; month <= 12; month++) {
        const byDay = signsOfDays(year, month, boundary);
        const spans = possibleSigns({ year, month }, { boundary });
        const bySpan = spans.map(({ sign, from, to, days }) => [sign, formatDate(from), formatDate(to), days]);
        const springs = boundary === "start-of-spring" && byDay.size === 2;
        // The day of Start of Spring belongs to both years.
        const wanted = [...byDay].map(([sign, dates], i) => {
          const shared = springs && i === 0 ? 1 : 0;
          const last = shared ? [...byDay.values()][1]?.[0] : dates.at(-1);
          return [sign, dates[0], last, dates.length + shared];
        });
        if (JSON.stringify(bySpan) !== JSON.stringify(wanted)) expect(bySpan).toEqual(wanted);
      }
    }
  });
});
