import { describe, expect, test } from "vitest";
import { NumerologyDateError } from "./civil-date.ts";
import { readNumerology } from "./reading.ts";

describe("readNumerology", () => {
  test("reads January 26, 1990 in full", () => {
    const reading = readNumerology("1990-01-26", { today: "2026-11-21" });
    expect(reading).toMatchObject({
      date: { year: 1990, month: 1, day: 26 },
      lifePath: { method: "sum", value: 1 },
      otherMethods: [
        { method: "parts", value: 1 },
        { method: "digits", value: 1 },
      ],
      methodsAgree: true,
      birthDay: { value: 8, text: "26 → 2 + 6 = 8", description: "Single digit - strong focus" },
      birthYear: { value: 1, text: "1990 → 1 + 9 + 9 + 0 = 19 → 1 + 9 = 10 → 1 + 0 = 1" },
      monthKeyword: "New beginnings",
      masterNumbers: [],
      karmicDebts: [],
      personalCycle: { year: { value: 1 }, month: { value: 3 } },
    });
  });

  test("returns the same reading for a string and for an object", () => {
    expect(readNumerology({ year: 1990, month: 1, day: 26 })).toEqual(readNumerology("1990-01-26"));
  });

  test.each([
    ["1990-01-26", [1, 1, 1]],
    ["1990-01-09", [2, 11, 11]],
    ["1980-01-21", [4, 4, 22]],
    ["1980-01-01", [2, 11, 2]],
    ["1990-01-18", [11, 11, 11]],
  ])("states for %s, with the life paths %j, whether all three methods agree", (date, values) => {
    const { lifePath, otherMethods, methodsAgree } = readNumerology(date);
    expect([lifePath, ...otherMethods].map(({ value }) => value)).toEqual(values);
    expect(methodsAgree).toBe(new Set(values).size === 1);
  });

  test("survives a round trip through JSON", () => {
    const reading = readNumerology("1984-11-29", { today: "2026-11-21" });
    expect(JSON.parse(JSON.stringify(reading))).toEqual(reading);
  });

  test("has a personal cycle only if today is given", () => {
    expect(readNumerology("1990-01-26")).not.toHaveProperty("personalCycle");
    expect(readNumerology("1990-01-26", {})).not.toHaveProperty("personalCycle");
    expect(readNumerology("1990-01-26", { today: "2026-11-21" })).toHaveProperty("personalCycle");
  });

  test.each([
    [9, 9, "Single digit - strong focus"],
    [10, 1, "Single digit - strong focus"],
    [11, 11, "Compound - complex traits"],
    [22, 22, "Compound - complex traits"],
    [28, 1, "Single digit - strong focus"],
    [29, 11, "Compound - complex traits"],
    [31, 4, "Single digit - strong focus"],
  ])("describes day %i by its reduced number %i", (day, value, description) => {
    expect(readNumerology({ year: 1990, month: 1, day }).birthDay).toMatchObject({ value, description });
  });

  test("has a keyword for each month", () => {
    const keywords = Array.from(
      { length: 12 },
      (_, i) => readNumerology({ year: 1990, month: i + 1, day: 1 }).monthKeyword,
    );
    expect(keywords).toEqual([
      "New beginnings",
      "Cooperation",
      "Expression",
      "Foundation",
      "Freedom",
      "Nurturing",
      "Analysis",
      "Achievement",
      "Completion",
      "Leadership",
      "Intuition",
      "Service",
    ]);
  });

  test("finds the master numbers and names the number of the reading for each", () => {
    expect(readNumerology("1984-11-29").masterNumbers).toEqual([
      { number: 11, of: "birthDay" },
      { number: 22, of: "birthYear" },
    ]);
    expect(readNumerology("1990-01-18").masterNumbers).toEqual([{ number: 11, of: "lifePath" }]);
    expect(readNumerology("1990-01-26").masterNumbers).toEqual([]);
  });

  test.each([
    ["1990-01-13", 13],
    ["1990-01-14", 14],
    ["1990-01-16", 16],
    ["1990-01-19", 19],
  ])("finds the karmic debt in the birth day of %s", (date, number) => {
    expect(readNumerology(date).karmicDebts).toContainEqual({ number, of: "birthDay" });
  });

  test("finds the karmic debts in the life path, then in the birth day", () => {
    const reading = readNumerology("1954-02-16");
    expect(reading.lifePath.text).toBe("2 + 16 + 1954 = 1972 → 1 + 9 + 7 + 2 = 19 → 1 + 9 = 10 → 1 + 0 = 1");
    expect(reading.karmicDebts).toEqual([
      { number: 19, of: "lifePath" },
      { number: 16, of: "birthDay" },
    ]);
  });

  test("finds no karmic debt in the birth year, which a whole cohort shares", () => {
    const reading = readNumerology("1990-01-26");
    expect(reading.birthYear.text).toContain("= 19 →");
    expect(reading.karmicDebts).toEqual([]);
  });

  test.each([12, 15, 17, 18])("finds no karmic debt in day %i", (day) => {
    expect(readNumerology({ year: 2000, month: 1, day }).karmicDebts.filter(({ of }) => of === "birthDay")).toEqual([]);
  });

  test("finds a karmic debt only if the working passes through it", () => {
    const reading = readNumerology("1993-05-02");
    expect(reading.lifePath.text).toBe("5 + 2 + 1993 = 2000 → 2 + 0 + 0 + 0 = 2");
    expect(reading.birthYear.text).toBe("1993 → 1 + 9 + 9 + 3 = 22");
    expect(reading.karmicDebts).toEqual([]);
  });

  test("refuses an invalid birth date and an invalid today", () => {
    expect(() => readNumerology("1990-02-30")).toThrow(NumerologyDateError);
    expect(() => readNumerology("1990-01-26", { today: "someday" })).toThrow(NumerologyDateError);
    expect(() => readNumerology("1990-01-26", { today: "" })).toThrow(NumerologyDateError);
  });
});

test.each([
  ["todai", "todai"],
  ["Today", "Today"],
  ["x".repeat(41), `${"x".repeat(40)}…`],
])("refuses the option %s by its name, with the right one", (name, named) => {
  expect(() => readNumerology("1990-01-26", { [name]: "2026-11-21" })).toThrow(
    expect.objectContaining({
      code: "unknown-option",
      message: `"${named}" is not an option: did you mean "today"?`,
    }),
  );
});

test("refuses the index that a map passes in the place of the options", () => {
  // @ts-expect-error The index is no object of options.
  expect(() => ["1990-01-26"].map(readNumerology)).toThrow(
    expect.objectContaining({ code: "too-many-arguments", message: expect.stringContaining("In a map, write") }),
  );
});
