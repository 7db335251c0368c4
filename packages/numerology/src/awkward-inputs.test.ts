import { awkwardInputs } from "@zodiac-at-work/civil-date/testing-awkward-inputs";
import { expect, test } from "vitest";
import { type DateInput, isMasterNumber, isNumerologyDateError, readNumerology } from "./index.ts";

test.each(awkwardInputs)(
  "a birth date that is %s is refused with a typed error that does not repeat it",
  (_, value) => {
    const read = () => readNumerology(value as DateInput);
    expect(read).toThrow(
      expect.objectContaining({ name: "NumerologyDateError", message: expect.not.stringMatching(/1990|26/) }),
    );
  },
);

test.each(awkwardInputs.filter(([name]) => name !== "undefined"))(
  "a today that is %s is refused with a typed error",
  (_, value) => {
    const read = () => readNumerology("1990-01-26", { today: value as DateInput });
    expect(read).toThrow(expect.objectContaining({ name: "NumerologyDateError" }));
  },
);

test("a today that is undefined is left out", () => {
  expect(readNumerology("1990-01-26", { today: undefined as unknown as DateInput })).toEqual(
    readNumerology("1990-01-26"),
  );
});

test.each(awkwardInputs)("options that are %s give the reading without today, or a typed error", (name, value) => {
  const read = () => readNumerology("1990-01-26", value as { today: DateInput });
  const code = typeof value === "number" ? "too-many-arguments" : "unknown-option";
  if (["undefined", "null", "an empty object", "an object without a prototype"].includes(name))
    expect(read()).toEqual(readNumerology("1990-01-26"));
  else expect(read).toThrow(expect.objectContaining({ name: "NumerologyDateError", code }));
});

test.each(awkwardInputs)("the guards answer no to %s", (_, value) => {
  expect(isNumerologyDateError(value)).toBe(false);
  expect(isMasterNumber(value as number)).toBe(false);
});
