import { expect, test } from "vitest";
import { monthInWords } from "./month-in-words.ts";

test("the relation of the two signs says what a month asks for", () => {
  expect(monthInWords("dragon", "rooster")).toBe(
    "The month of the Rooster supplies what you lack: ask for help, and share the work.",
  );
  expect(monthInWords("dragon", "dog")).toBe("The month of the Dog pulls the other way: leave room in the plan.");
});

test("a harmony comes before the tension beside it", () => {
  // Snake and Monkey are one of the six harmonies, and a punishment and a break as well.
  expect(monthInWords("snake", "monkey")).toContain("supplies what you lack");
});

test("a month without a tie and the month of the own sign say so", () => {
  expect(monthInWords("dragon", "pig")).toBe(
    "The month of the Pig has no classical tie to the Dragon: it neither helps nor hinders.",
  );
  expect(monthInWords("dragon", "dragon")).toContain("is your own");
});
