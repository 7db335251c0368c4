import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listNamedTests } from "./testing-named-tests.ts";
import { root } from "./workspace.ts";

const page = await readFile(join(root, "docs/defaults.md"), "utf8");
const named = listNamedTests(page);

test("every row names a test of production's own value, or says why it has no test", () => {
  const rows = page.split("\n").filter((line) => line.startsWith("| `"));
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.filter((row) => !/\| (?:`\S+\.(?:test|spec)\.tsx?`: “|none: )[^|]+\|$/.test(row))).toEqual([]);
});

test.each(named)("$file has the test “$title”", async ({ file, title }) => {
  const source = await readFile(join(root, file), "utf8");
  expect(source).toContain(`"${title}"`);
});
