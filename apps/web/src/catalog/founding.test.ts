import { expect, test } from "vitest";
import { foundingText, signsOf } from "./founding.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test("a founding date is told as precisely as it is known", () => {
  expect(plain(foundingText({ year: 1976, month: 4, day: 1 }))).toBe("1 April 1976");
  expect(plain(foundingText({ year: 1976, month: 4, day: null }))).toBe("April 1976");
  expect(foundingText({ year: 1976, month: null, day: null })).toBe("1976");
});

test("a day has one sign", () => {
  expect(signsOf({ year: 1990, month: 1, day: 26 }, "snake")).toEqual(["snake"]);
  expect(signsOf({ year: 1990, month: 1, day: 27 }, "horse")).toEqual(["horse"]);
});

test("a month has two where the New Year lies in it, the earlier first", () => {
  expect(signsOf({ year: 1990, month: 1, day: null }, "snake")).toEqual(["snake", "horse"]);
  expect(signsOf({ year: 1990, month: 2, day: null }, "horse")).toEqual(["horse"]);
});

test("a year alone always has two", () => {
  expect(signsOf({ year: 1990, month: null, day: null }, "horse")).toEqual(["snake", "horse"]);
});

test("where the calendar does not reach, or nothing is known, the sign on record stands alone", () => {
  expect(signsOf({ year: 1288, month: null, day: null }, "rat")).toEqual(["rat"]);
  expect(signsOf(undefined, "ox")).toEqual(["ox"]);
});
