import { join } from "node:path";
import { gzipSync } from "node:zlib";
import {
  bundle,
  checkTypes,
  compileStrictly,
  type PackedLibrary,
  packagingProblemsOf,
  packLibrary,
  resolutionNames,
  runIn,
  runInPage,
  zonesAndNodes,
} from "@zodiac-at-work/packaging/packed-library";
import { blocksOf, examplePrograms, readmeOf, resultsIn } from "@zodiac-at-work/packaging/readme-examples";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";

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

const readme = examplePrograms(readmeOf(import.meta.dirname));

const files = {
  "readme.mjs": readme.module,
  "readme.cjs": readme.commonJs,
  "readme.ts": readme.typed,
  "readme-page.js": readme.page,
  "answer.mjs": `${imports}${source}console.log(answer);`,
  "answer.cjs": `${requires}${source}console.log(answer);`,
  "browser.js": `${imports}${source}globalThis.answer = answer;`,
  "typed.ts": typed,
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
  test("contains the built files of every entry, the changelog, the license and the readme, and nothing else", () => {
    const entries = Object.keys(packed.manifest.exports).filter((entry) => entry !== "./package.json");
    const names = entries.map((entry) => (entry === "." ? "index" : entry.slice(2)));
    const endings = [".cjs", ".d.cts", ".d.ts", ".js"];
    const built = names.flatMap((name) => endings.map((ending) => `dist/${name}${ending}`));
    const paths = packed.paths.filter((path) => !/^dist\/(chunk|[\w-]+-[\w-]{8}\.d)/.test(path));
    expect(paths.toSorted()).toEqual(
      ["CHANGELOG.md", "LICENSE", "README.md", "dist/cli.js", ...built, "package.json"].sort(),
    );
  });

  test.each(zonesAndNodes)(
    "gives the same answer in every module format and on the command line, with TZ=%s in Node %s",
    (zone, _, node) => {
      vi.stubEnv("TZ", zone);
      const answers = ["answer.mjs", "answer.cjs"].map((file) => runIn(packed.project, node, file).trim());
      expect(answers).toEqual([expectedAnswer, expectedAnswer]);
      const printed = runIn(packed.project, node, join(packed.project, "node_modules/.bin/zodiac"), "1990-01-26");
      expect(printed).toContain("1 day before New Year 1990 (1990-01-27), so Snake.");
    },
  );

  test.each(zonesAndNodes)(
    "gives what the readme states in both module formats, with TZ=%s in Node %s",
    (zone, _, node) => {
      vi.stubEnv("TZ", zone);
      for (const file of ["readme.mjs", "readme.cjs"]) expectStated(runIn(packed.project, node, file));
    },
  );

  test("gives what the readme states in a browser bundle", async () => {
    const code = await bundle({ entryPoints: [join(packed.project, "readme-page.js")], format: "iife" });
    expectStated(String(runInPage(code).printed));
  });

  test("has an example in the readme for every export of every entry", async () => {
    const entries = Object.keys(packed.manifest.exports).filter((entry) => entry !== "./package.json");
    const exported = entries.map(async (entry) => {
      const name = `@zodiac-at-work/zodiac${entry.slice(1)}`;
      const file = join(packed.staged, "dist", `${entry === "." ? "index" : entry.slice(2)}.js`);
      return [name, Object.keys(await import(file)).sort()] as const;
    });
    expect(readme.imported).toEqual(Object.fromEntries(await Promise.all(exported)));
  });

  test("prints in a console what the readme shows", () => {
    const command = join(packed.project, "node_modules/.bin/zodiac");
    const shown = blocksOf(readmeOf(import.meta.dirname), "console").flatMap((block) => block.split(/^\$ /m).slice(1));
    for (const [line = "", ...output] of shown.map((part) => part.trim().split("\n"))) {
      expect(line).toMatch(/^npx @zodiac-at-work\/zodiac /);
      const printed = runIn(packed.project, process.execPath, command, ...line.split(" ").slice(2));
      expect(printed.trim()).toBe(output.join("\n"));
    }
    expect(shown).toHaveLength(2);
  });

  test("works in a browser bundle, without process, require or Date", async () => {
    const code = await bundle({ entryPoints: [join(packed.project, "browser.js")], format: "iife" });
    expect(runInPage(code, { Date: undefined }).answer).toBe(expectedAnswer);
  });

  test("adds only what a bundle uses: under 2 kB for a sign, under 9.6 kB for the whole main entry", async () => {
    const size = async (contents: string) => gzipSync(await minified(contents)).length;
    expect(await size('export { signOfDate } from "@zodiac-at-work/zodiac";')).toBeLessThan(2000);
    expect(await size('export * from "@zodiac-at-work/zodiac";')).toBeLessThan(9600);
    expect(readmeOf(import.meta.dirname)).toContain("No\ndependencies, under 2 kB.");
    expect(await size('import { signOfDate } from "@zodiac-at-work/zodiac";')).toBeLessThan(100);
  });

  test("leaves the two longest texts out of a bundle that uses only the short profiles", async () => {
    const code = await minified('export { shortProfiles } from "@zodiac-at-work/zodiac/profiles";');
    expect(code).toContain("Quick, resourceful, observant, thrifty");
    expect(code).not.toContain("The rat counts.");
    expect(code).not.toContain("Work with much information");
  });

  test.each(resolutionNames)(
    "compiles in strict TypeScript with the module resolution %s",
    (resolution) => {
      expect(compileStrictly(packed, resolution, "readme.ts", "typed.ts", "typed.mts", "typed.cts")).toBe("");
    },
    60_000,
  );

  test("has no dependencies", () => {
    expect([packed.manifest.dependencies, packed.manifest.peerDependencies]).toEqual([undefined, undefined]);
  });

  test("passes publint", async () => {
    expect(await packagingProblemsOf(packed)).toEqual([]);
  });

  test("has types that resolve for every entry with node10, node16 and bundlers", async () => {
    expect(await checkTypes(packed)).toEqual({ entries: Object.keys(packed.manifest.exports), problems: [] });
  }, 60_000);
});

function minified(contents: string): Promise<string> {
  return bundle({ stdin: { contents, resolveDir: packed.project }, format: "esm", minify: true, platform: "neutral" });
}

function expectStated(printed: string): void {
  const results = resultsIn(printed);
  expect(results.map(({ call, actual }) => ({ call, output: actual }))).toEqual(
    results.map(({ call, stated }) => ({ call, output: stated })),
  );
}
