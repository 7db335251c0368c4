import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { checkPackage, createPackageFromTarballData, type Problem } from "@arethetypeswrong/core";
import { build } from "esbuild";
import { publint } from "publint";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { needsOf, type PackedLibrary, packLibrary, runIn } from "../../packed-library.ts";

const SOURCE = `
const reading = readNumerology("1990-01-26", { today: "2026-11-21" });
const answer = [reading.lifePath.text, reading.personalCycle.month.value, profileOf(reading.lifePath.value).careerFields[0]].join(" / ");
`;
const ANSWER = "1 + 26 + 1990 = 2017 → 2 + 0 + 1 + 7 = 10 → 1 + 0 = 1 / 3 / Founding a company";
const IMPORTS = `import { readNumerology } from "@zodiac-at-work/numerology";
import { profileOf } from "@zodiac-at-work/numerology/profiles";`;
const REQUIRES = `const { readNumerology } = require("@zodiac-at-work/numerology");
const { profileOf } = require("@zodiac-at-work/numerology/profiles");`;

const FILES = {
  "answer.mjs": `${IMPORTS}${SOURCE}console.log(answer);`,
  "answer.cjs": `${REQUIRES}${SOURCE}console.log(answer);`,
  "browser.js": `${IMPORTS}${SOURCE}globalThis.answer = answer;`,
};

let packed: PackedLibrary;
beforeAll(() => {
  packed = packLibrary(import.meta.dirname, FILES);
}, 120_000);

afterEach(() => vi.unstubAllEnvs());
afterAll(() => packed.remove());

describe("the packed package", () => {
  it("holds the built files, the licence and the readme, and nothing else", () => {
    expect(packed.paths).toEqual([
      "LICENSE",
      "README.md",
      "dist/index.cjs",
      "dist/index.d.cts",
      "dist/index.d.ts",
      "dist/index.js",
      "dist/profiles.cjs",
      "dist/profiles.d.cts",
      "dist/profiles.d.ts",
      "dist/profiles.js",
      "package.json",
    ]);
  });

  it.each(["UTC", "America/Los_Angeles", "Asia/Shanghai", "Pacific/Kiritimati"])(
    "answers an ES module and a CommonJS one alike under TZ=%s",
    (zone) => {
      vi.stubEnv("TZ", zone);
      const answers = ["answer.mjs", "answer.cjs"].map((file) => runIn(packed.project, "node", file).trim());
      expect(answers).toEqual([ANSWER, ANSWER]);
    },
  );

  it("answers when bundled for a browser, where there is no process, require or Date", async () => {
    const { outputFiles } = await build({
      entryPoints: [join(packed.project, "browser.js")],
      bundle: true,
      format: "iife",
      platform: "browser",
      write: false,
    });
    const page: { answer?: string; Date: undefined } = { Date: undefined };
    runInNewContext(outputFiles[0]?.text ?? "", page);
    expect(page.answer).toBe(ANSWER);
  });

  it("leaves the texts out of a bundle that only reads numbers", async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: 'import { readNumerology } from "@zodiac-at-work/numerology"; console.log(readNumerology);',
        resolveDir: packed.project,
      },
      bundle: true,
      minify: true,
      write: false,
    });
    expect(outputFiles[0]?.text).not.toContain("Founding a company");
  });

  it("depends on nothing", () => {
    expect(needsOf(packed)).toEqual([undefined, undefined]);
  });

  it("passes publint", async () => {
    expect((await publint({ pkgDir: packed.staged, strict: true })).messages).toEqual([]);
  });

  it("has types that resolve for ES modules, CommonJS and bundlers", async () => {
    const analysis = await checkPackage(createPackageFromTarballData(readFileSync(packed.tarball)));
    expect(analysis).toMatchObject({ types: { kind: "included" } });
    expect("problems" in analysis && analysis.problems.filter(isOfSupportedResolution)).toEqual([]);
  }, 60_000);
});

/** TypeScript's `node10` resolution ignores `exports`, so it knows no subpath of any modern package. */
function isOfSupportedResolution(problem: Problem): boolean {
  return !("resolutionKind" in problem && problem.resolutionKind === "node10");
}
