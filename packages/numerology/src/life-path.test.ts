import { describe, expect, test } from "vitest";
import { lifePathByDigits, lifePathByParts, lifePathBySum } from "./life-path.ts";

const january26 = { year: 1990, month: 1, day: 26 };

describe("the life path", () => {
  test("by sum adds month, day and year unchanged", () => {
    expect(lifePathBySum(january26)).toMatchObject({
      method: "sum",
      parts: [],
      value: 1,
      text: "1 + 26 + 1990 = 2017 → 2 + 0 + 1 + 7 = 10 → 1 + 0 = 1",
    });
  });

  test("by parts reduces month, day and year first, and lists their workings before the total", () => {
    const lifePath = lifePathByParts(january26);
    expect(lifePath).toMatchObject({ method: "parts", value: 1 });
    expect(lifePath.text).toBe(
      "1; 26 → 2 + 6 = 8; 1990 → 1 + 9 + 9 + 0 = 19 → 1 + 9 = 10 → 1 + 0 = 1; 1 + 8 + 1 = 10 → 1 + 0 = 1",
    );
    expect(lifePath.parts.map((part) => part.value)).toEqual([1, 8, 1]);
    expect(lifePath.steps).toEqual([
      { addends: [1, 8, 1], sum: 10 },
      { addends: [1, 0], sum: 1 },
    ]);
  });

  test("by digits adds all digits, month first", () => {
    expect(lifePathByDigits(january26)).toMatchObject({
      method: "digits",
      parts: [],
      value: 1,
      text: "1 + 2 + 6 + 1 + 9 + 9 + 0 = 28 → 2 + 8 = 10 → 1 + 0 = 1",
    });
  });

  test("by parts keeps the master numbers of the parts", () => {
    const lifePath = lifePathByParts({ year: 1984, month: 11, day: 29 });
    expect(lifePath.parts.map((part) => part.value)).toEqual([11, 11, 22]);
    expect(lifePath.value).toBe(8);
  });

  test("differs by method if only one method reaches a master number", () => {
    const date = { year: 1990, month: 1, day: 9 };
    expect([lifePathBySum, lifePathByParts, lifePathByDigits].map((method) => method(date).value)).toEqual([2, 11, 11]);
  });

  test("can be 33 by parts and by digits", () => {
    expect(lifePathByParts({ year: 2009, month: 11, day: 29 }).text).toBe(
      "11; 29 → 2 + 9 = 11; 2009 → 2 + 0 + 0 + 9 = 11; 11 + 11 + 11 = 33",
    );
    expect(lifePathByDigits({ year: 1989, month: 1, day: 5 }).text).toBe("1 + 5 + 1 + 9 + 8 + 9 = 33");
  });
});
