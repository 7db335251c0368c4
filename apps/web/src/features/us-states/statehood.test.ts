import { expect, test } from "vitest";
import { daysBeforeNewYear, shortReason, signOfYearAlone } from "./statehood.ts";
import type { UsState } from "./us-state-view.ts";

test("on the eve of New Year the calendar year gives the next sign, and on the day itself both agree", () => {
  expect(signOfYearAlone(joined(1788, 2, 6))).toBe("monkey");
  expect(signOfYearAlone(joined(1788, 2, 7))).toBeUndefined();
});

test("only the nine states that joined before New Year have another sign by their calendar year", () => {
  const nine = {
    Alaska: joined(1959, 1, 3),
    Arizona: joined(1912, 2, 14),
    Connecticut: joined(1788, 1, 9),
    Georgia: joined(1788, 1, 2),
    Kansas: joined(1861, 1, 29),
    Massachusetts: joined(1788, 2, 6),
    Michigan: joined(1837, 1, 26),
    "New Mexico": joined(1912, 1, 6),
    Utah: joined(1896, 1, 4),
  };
  for (const [name, state] of Object.entries(nine)) expect(signOfYearAlone(state), name).toBeDefined();
  expect(signOfYearAlone(joined(1859, 2, 14))).toBeUndefined();
  expect(signOfYearAlone(joined(1787, 12, 7))).toBeUndefined();
});

test("the reason in a few words counts days near New Year and months later on", () => {
  expect(shortReason(joined(1788, 2, 6))).toBe("1 day before New Year (Feb\u00a07)");
  expect(shortReason(joined(1788, 2, 7))).toBe("On New Year’s Day");
  expect(shortReason(joined(1845, 3, 3))).toBe("24 days after New Year (Feb\u00a07)");
  expect(shortReason(joined(1845, 12, 29))).toBe("10 months after New Year");
  expect(shortReason(joined(1788, 2, null))).toBe("");
});

test("a state that joined before New Year knows how many days too early it was", () => {
  expect(daysBeforeNewYear(joined(1788, 2, 6))).toBe(1);
  expect(daysBeforeNewYear(joined(1788, 2, 7))).toBeUndefined();
  expect(daysBeforeNewYear(joined(1788, 2, null))).toBeUndefined();
});

test("a state without a day has no other sign", () => {
  expect(signOfYearAlone(joined(1788, 2, null))).toBeUndefined();
});

function joined(statehoodYear: number, statehoodMonth: number, statehoodDay: number | null): UsState {
  return {
    id: 1,
    name: "State",
    statehoodYear,
    statehoodMonth,
    statehoodDay,
    zodiacSign: "rat",
    region: "West",
    capital: "Capital",
    category: "Early State",
    description: "A state.",
    population: 1,
    area: 1,
    nickname: null,
    isActive: true,
    createdAt: "2026-11-21T00:00:00.000Z",
  };
}
