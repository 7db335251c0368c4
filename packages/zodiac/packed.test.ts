import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { checkPackage, createPackageFromTarballData, type Problem } from "@arethetypeswrong/core";
import { build } from "esbuild";
import { publint } from "publint";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";

const SOURCE = `
const { sign, zodiacYear, newYear, daysFromNewYear, alternative } = signOfDate("1990-01-30");
const refused = (() => { try { outlook("sheep", 1990); } catch (error) { return error instanceof ZodiacRangeError; } })();
const answer = [sign, zodiacYear, formatDate(newYear), daysFromNewYear, alternative.sign, signOfDate("1990-01-26").sign,
  outlook(sign, 2026).yearSign, profiles.snake.luckyNumbers[0], refused].join(" ");
`;
const ANSWER = "horse 1990 1990-01-27 3 snake snake horse 2 true";
const IMPORTS = `import { formatDate, signOfDate, ZodiacRangeError } from "@zodiac-at-work/zodiac";
import { outlook } from "@zodiac-at-work/zodiac/outlook";
import { profiles } from "@zodiac-at-work/zodiac/profiles";`;
const REQUIRES = `const { formatDate, signOfDate, ZodiacRangeError } = require("@zodiac-at-work/zodiac");
const { outlook } = require("@zodiac-at-work/zodiac/outlook");
const { profiles } = require("@zodiac-at-work/zodiac/profiles");`;

const TYPED = `${IMPORTS}
import type { SignId, SignOfDate } from "@zodiac-at-work/zodiac";
const answer: SignOfDate = signOfDate({ year: 1990, month: 1, day: 26 });
const id: SignId = answer.sign;
// @ts-expect-error A Date is no date here.
signOfDate(new Date(0));
export const texts: string[] = [formatDate(answer.newYear), outlook(id, 2026).tone, profiles[id].traits, ZodiacRangeError.name];
`;

const BINARIES = join(import.meta.dirname, "node_modules", ".bin");

const folder = mkdtempSync(join(tmpdir(), "zodiac-"));
const staged = join(folder, "staged");
const project = join(folder, "project");
let packed: { filename: string; files: { path: string }[] };

// Built and packed in a folder of its own, so that a build of the workspace going on at the same time is not disturbed.
beforeAll(() => {
  mkdirSync(project, { recursive: true });
  run(join(BINARIES, "tsup"), ["--out-dir", join(staged, "dist")], import.meta.dirname);
  for (const file of ["package.json", "README.md", "LICENSE"]) {
    cpSync(join(import.meta.dirname, file), join(staged, file));
  }
  [packed] = JSON.parse(run("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", folder], staged));
  writeFileSync(join(project, "package.json"), JSON.stringify({ name: "project", private: true }));
  run("npm", ["install", "--offline", "--no-audit", "--no-fund", join(folder, packed.filename)], project);
  writeFileSync(join(project, "answer.mjs"), `${IMPORTS}${SOURCE}console.log(answer);`);
  writeFileSync(join(project, "answer.cjs"), `${REQUIRES}${SOURCE}console.log(answer);`);
  writeFileSync(join(project, "browser.js"), `${IMPORTS}${SOURCE}globalThis.answer = answer;`);
  for (const file of ["typed.mts", "typed.cts"]) writeFileSync(join(project, file), TYPED);
}, 120_000);

afterEach(() => vi.unstubAllEnvs());
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the packed package", () => {
  it("holds the built files, the licence and the readme, and nothing else", () => {
    const paths = packed.files
      .map((file) => file.path)
      .filter((path) => !/^dist\/(chunk|[\w-]+-[\w-]{8}\.d)/.test(path));
    expect(paths.toSorted()).toEqual([
      "LICENSE",
      "README.md",
      "dist/cli.js",
      ...["index", "outlook", "profiles"].flatMap((name) =>
        [".cjs", ".d.cts", ".d.ts", ".js"].map((ending) => `dist/${name}${ending}`),
      ),
      "package.json",
    ]);
  });

  it.each(["UTC", "America/Los_Angeles", "Asia/Shanghai", "Pacific/Kiritimati"])(
    "answers an ES module, a CommonJS one and the command line alike under TZ=%s",
    (zone) => {
      vi.stubEnv("TZ", zone);
      const answers = ["answer.mjs", "answer.cjs"].map((file) => run("node", [file], project).trim());
      expect(answers).toEqual([ANSWER, ANSWER]);
      const command = join(project, "node_modules", ".bin", "zodiac");
      expect(run(command, ["1990-01-26"], project)).toContain("1 day before New Year 1990 (1990-01-27), so Snake.");
    },
  );

  it("answers when bundled for a browser, where there is no process, require or Date", async () => {
    const { outputFiles } = await build({
      entryPoints: [join(project, "browser.js")],
      bundle: true,
      format: "iife",
      platform: "browser",
      write: false,
    });
    const page: { answer?: string; Date: undefined } = { Date: undefined };
    runInNewContext(outputFiles[0]?.text ?? "", page);
    expect(page.answer).toBe(ANSWER);
  });

  it("brings into a bundle only what is used: under 2 kB for a sign, under 5 kB for all of the main entry", async () => {
    const size = async (contents: string) => {
      const options = { stdin: { contents, resolveDir: project }, bundle: true, minify: true, write: false } as const;
      const { outputFiles } = await build({ ...options, format: "esm" });
      return gzipSync(outputFiles[0]?.contents ?? "").length;
    };
    expect(await size('export { signOfDate } from "@zodiac-at-work/zodiac";')).toBeLessThan(2000);
    expect(await size('export * from "@zodiac-at-work/zodiac";')).toBeLessThan(5000);
    expect(await size('import { signOfDate } from "@zodiac-at-work/zodiac";')).toBeLessThan(100);
  });

  it("compiles in strict TypeScript, as an ES module and as CommonJS", () => {
    const options = ["--strict", "--noEmit", "--module", "nodenext", "--target", "es2022"];
    expect(run(join(BINARIES, "tsc"), [...options, "typed.mts", "typed.cts"], project)).toBe("");
  }, 60_000);

  it("depends on nothing", () => {
    const manifest = JSON.parse(readFileSync(join(staged, "package.json"), "utf8"));
    expect([manifest.dependencies, manifest.peerDependencies]).toEqual([undefined, undefined]);
  });

  it("passes publint", async () => {
    expect((await publint({ pkgDir: staged, strict: true })).messages).toEqual([]);
  });

  it("has types that resolve for ES modules, CommonJS and bundlers", async () => {
    const analysis = await checkPackage(createPackageFromTarballData(readFileSync(join(folder, packed.filename))));
    expect(analysis).toMatchObject({ types: { kind: "included" } });
    expect("problems" in analysis && analysis.problems.filter(isOfSupportedResolution)).toEqual([]);
  }, 60_000);
});

/** TypeScript's `node10` resolution ignores `exports`, so it knows no subpath of any modern package. */
function isOfSupportedResolution(problem: Problem): boolean {
  return !("resolutionKind" in problem && problem.resolutionKind === "node10");
}

function run(command: string, args: string[], cwd: string): string {
  return execFileSync(command, args, { cwd, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
}
