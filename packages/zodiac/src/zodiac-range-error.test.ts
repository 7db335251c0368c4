import { describe, expect, test } from "vitest";
import { isZodiacRangeError, nameValue, ZodiacRangeError } from "./zodiac-range-error.ts";

describe("isZodiacRangeError", () => {
  test("recognizes the error of this copy of the package and of another one", () => {
    const other = Object.assign(new RangeError("…"), { name: "ZodiacRangeError", code: "impossible-date" });
    expect(isZodiacRangeError(new ZodiacRangeError("impossible-date", "…"))).toBe(true);
    expect(isZodiacRangeError(other)).toBe(true);
  });

  test.each([
    ["a plain RangeError", new RangeError("…")],
    ["a RangeError with a code and another name", Object.assign(new RangeError("…"), { code: "impossible-date" })],
    ["a RangeError of that name without a code", Object.assign(new RangeError("…"), { name: "ZodiacRangeError" })],
    [
      "another error of that name",
      Object.assign(new Error("…"), { name: "ZodiacRangeError", code: "impossible-date" }),
    ],
    ["an object of that shape", { name: "ZodiacRangeError", code: "impossible-date" }],
  ])("does not take %s for one", (_, error) => {
    expect(isZodiacRangeError(error)).toBe(false);
  });
});

test.each([
  ["noon", '"noon"'],
  ["", '""'],
  ["x".repeat(40), `"${"x".repeat(40)}"`],
  ["x".repeat(41), `"${"x".repeat(40)}…"`],
  [1990.5, "1990.5"],
  [false, "false"],
  [null, "null"],
  [undefined, "undefined"],
  [["rat"], "A value of type object"],
  [{}, "A value of type object"],
  [Symbol("rat"), "Symbol(rat)"],
])("a message names %o as %s", (value, name) => {
  expect(nameValue(value)).toBe(name);
});
