import { readmeOf } from "@zodiac-at-work/packaging/readme-examples";
import { expect, test, vi } from "vitest";
import { plainDateIn } from "./src/calendar.ts";
import * as main from "./src/index.ts";

const { elementRelation, hourAnimal, isZodiacRangeError, newYearOf, signById, signForYear, signOfDate, yearAnimal } =
  main;

// The cast inputs are those of JavaScript callers.
const refused: Readonly<Record<main.ZodiacErrorCode, readonly [call: string, run: () => unknown]>> = {
  "malformed-date": ['signOfDate("26/01/1990")', () => signOfDate("26/01/1990")],
  "impossible-date": ['signOfDate("1990-02-30")', () => signOfDate("1990-02-30")],
  "out-of-range": ["newYearOf(1500)", () => newYearOf(1500)],
  "malformed-time": ['hourAnimal("noon")', () => hourAnimal("noon")],
  "impossible-time": [
    'yearAnimal("1990-04-01", { time: "02:30", zone: "America/New_York" })',
    () => yearAnimal("1990-04-01", { time: "02:30", zone: "America/New_York" }),
  ],
  "malformed-instant": ['plainDateIn("1990-01-26", "UTC")', () => plainDateIn("1990-01-26", "UTC")],
  "unknown-sign": ['signById("sheep")', () => signById("sheep" as main.SignId)],
  "unknown-element": ['elementRelation("air", "fire")', () => elementRelation("air" as main.Element, "fire")],
  "unknown-option": [
    'signOfDate("1990-01-26", { boundry: "start-of-spring" })',
    () => signOfDate("1990-01-26", { boundry: "start-of-spring" } as object),
  ],
  "too-many-arguments": [
    "[1990].map(signForYear)",
    // @ts-expect-error The index is no adjustment.
    () => [1990].map(signForYear),
  ],
  "no-time-zone-data": ['plainDateIn(new Date(), "Europe/Vaduz")', () => plainDateIn(new Date(0), "Europe/Vaduz")],
};

test.each(Object.entries(refused))(
  "the readme's table of errors has %s with a call that throws it",
  (code, [call, run]) => {
    if (code === "no-time-zone-data") vi.stubGlobal("Intl", undefined);
    const error = errorOf(run);
    vi.unstubAllGlobals();
    expect(isZodiacRangeError(error) && error.code).toBe(code);
    expect(readmeOf(import.meta.dirname)).toContain(`| \`${code}\` | \`${call}\` | ${(error as Error).message} |`);
  },
);

function errorOf(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}
