import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as lunarTypescript from "lunar-typescript";
import solarlunar from "solarlunar";
import * as tyme4ts from "tyme4ts";
import { describe, expect, test } from "vitest";
import { examplesOf } from "./playground/examples.ts";
import { libraryModules } from "./playground/library-modules.ts";
import { runCode } from "./playground/run-code.ts";
import { statedOutcomes } from "./playground/stated-outcomes.ts";

const root = join(import.meta.dirname, "..");
const modules = {
  ...libraryModules,
  "lunar-typescript": lunarTypescript,
  solarlunar: { default: solarlunar },
  tyme4ts,
};

/** The blocks of lunisolar need a library under the GPL, which this repository does not install: see `check-lunisolar.ts`. */
const isRunnable = ({ code }: { readonly code: string }) => !code.includes('from "lunisolar"');

describe.each(["front-page.md", ...globSync("pages/*.md", { cwd: root })])("the examples of %s", (page) => {
  const blocks = examplesOf(page, readFileSync(join(root, page), "utf8")).filter(isRunnable);

  test("are there", () => {
    expect(blocks.length).toBeGreaterThan(0);
  });

  test.each(blocks)("give what the page states: $title", ({ code }) => {
    expect(runCode(code, modules)).toEqual(statedOutcomes(code));
  });
});
