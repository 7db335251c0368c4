import { signIds } from "@zodiac-at-work/zodiac";
import { expect, test } from "vitest";
import { daysFor, signsOfKind } from "./days-for-sign.ts";

const from = { year: 2026, month: 11, day: 22 };

test("harmonies are good days, the clash and the harm ask for care", () => {
  const days = daysFor("dragon", from, 30);
  expect(days).toHaveLength(30);
  expect(days[0]).toEqual({ date: from, sign: "rat", kind: "good" });
  expect(days[8]).toEqual({ date: { year: 2026, month: 11, day: 30 }, sign: "monkey", kind: "good" });
  expect(new Set(signsOfKind(days, "good"))).toEqual(new Set(["rat", "monkey", "rooster"]));
  expect(new Set(signsOfKind(days, "careful"))).toEqual(new Set(["dog", "rabbit"]));
});

test("every sign has three good animals and two that ask for care, and its own days are plain or neither", () => {
  for (const sign of signIds) {
    const cycle = daysFor(sign, from, 12);
    expect(cycle.filter(({ kind }) => kind === "good")).toHaveLength(3);
    expect(cycle.filter(({ kind }) => kind === "careful")).toHaveLength(2);
    expect(cycle.find((day) => day.sign === sign)?.kind).toBe("plain");
  }
});

test("the days go on across months, years and leap days", () => {
  const across = daysFor("rat", { year: 2027, month: 12, day: 31 }, 2).map(({ date }) => date);
  expect(across).toEqual([
    { year: 2027, month: 12, day: 31 },
    { year: 2028, month: 1, day: 1 },
  ]);
  expect(daysFor("rat", { year: 2028, month: 2, day: 28 }, 2)[1]?.date).toEqual({ year: 2028, month: 2, day: 29 });
});
