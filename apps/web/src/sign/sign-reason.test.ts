import { daysBetween, formatDate, newYearOf, parseDate, signOfDate } from "@zodiac-at-work/zodiac";
import { expect, test } from "vitest";
import { signReason, springReason } from "./sign-reason.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const reasonOf = (date: string) => plain(signReason(date, signOfDate(date)));
const springOf = (date: string) => {
  const reason = springReason(signOfDate(date));
  return reason && plain(reason);
};

test("New Year's Day itself is named as such", () => {
  expect(reasonOf("1990-01-27")).toBe("New Year’s Day 1990 (27 January) itself, so Horse.");
});

test("the day before it is one day, in the singular, and the old year's sign", () => {
  expect(reasonOf("1990-01-26")).toBe("One day before New Year 1990 (27 January), so Snake.");
});

test("the day after it is one day after", () => {
  expect(reasonOf("1990-01-28")).toBe("One day after New Year 1990 (27 January), so Horse.");
});

test("small numbers are words, larger ones figures", () => {
  expect(reasonOf("1990-01-24")).toBe("Three days before New Year 1990 (27 January), so Snake.");
  expect(reasonOf("1990-02-08")).toBe("Twelve days after New Year 1990 (27 January), so Horse.");
  expect(reasonOf("1990-02-09")).toBe("13 days after New Year 1990 (27 January), so Horse.");
  expect(reasonOf("1990-01-01")).toBe("26 days before New Year 1990 (27 January), so Snake.");
});

test("from sixty days on it counts months, and says when they are not whole", () => {
  expect(reasonOf("1990-03-27")).toBe("59 days after New Year 1990 (27 January), so Horse.");
  expect(reasonOf("1990-03-28")).toBe("More than two months after New Year 1990 (27 January), so Horse.");
  expect(reasonOf("1990-06-27")).toBe("Five months after New Year 1990 (27 January), so Horse.");
  expect(reasonOf("1990-07-26")).toBe("More than five months after New Year 1990 (27 January), so Horse.");
  expect(reasonOf("1990-12-31")).toBe("More than eleven months after New Year 1990 (27 January), so Horse.");
});

test("a late New Year is followed by days and months like any other", () => {
  expect(reasonOf("1985-04-21")).toBe("More than two months after New Year 1985 (20 February), so Ox.");
  expect(reasonOf("1985-04-20")).toBe("59 days after New Year 1985 (20 February), so Ox.");
});

test("the dates that are often got wrong", () => {
  expect(reasonOf("1954-02-03")).toBe("New Year’s Day 1954 (3 February) itself, so Horse.");
  expect(reasonOf("2027-02-06")).toBe("New Year’s Day 2027 (6 February) itself, so Goat.");
  expect(reasonOf("2000-02-29")).toBe("24 days after New Year 2000 (5 February), so Dragon.");
  expect(reasonOf("1788-02-06")).toBe("One day before New Year 1788 (7 February), so Goat.");
});

test("in every year from 1900 to 2100 the sentence counts the days that the calendar has between", () => {
  const words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
  for (let year = 1900; year <= 2100; year++) {
    expect(reasonOf(formatDate(newYearOf(year)))).toMatch(
      /^New Year’s Day \d{4} \(\d+ (January|February)\) itself, so /,
    );
    for (const date of [`${year}-01-01`, `${year}-01-20`, `${year}-02-21`, `${year}-03-10`]) {
      const [count = "", unit, side] = reasonOf(date).split(" ");
      const days = Number(count) || words.indexOf(count.toLowerCase()) + 1;
      const between = daysBetween(newYearOf(year), parseDate(date));
      expect([days, unit, side]).toEqual([
        Math.abs(between),
        Math.abs(between) === 1 ? "day" : "days",
        between < 0 ? "before" : "after",
      ]);
    }
    expect(reasonOf(`${year}-12-31`)).toMatch(/^(More than )?(ten|eleven) months after New Year \d{4} /i);
  }
});

test("the start of spring is told only where it gives another sign", () => {
  expect(springOf("1990-01-30")).toBe(
    "Counted from the start of spring (4 February), as some almanacs do, it would be a Snake.",
  );
  expect(springOf("1990-02-04")).toBeUndefined();
  expect(springOf("1990-01-26")).toBeUndefined();
});

test("before a late New Year the start of spring already gives the next sign, with its own article", () => {
  expect(springOf("1985-02-10")).toBe(
    "Counted from the start of spring (4 February), as some almanacs do, it would be an Ox.",
  );
});

test("a line never breaks between a day and its month", () => {
  expect(signReason("1990-01-24", signOfDate("1990-01-24"))).toContain("(27\u00a0January)");
});
