import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { checkPackage, createPackageFromTarballData, type Problem } from "@arethetypeswrong/core";
import { build } from "esbuild";
import { publint } from "publint";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { needsOf, type PackedLibrary, packLibrary, runIn } from "../../packed-library.ts";

const source = `
const reading = readNumerology("1990-01-26", { today: "2026-11-21" });
const answer = [reading.lifePath.text, reading.personalCycle.month.value, isMasterNumber(22)].join(" / ");
`;
const expectedAnswer = "1 + 26 + 1990 = 2017 → 2 + 0 + 1 + 7 = 10 → 1 + 0 = 1 / 3 / true";
const imports = `import { isMasterNumber, readNumerology } from "@zodiac-at-work/numerology";`;
const requires = `const { isMasterNumber, readNumerology } = require("@zodiac-at-work/numerology");`;

const files = {
  "answer.mjs": `${imports}${source}console.log(answer);`,
  "answer.cjs": `${requires}${source}console.log(answer);`,
  "browser.js": `${imports}${source}globalThis.answer = answer;`,
};

let packed: PackedLibrary;
beforeAll(() => {
  packed = packLibrary(import.meta.dirname, files);
}, 120_000);

afterEach(() => vi.unstubAllEnvs());
afterAll(() => packed.remove());

describe("the packed package", () => {
  test("contains the built files, the license and the readme, and nothing else", () => {
    expect(packed.paths).toEqual([
      "LICENSE",
      "README.md",
      "dist/index.cjs",
      "dist/index.d.cts",
      "dist/index.d.ts",
      "dist/index.js",
      "package.json",
    ]);
  });

  test.each(["UTC", "America/Los_Angeles", "Asia/Shanghai", "Pacific/Kiritimati"])(
    "gives an ES module and a CommonJS module the same answer with TZ=%s",
    (zone) => {
      vi.stubEnv("TZ", zone);
      const answers = ["answer.mjs", "answer.cjs"].map((file) => runIn(packed.project, "node", file).trim());
      expect(answers).toEqual([expectedAnswer, expectedAnswer]);
    },
  );

  test("works in a browser bundle, without process, require or Date", async () => {
    const { outputFiles } = await build({
      entryPoints: [join(packed.project, "browser.js")],
      bundle: true,
      format: "iife",
      platform: "browser",
      write: false,
    });
    const page: { answer?: string; Date: undefined } = { Date: undefined };
    runInNewContext(outputFiles[0]?.text ?? "", page);
    expect(page.answer).toBe(expectedAnswer);
  });

  test("ships no texts about the numbers", () => {
    const shipped = packed.paths.map((path) => readFileSync(join(packed.staged, path), "utf8")).join("\n");
    expect(shipped).toContain("New beginnings");
    for (const text of ["Founding a company", "is read as", "Thirteen", "Groundwork"]) {
      expect(shipped).not.toContain(text);
    }
  });

  test("has no dependencies", () => {
    expect(needsOf(packed)).toEqual([undefined, undefined]);
  });

  test("passes publint", async () => {
    expect((await publint({ pkgDir: packed.staged, strict: true })).messages).toEqual([]);
  });

  test("has types that resolve for ES modules, CommonJS and bundlers", async () => {
    const analysis = await checkPackage(createPackageFromTarballData(readFileSync(packed.tarball)));
    expect(analysis).toMatchObject({ types: { kind: "included" } });
    expect("problems" in analysis && analysis.problems.filter(isOfSupportedResolution)).toEqual([]);
  }, 60_000);
});

/** TypeScript's `node10` resolution ignores `exports`, so it resolves no subpath of a package. */
function isOfSupportedResolution(problem: Problem): boolean {
  return !("resolutionKind" in problem && problem.resolutionKind === "node10");
}
