import { expect, test } from "vitest";
import { carBrandCategories, industries, isOneOf, usStateCategories, usStateRegions } from "./index.ts";

test.each([
  ["industries", industries],
  ["car-brand categories", carBrandCategories],
  ["state regions", usStateRegions],
  ["state categories", usStateCategories],
])("the list of %s contains each value once", (_, values) => {
  expect(new Set(values).size).toBe(values.length);
});

test("isOneOf accepts only exact matches", () => {
  expect(["SUV", "suv", "", null, "Energy"].map((value) => isOneOf(carBrandCategories, value))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
