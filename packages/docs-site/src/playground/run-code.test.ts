import { expect, test } from "vitest";
import { inspect, runCode } from "./run-code.ts";

const modules = { numbers: { one: 1, refuse: () => refuse(), default: 7 } };

test("shows the value of each expression, and keeps variables", () => {
  const code = 'import { one as first } from "numbers";\nconst two = first + 1;\ntwo;\n[first, two];';
  expect(runCode(code, modules)).toEqual([
    { code: "two", text: "2", isError: false },
    { code: "[first, two]", text: "[1, 2]", isError: false },
  ]);
});

test("imports a whole module and a default export", () => {
  const code = 'import seven, * as all from "numbers";\nseven + all.one;';
  expect(runCode(code, modules)).toEqual([{ code: "seven + all.one", text: "8", isError: false }]);
});

test("shows an error with its code, and goes on", () => {
  expect(runCode('import { refuse, one } from "numbers";\nrefuse();\none;', modules)).toEqual([
    { code: "refuse()", text: "RangeError (no-day): There is no such day.", isError: true },
    { code: "one", text: "1", isError: false },
  ]);
});

test.each([
  ['import { a } from "other";', 'Error: There is no module "other" here. Import from one of: numbers.'],
  ["const = 1;", "SyntaxError: Unexpected token (1:6)"],
])("explains why %s does not run", (code, text) => {
  expect(runCode(code, modules)).toEqual([{ code: "", text, isError: true }]);
});

test("prints values as JavaScript, on several lines if they are long", () => {
  expect(inspect({ a: undefined, "b-c": null, d: ["x", 1n] })).toBe('{ a: undefined, "b-c": null, d: ["x", 1] }');
  expect(inspect({})).toBe("{}");
  expect(inspect({ list: [{ text: "x".repeat(40) }, "y".repeat(40)] })).toBe(
    `{\n  list: [\n    { text: "${"x".repeat(40)}" },\n    "${"y".repeat(40)}",\n  ],\n}`,
  );
});

function refuse(): never {
  throw Object.assign(new RangeError("There is no such day."), { code: "no-day" });
}
