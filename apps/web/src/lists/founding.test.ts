import { expect, test } from "vitest";
import { foundingText, possiblySign, signsOf } from "./founding.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("a founding date is as precise as it is known", () => {
  expect(plain(foundingText({ year: 1976, month: 4, day: 1 }))).toBe("Apr 1, 1976");
  expect(plain(foundingText({ year: 1976, month: 4, day: null }))).toBe("Apr 1976");
  expect(foundingText({ year: 1976, month: null, day: null })).toBe("1976");
});

test("a day has one sign", () => {
  expect(signsOf({ year: 1990, month: 1, day: 26 }, "snake")).toEqual(["snake"]);
  expect(signsOf({ year: 1990, month: 1, day: 27 }, "horse")).toEqual(["horse"]);
});

test("a month that contains New Year has two signs, the earlier one first", () => {
  expect(signsOf({ year: 1990, month: 1, day: null }, "snake")).toEqual(["snake", "horse"]);
  expect(signsOf({ year: 1990, month: 2, day: null }, "horse")).toEqual(["horse"]);
});

test("a year alone always has two signs", () => {
  expect(signsOf({ year: 1990, month: null, day: null }, "horse")).toEqual(["snake", "horse"]);
});

test("outside of the calendar's years, or without a date, the sign is the one on record", () => {
  expect(signsOf({ year: 1288, month: null, day: null }, "rat")).toEqual(["rat"]);
  expect(signsOf(undefined, "ox")).toEqual(["ox"]);
});

test("a record is possibly of a chosen sign if its own is not chosen", () => {
  const record = { zodiacSign: "snake", possibleSign: "dragon" } as const;
  expect(possiblySign(record, ["dragon", "pig"])).toBe("dragon");
  expect(possiblySign(record, ["snake", "dragon"])).toBeUndefined();
  expect(possiblySign(record, ["pig"])).toBeUndefined();
  expect(possiblySign(record, [])).toBeUndefined();
  expect(possiblySign({ ...record, possibleSign: null }, ["dragon"])).toBeUndefined();
});
