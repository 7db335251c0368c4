import { expect, test } from "vitest";
import { carBrands } from "./car-brands.ts";
import { wellKnownCarBrands } from "./well-known-car-brands.ts";

test("each well-known car brand is a record, once", () => {
  const names = new Set(carBrands.map(({ name }) => name));
  expect(wellKnownCarBrands.filter((name) => !names.has(name))).toEqual([]);
  expect(new Set(wellKnownCarBrands).size).toBe(wellKnownCarBrands.length);
});

test("every sign has well-known car brands to begin its list with, and two that still make cars", () => {
  const signs = Map.groupBy(
    carBrands.filter(({ name }) => wellKnownCarBrands.includes(name)),
    ({ zodiacSign }) => zodiacSign,
  );
  expect(signs.size).toBe(12);
  for (const [sign, known] of signs) {
    expect(known.length, sign).toBeGreaterThanOrEqual(6);
    expect(known.filter(({ isActive }) => isActive).length, sign).toBeGreaterThanOrEqual(2);
  }
});
