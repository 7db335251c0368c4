import { expect, test } from "vitest";
import { companiesByIndustry } from "./companies.ts";
import { wellKnownCompanies } from "./well-known-companies.ts";

test("each well-known company is a record, once", () => {
  const names = new Set(Object.values(companiesByIndustry).flatMap((records) => records.map(({ name }) => name)));
  expect(wellKnownCompanies.filter((name) => !names.has(name))).toEqual([]);
  expect(new Set(wellKnownCompanies).size).toBe(wellKnownCompanies.length);
});

test("every sign has well-known companies to begin its list with", () => {
  const signs = new Map<string, number>();
  for (const { name, zodiacSign } of Object.values(companiesByIndustry).flat()) {
    if (wellKnownCompanies.includes(name)) signs.set(zodiacSign, (signs.get(zodiacSign) ?? 0) + 1);
  }
  expect(signs.size).toBe(12);
  for (const [sign, count] of signs) expect(count, sign).toBeGreaterThanOrEqual(12);
});

test("240 well-known companies have a job board", () => {
  const records = Object.values(companiesByIndustry).flat();
  const withBoard = records.filter(({ name, board }) => board && wellKnownCompanies.includes(name));
  expect(withBoard.length).toBeGreaterThanOrEqual(240);
});
