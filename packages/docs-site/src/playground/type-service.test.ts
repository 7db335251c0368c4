import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { examplesOf } from "./examples.ts";
import { typeFiles } from "./type-files.ts";
import { createTypeService } from "./type-service.ts";

const packages = join(import.meta.dirname, "../../..");
const libraries = ["zodiac", "numerology"];
// The first calls read the files of all types.
vi.setConfig({ testTimeout: 60_000 });

const service = createTypeService(typeFiles(packages, libraries));

/** Returns the code without its `|`, and the position of that. */
function at(marked: string): [code: string, position: number] {
  return [marked.replace("|", ""), marked.indexOf("|")];
}

const examples = libraries.flatMap((library) =>
  examplesOf(library, readFileSync(join(packages, library, "README.md"), "utf8")),
);

test.each(examples)("finds nothing wrong in the example of $library: $title", ({ code }) => {
  expect(service.problemsIn(code)).toEqual([]);
});

test.each([
  ['signOfDate("1990-01-30", { boundry: "new-year" });', /'boundry' does not exist in type 'BoundaryOptions'/],
  ["signOfDate(new Date());", /'Date' is not assignable to parameter of type 'DateInput'/],
  ['signOfDate("1990-01-30").sig;', /Did you mean 'sign'/],
  ["const = 1;", /Variable declaration expected/],
])("finds what is wrong with %s", (code, problem) => {
  const found = service.problemsIn(`import { signOfDate } from "@zodiac-at-work/zodiac";\n${code}`);
  expect(found[0]?.message).toMatch(problem);
});

test("says where a wrong option key is", () => {
  const code =
    'import { signOfDate } from "@zodiac-at-work/zodiac";\nsignOfDate("1990-01-30", { boundry: "new-year" });';
  expect(service.problemsIn(code).map(({ from, to }) => code.slice(from, to))).toEqual(["boundry"]);
});

test("suggests the names of every entry, and describes and imports the chosen one", () => {
  const place = at("fourP|");
  const found = service.suggestionsAt(...place);
  const name = found?.names.find((each) => each.name === "fourPillars");
  expect([found?.from, name?.importFrom]).toEqual([0, "@zodiac-at-work/zodiac/pillars"]);
  const details = name && service.describeSuggestion(...place, name);
  expect(details?.signature).toContain("function fourPillars(");
  expect(details?.documentation).toContain("four pillars");
  expect(details?.imports.map(({ from, to, insert }) => [from, to, insert.trim()])).toEqual([
    [0, 0, 'import { fourPillars } from "@zodiac-at-work/zodiac/pillars";'],
  ]);
});

test.each([
  ['import { luckCycles } from "@zodiac-at-work/zodiac/|";', "bazi", 51],
  [
    'import { signOfDate } from "@zodiac-at-work/zodiac";\nsignOfDate("1990-01-30", { boundary: "start-|" });',
    "start-of-spring",
    91,
  ],
  ['import { readNumerology } from "@zodiac-at-work/numerology";\nreadNumerology("1990-01-30").life|', "lifePath", 90],
])("suggests in %s the name %s", (code, name, from) => {
  const found = service.suggestionsAt(...at(code));
  expect(found?.names.map((each) => each.name)).toContain(name);
  expect(found?.names.map((each) => each.name)).not.toContain("package.json");
  expect(found?.from).toBe(from);
});

test("suggests nothing in a comment, and describes no unknown name", () => {
  expect(service.suggestionsAt(...at("// sign|"))).toBeNull();
  expect(service.describeSuggestion("si", 2, { name: "nothing", importFrom: undefined, rank: 1 })).toBeNull();
});

test("describes the name at a position", () => {
  const code = 'import { signOfDate } from "@zodiac-at-work/zodiac";';
  expect(service.describeAt(code, code.indexOf("OfDate"))).toMatchObject({
    ...{ from: 9, to: 19, documentation: expect.stringContaining("Returns the Chinese zodiac sign of a date.") },
    signature: expect.stringContaining("function signOfDate(date: DateInput, options?: BoundaryOptions): SignOfDate"),
  });
  expect(service.describeAt(code, code.length)).toBeNull();
});

test("reads code that is empty", () => {
  expect(service.problemsIn("")).toEqual([]);
});
