import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addAndReduce,
  digitsOf,
  isCoreNumber,
  isMasterNumber,
  isSingleDigit,
  reduceNumber,
  toCore,
  toDigit,
} from "./reduce.ts";

describe("addAndReduce", () => {
  test("shows every addition from the given numbers to the digit", () => {
    expect(addAndReduce([1, 26, 1990], toCore)).toEqual({
      value: 1,
      steps: [
        { addends: [1, 26, 1990], sum: 2017 },
        { addends: [2, 0, 1, 7], sum: 10 },
        { addends: [1, 0], sum: 1 },
      ],
      text: "1 + 26 + 1990 = 2017 → 2 + 0 + 1 + 7 = 10 → 1 + 0 = 1",
    });
  });

  test("starts with a single number without an addition", () => {
    expect(addAndReduce([26], toCore).text).toBe("26 → 2 + 6 = 8");
    expect(addAndReduce([7], toCore)).toEqual({ value: 7, steps: [{ addends: [7], sum: 7 }], text: "7" });
  });

  test.each([11, 22, 33])("keeps the master number %i", (master) => {
    expect(addAndReduce([master], toCore)).toMatchObject({ value: master, text: String(master) });
  });

  test("stops at a master number on the way", () => {
    expect(addAndReduce([1984], toCore).text).toBe("1984 → 1 + 9 + 8 + 4 = 22");
  });

  test("reduces a master number if only a single digit is final", () => {
    expect(addAndReduce([29], toDigit).text).toBe("29 → 2 + 9 = 11 → 1 + 1 = 2");
  });

  test.each([12, 21, 34, 44, 55])("does not treat %i as a master number", (number) => {
    expect(isMasterNumber(number)).toBe(false);
    expect(addAndReduce([number], toCore).value).toBeLessThan(10);
  });

  test("ends on a final number, keeps the remainder by nine, and shows correct additions", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 1, maxLength: 8 }), (addends) => {
        const { value, steps } = addAndReduce(addends, toCore);
        expect(isCoreNumber(value)).toBe(true);
        expect(value % 9).toBe(addends.reduce((a, b) => a + b) % 9);
        expect(steps[0]?.addends).toEqual(addends);
        expect(steps.at(-1)?.sum).toBe(value);
        for (const [i, step] of steps.entries()) {
          expect(step.sum).toBe(step.addends.reduce((a, b) => a + b));
          const previous = steps[i - 1];
          if (previous) expect(step.addends.join("")).toBe(String(previous.sum));
        }
      }),
    );
  });
});

describe("reduceNumber", () => {
  test("makes each working once, and frozen", () => {
    const working = reduceNumber(1990, toCore);
    expect(reduceNumber(1990, toCore)).toBe(working);
    expect(working.steps[0]).toEqual({ addends: [1990], sum: 1990 });
    expect(working.text).toBe("1990 → 1 + 9 + 9 + 0 = 19 → 1 + 9 = 10 → 1 + 0 = 1");
    expect([working, working.steps, working.steps[1], working.steps[1]?.addends].every(Object.isFrozen)).toBe(true);
    expect(reduceNumber(29, toCore).value).toBe(11);
    expect(reduceNumber(29, toDigit).value).toBe(2);
  });
});

describe("the final numbers of a reduction", () => {
  test("are the nine digits and three master numbers", () => {
    const upTo100 = Array.from({ length: 100 }, (_, i) => i + 1);
    expect(upTo100.filter(isCoreNumber)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 22, 33]);
    expect(upTo100.filter(isMasterNumber)).toEqual([11, 22, 33]);
    expect(upTo100.filter(isSingleDigit)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe("digitsOf", () => {
  test("lists the digits of a number in order, including zeros", () => {
    expect(digitsOf(2017)).toEqual([2, 0, 1, 7]);
    expect([9, 10, 99, 100, 107].map(digitsOf)).toEqual([[9], [1, 0], [9, 9], [1, 0, 0], [1, 0, 7]]);
    expect([999, 1000, 9999, 10_000, 12_345].map(digitsOf)).toEqual([
      ...[
        [9, 9, 9],
        [1, 0, 0, 0],
        [9, 9, 9, 9],
        [1, 0, 0, 0, 0],
        [1, 2, 3, 4, 5],
      ],
    ]);
  });
});
