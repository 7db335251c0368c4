import { getReading } from "@zodiac-at-work/contracts";
import { readNumerology } from "@zodiac-at-work/numerology";
import { signOfDate } from "@zodiac-at-work/zodiac";
import { expect, test } from "vitest";
import { readingQuery } from "./reading-query.ts";

const today = { year: 2026, month: 11, day: 22 };
const queryFor = (date: string) => readingQuery(signOfDate(date), readNumerology(date, { today }));

test("names the sign, the element of the year and the numbers", () => {
  expect(queryFor("1990-01-26")).toEqual({
    sign: "snake",
    yearElement: "earth",
    lifePath: 1,
    otherLifePath: undefined,
    karmicDebts: undefined,
    personalYear: 1,
    personalMonth: 3,
    zodiacYear: 2026,
  });
});

test("names the other life path when the methods disagree", () => {
  expect(queryFor("1990-01-09")).toMatchObject({ lifePath: 2, otherLifePath: 11 });
  expect(queryFor("1989-01-05")).toMatchObject({ lifePath: 6, otherLifePath: 33 });
});

test("names each karmic debt once, in ascending order", () => {
  expect(queryFor("1954-02-16").karmicDebts).toBe("16,19");
  expect(queryFor("1952-01-19").karmicDebts).toBe("19");
  expect(queryFor("1991-02-01").karmicDebts).toBeUndefined();
});

test("is a query that the API accepts, for every day from 1950 to 2049", () => {
  const queries = new Set<string>();
  for (let time = Date.UTC(1950, 0, 1); time <= Date.UTC(2049, 11, 31); time += 86_400_000) {
    queries.add(JSON.stringify(asSent(queryFor(new Date(time).toISOString().slice(0, 10)))));
  }
  const refused = [...queries].filter((query) => !getReading.query.safeParse(JSON.parse(query)).success);
  expect(refused).toEqual([]);
}, 60_000);

/** The parameters as they arrive: as text, and without those that are undefined. */
function asSent(query: object): Record<string, string> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
