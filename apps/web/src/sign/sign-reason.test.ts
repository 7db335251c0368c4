import { daysBetween, formatDate, newYearOf, parseDate, signOfDate } from "@zodiac-at-work/zodiac";
import { expect, test } from "vitest";
import { signReason, springReason } from "./sign-reason.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const reasonOf = (date: string) => plain(signReason(date, signOfDate(date)));
const springOf = (date: string) => {
  const reason = springReason(signOfDate(date));
  return reason && plain(reason);
};

test("New Year's Day is named", () => {
  expect(reasonOf("1990-01-27")).toBe("On Chinese New Year’s Day (Jan 27, 1990), so the sign is Horse.");
});

test("the eve is one day before, in the singular, and has the old year's sign", () => {
  expect(reasonOf("1990-01-26")).toBe("One day before Chinese New Year (Jan 27, 1990), so the sign is Snake.");
});

test("the next day is one day after", () => {
  expect(reasonOf("1990-01-28")).toBe("One day after Chinese New Year (Jan 27, 1990), so the sign is Horse.");
});

test("numbers up to twelve are words, larger ones are figures", () => {
  expect(reasonOf("1990-01-24")).toBe("Three days before Chinese New Year (Jan 27, 1990), so the sign is Snake.");
  expect(reasonOf("1990-02-08")).toBe("Twelve days after Chinese New Year (Jan 27, 1990), so the sign is Horse.");
  expect(reasonOf("1990-02-09")).toBe("13 days after Chinese New Year (Jan 27, 1990), so the sign is Horse.");
  expect(reasonOf("1990-01-01")).toBe("26 days before Chinese New Year (Jan 27, 1990), so the sign is Snake.");
});

test("from sixty days on, the distance is in months, and says when they are not whole", () => {
  const reason = (distance: string) => `${distance} after Chinese New Year (Jan 27, 1990), so the sign is Horse.`;
  expect(reasonOf("1990-03-27")).toBe(reason("59 days"));
  expect(reasonOf("1990-03-28")).toBe(reason("More than two months"));
  expect(reasonOf("1990-06-27")).toBe(reason("Five months"));
  expect(reasonOf("1990-07-26")).toBe(reason("More than five months"));
  expect(reasonOf("1990-12-31")).toBe(reason("More than eleven months"));
});

test("a late New Year is followed by days and months like any other", () => {
  expect(reasonOf("1985-04-21")).toBe("More than two months after Chinese New Year (Feb 20, 1985), so the sign is Ox.");
  expect(reasonOf("1985-04-20")).toBe("59 days after Chinese New Year (Feb 20, 1985), so the sign is Ox.");
});

test("dates that other calendars get wrong are right", () => {
  expect(reasonOf("1954-02-03")).toBe("On Chinese New Year’s Day (Feb 3, 1954), so the sign is Horse.");
  expect(reasonOf("2027-02-06")).toBe("On Chinese New Year’s Day (Feb 6, 2027), so the sign is Goat.");
  expect(reasonOf("2000-02-29")).toBe("24 days after Chinese New Year (Feb 5, 2000), so the sign is Dragon.");
  expect(reasonOf("1788-02-06")).toBe("One day before Chinese New Year (Feb 7, 1788), so the sign is Goat.");
});

test("in every year from 1900 to 2100 the sentence has the calendar's number of days", () => {
  const words = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"];
  for (let year = 1900; year <= 2100; year++) {
    expect(reasonOf(formatDate(newYearOf(year)))).toMatch(
      /^On Chinese New Year’s Day \((Jan|Feb) \d+, \d{4}\), so the sign is /,
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
    expect(reasonOf(`${year}-12-31`)).toMatch(/^(More than )?(ten|eleven) months after Chinese New Year \(/i);
  }
});

test("the start of spring is mentioned only if it gives another sign", () => {
  expect(springOf("1990-01-30")).toBe(
    "Some almanacs start the year at the beginning of spring (Feb 4, 1990). By that rule, the sign is Snake.",
  );
  expect(springOf("1990-02-04")).toBeUndefined();
  expect(springOf("1990-01-26")).toBeUndefined();
});

test("before a late New Year, the start of spring already gives the next sign", () => {
  expect(springOf("1985-02-10")).toBe(
    "Some almanacs start the year at the beginning of spring (Feb 4, 1985). By that rule, the sign is Ox.",
  );
});

test("a line never breaks between month and day", () => {
  expect(signReason("1990-01-24", signOfDate("1990-01-24"))).toContain("(Jan\u00a027, 1990)");
});
