import { expect, test } from "vitest";
import { escapeFormula, unescapeFormula } from "./csv-formula.ts";

test.each(["=1+1", "+1", "-1", "@a", "|cmd", "%x", "\t=1", "＝1", "\u200b=1", "\ufeff=1", "'=1"])(
  "the cell %j begins with an apostrophe, and comes back as it was",
  (cell) => {
    expect(escapeFormula(cell)).toBe(`'${cell}`);
    expect(unescapeFormula(escapeFormula(cell))).toBe(cell);
  },
);

test.each(["Chef", "1-2", "", "'quoted'", "a=b"])("the cell %j stays", (cell) => {
  expect(escapeFormula(cell)).toBe(cell);
  expect(unescapeFormula(cell)).toBe(cell);
});
