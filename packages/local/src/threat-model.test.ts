import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listNamedTests } from "./testing-named-tests.ts";
import { root } from "./workspace.ts";

const page = await readFile(join(root, "docs/threat-model.md"), "utf8");

test("every threat has a control and a test", () => {
  const rows = page.split("\n").filter((line) => /^\| (?!threat)/.test(line));
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.filter((row) => !/^\| [^|]+ \| [^|]+ \| `\S+\.(?:test|spec)\.tsx?`: “[^|]+”[^|]* \|$/.test(row))).toEqual(
    [],
  );
});

test.each(listNamedTests(page))("$file has the test “$title”", async ({ file, title }) => {
  expect(await readFile(join(root, file), "utf8")).toContain(`"${title}"`);
});
