import { signForYear, signOfDate } from "@zodiac-at-work/zodiac";
import { describe, expect, test } from "vitest";
import { usStates } from "./us-states.ts";

test("there are fifty states with fifty names, capitals and descriptions", () => {
  for (const field of ["name", "capital", "description"] as const) {
    expect(new Set(usStates.map((state) => state[field])).size).toBe(50);
  }
});

describe.each(usStates.map((state) => [state.name, state] as const))("%s", (_, state) => {
  test("has the sign of its exact date", () => {
    expect(signOfDate(state.statehood).sign).toBe(state.zodiacSign);
  });

  test("has a description of one or two plain sentences", () => {
    expect(state.description).toMatch(/^[A-Z][^!]+\.$/);
    expect(state.description.match(/\.(?= |$)/g)?.length).toBeLessThanOrEqual(2);
    expect(state.description.length).toBeGreaterThan(60);
    expect(state.description.length).toBeLessThan(260);
  });

  test("has plausible figures", () => {
    expect(state.population).toBeGreaterThan(500_000);
    expect(state.population).toBeLessThan(50_000_000);
    expect(state.area).toBeGreaterThan(1_000);
    expect(state.area).toBeLessThan(700_000);
  });
});

test("the populations add up to the total that the census of 2020 counted", () => {
  const districtOfColumbia = 689_545;
  expect(usStates.reduce((sum, { population }) => sum + population, districtOfColumbia)).toBe(331_449_281);
});

test("the calendar year alone gives exactly nine states a wrong sign", () => {
  const wrong = usStates.filter((state) => signForYear(Number(state.statehood.slice(0, 4))) !== state.zodiacSign);
  expect(wrong.map(({ name }) => name)).toEqual([
    "Alaska",
    "Arizona",
    "Connecticut",
    "Georgia",
    "Kansas",
    "Massachusetts",
    "Michigan",
    "New Mexico",
    "Utah",
  ]);
});

test("the thirteen original colonies are the thirteen that ratified", () => {
  const colonies = usStates.filter(({ category }) => category === "Original Colony");
  expect(colonies).toHaveLength(13);
  for (const { statehood } of colonies) expect(statehood < "1790-05-30").toBe(true);
});
