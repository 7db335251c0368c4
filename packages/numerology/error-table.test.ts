import { readmeOf } from "@zodiac-at-work/packaging/readme-examples";
import { expect, test } from "vitest";
import { type DateErrorCode, isNumerologyDateError } from "./src/civil-date.ts";
import { readNumerology } from "./src/reading.ts";

// The cast input is that of a JavaScript caller.
const refused: Readonly<Record<DateErrorCode, readonly [call: string, run: () => unknown]>> = {
  "malformed-date": ['readNumerology("26/1/1990")', () => readNumerology("26/1/1990")],
  "impossible-date": ['readNumerology("1990-02-30")', () => readNumerology("1990-02-30")],
  "out-of-range": ['readNumerology("1066-10-14")', () => readNumerology("1066-10-14")],
  "unknown-option": [
    'readNumerology("1990-01-26", { todai: "2026-11-21" })',
    () => readNumerology("1990-01-26", { todai: "2026-11-21" } as object),
  ],
  "too-many-arguments": [
    '["1990-01-26"].map(readNumerology)',
    // @ts-expect-error The index is no object of options.
    () => ["1990-01-26"].map(readNumerology),
  ],
};

test.each(Object.entries(refused))(
  "the readme's table of errors has %s with a call that throws it",
  (code, [call, run]) => {
    const error = errorOf(run);
    expect(isNumerologyDateError(error) && error.code).toBe(code);
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
