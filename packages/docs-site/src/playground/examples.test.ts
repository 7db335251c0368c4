import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { examplesOf } from "./examples.ts";
import { libraryModules } from "./library-modules.ts";
import { runCode } from "./run-code.ts";

test("finds the blocks of code with the headings that they stand below", () => {
  const readme = "# A\n```js\n1;\n```\n## The `b`\n```sh\nno\n```\ntext\n```js\n2;\n3;\n```\n";
  expect(examplesOf("a", readme)).toEqual([
    { library: "a", title: "First steps", code: "1;" },
    { library: "a", title: "The b", code: "2;\n3;" },
  ]);
});

test.each(["zodiac", "numerology"])("every example of %s can be read by the playground", (library) => {
  const readme = readFileSync(`${import.meta.dirname}/../../../${library}/README.md`, "utf8");
  const examples = examplesOf(library, readme);
  expect(examples.length).toBeGreaterThan(2);
  for (const { code } of examples)
    expect(runCode(code, {}).at(-1)?.text).toMatch(/^Error: There is no module "@zodiac-at-work/);
});

test.each(["zodiac", "numerology"])("the playground has every entry of %s", (library) => {
  const manifest = JSON.parse(readFileSync(`${import.meta.dirname}/../../../${library}/package.json`, "utf8"));
  const entries = Object.keys(manifest.exports).filter((entry) => entry !== "./package.json");
  for (const entry of entries) expect(libraryModules).toHaveProperty([manifest.name + entry.slice(1)]);
});
