import { signIds } from "@zodiac-at-work/zodiac";
import { expect, test } from "vitest";
import { monthTone } from "./month-tone.ts";

test("the month of a sign helps or asks for care as the match with the sign does", () => {
  expect(monthTone("dragon", "rooster")).toBe("harmony");
  expect(monthTone("dragon", "dog")).toBe("tension");
  expect(monthTone("dragon", "pig")).toBe("even");
});

test("every reader has months of either kind", () => {
  for (const reader of signIds) {
    const tones = signIds.map((month) => monthTone(reader, month));
    expect(new Set(tones), reader).toEqual(new Set(["harmony", "tension", "even"]));
  }
});
