import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { checkPackage, createPackageFromTarballData, type Problem } from "@arethetypeswrong/core";
import { build } from "esbuild";
import { publint } from "publint";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { needsOf, type PackedLibrary, packLibrary, runIn } from "../../packed-library.ts";

const source = `
const { sign, zodiacYear, newYear, daysFromNewYear, alternative } = signOfDate("1990-01-30");
const refused = (() => { try { outlook("sheep", 1990); } catch (error) { return error instanceof ZodiacRangeError; } })();
const answer = [sign, zodiacYear, formatDate(newYear), daysFromNewYear, alternative.sign, signOfDate("1990-01-26").sign,
  outlook(sign, 2026).yearSign, profiles.snake.luckyNumbers[0], refused].join(" ");
`;
const expectedAnswer = "horse 1990 1990-01-27 3 snake snake horse 2 true";
const imports = `import { formatDate, signOfDate, ZodiacRangeError } from "@zodiac-at-work/zodiac";
import { outlook } from "@zodiac-at-work/zodiac/outlook";
import { profiles } from "@zodiac-at-work/zodiac/profiles";`;
const requires = `const { formatDate, signOfDate, ZodiacRangeError } = require("@zodiac-at-work/zodiac");
const { outlook } = require("@zodiac-at-work/zodiac/outlook");
const { profiles } = require("@zodiac-at-work/zodiac/profiles");`;

const typed = `${imports}
import type { SignId, SignOfDate } from "@zodiac-at-work/zodiac";
const answer: SignOfDate = signOfDate({ year: 1990, month: 1, day: 26 });
const id: SignId = answer.sign;
// @ts-expect-error A Date is not accepted.
signOfDate(new Date(0));
export const texts: string[] = [formatDate(answer.newYear), outlook(id, 2026).tone, profiles[id].traits, ZodiacRangeError.name];
`;

const files = {
  "answer.mjs": `${imports}${source}console.log(answer);`,
  "answer.cjs": `${requires}${source}console.log(answer);`,
  "browser.js": `${imports}${source}globalThis.answer = answer;`,
  "typed.mts": typed,
  "typed.cts": typed,
};

let packed: PackedLibrary;
beforeAll(() => {
  packed = packLibrary(import.meta.dirname, files);
}, 120_000);

afterEach(() => vi.unstubAllEnvs());
afterAll(() => packed.remove());

describe("the packed package", () => {
  test("contains the built files, the license and the readme, and nothing else", () => {
    const paths = packed.paths.filter((path) => !/^dist\/(chunk|[\w-]+-[\w-]{8}\.d)/.test(path));
    expect(paths.sort()).toEqual(
      [
        "LICENSE",
        "README.md",
        "dist/cli.js",
        ...["calendar", "index", "lunar", "names", "outlook", "profiles", "sexagenary"].flatMap((name) =>
          [".cjs", ".d.cts", ".d.ts", ".js"].map((ending) => `dist/${name}${ending}`),
        ),
        "package.json",
      ].sort(),
    );
  });

  test.each(["UTC", "America/Los_Angeles", "Asia/Shanghai", "Pacific/Kiritimati"])(
    "gives an ES module, a CommonJS module and the command line the same answer with TZ=%s",
    (zone) => {
      vi.stubEnv("TZ", zone);
      const answers = ["answer.mjs", "answer.cjs"].map((file) => runIn(packed.project, "node", file).trim());
      expect(answers).toEqual([expectedAnswer, expectedAnswer]);
      const command = join(packed.project, "node_modules", ".bin", "zodiac");
      expect(runIn(packed.project, command, "1990-01-26")).toContain(
        "1 day before New Year 1990 (1990-01-27), so Snake.",
      );
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

  test("adds only what a bundle uses: under 2 kB for a sign, under 5.6 kB for the whole main entry", async () => {
    const size = async (contents: string) => {
      const options = {
        stdin: { contents, resolveDir: packed.project },
        bundle: true,
        minify: true,
        write: false,
      } as const;
      const { outputFiles } = await build({ ...options, format: "esm" });
      return gzipSync(outputFiles[0]?.contents ?? "").length;
    };
    expect(await size('export { signOfDate } from "@zodiac-at-work/zodiac";')).toBeLessThan(2000);
    expect(await size('export * from "@zodiac-at-work/zodiac";')).toBeLessThan(5600);
    expect(await size('import { signOfDate } from "@zodiac-at-work/zodiac";')).toBeLessThan(100);
  });

  test("leaves the two longest texts out of a bundle that uses only the short profiles", async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: 'export { shortProfiles } from "@zodiac-at-work/zodiac/profiles";',
        resolveDir: packed.project,
      },
      bundle: true,
      format: "esm",
      minify: true,
      write: false,
    });
    const bundle = outputFiles[0]?.text;
    expect(bundle).toContain("Quick, resourceful, observant, thrifty");
    expect(bundle).not.toContain("The rat counts.");
    expect(bundle).not.toContain("Work with much information");
  });

  test("compiles in strict TypeScript, as an ES module and as CommonJS", () => {
    const options = ["--strict", "--noEmit", "--module", "nodenext", "--target", "es2022"];
    const tsc = join(import.meta.dirname, "node_modules/.bin/tsc");
    expect(runIn(packed.project, tsc, ...options, "typed.mts", "typed.cts")).toBe("");
  }, 60_000);

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
