import { expect, test } from "vitest";
import { addMonths, byDay, monthIn, monthName, monthValue, rangeOf, weeksOf } from "./month.ts";

const today = new Date(2026, 10, 26);
const november = { year: 2026, month: 11 };

test("the address names a month, and anything else is the current one", () => {
  expect(monthIn("2027-02", today)).toEqual({ year: 2027, month: 2 });
  for (const wrong of [null, "", "2027-13", "2027-2", "1999-01", "<b>"])
    expect(monthIn(wrong, today)).toEqual(november);
});

test("months follow each other across years", () => {
  expect(addMonths(november, 2)).toEqual({ year: 2027, month: 1 });
  expect(addMonths({ year: 2027, month: 1 }, -1)).toEqual({ year: 2026, month: 12 });
  expect([monthValue({ year: 2027, month: 1 }), monthName(november)]).toEqual(["2027-01", "November 2026"]);
});

test("a month has its days in weeks from Sunday", () => {
  const weeks = weeksOf(november);
  expect(weeks[0]).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(weeks.at(-1)).toEqual([29, 30, undefined, undefined, undefined, undefined, undefined]);
  expect(weeksOf({ year: 2028, month: 2 }).flat().filter(Boolean)).toHaveLength(29);
});

test("a month begins and ends at midnight of the reader, over the change of the clocks too", () => {
  const { from, to } = rangeOf(november);
  expect([new Date(from).getHours(), new Date(to).getHours(), new Date(to).getDate()]).toEqual([0, 0, 1]);
});

test("articles stand on the day that it is for the reader", () => {
  const late = { at: new Date(2026, 10, 3, 23, 30).toISOString() };
  const early = { at: new Date(2026, 10, 3, 0, 5).toISOString() };
  expect([...byDay([early, late])]).toEqual([[3, [early, late]]]);
});
