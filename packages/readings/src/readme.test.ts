import { execFileSync } from "node:child_process";
import { examplePrograms, readmeOf, resultsIn } from "@zodiac-at-work/packaging/readme-examples";
import { expect, test } from "vitest";

const folder = new URL("..", import.meta.url).pathname;

test("the examples of the README give what it states", () => {
  const program = examplePrograms(readmeOf(folder)).module;
  const results = resultsIn(
    execFileSync("node", ["--input-type=module", "-e", program], { cwd: folder, encoding: "utf8" }),
  );
  expect(results.length).toBeGreaterThan(3);
  for (const { actual, stated } of results) expect(actual).toEqual(stated);
});
