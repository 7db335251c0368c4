import { readFileSync } from "node:fs";
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
import { examplePrograms, readmeOf, resultsIn } from "@zodiac-at-work/packaging/readme-examples";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";

const source = `
const reading = readNumerology("1990-01-26", { today: "2026-11-21" });
const answer = [reading.lifePath.text, reading.personalCycle.month.value, isMasterNumber(22)].join(" / ");
`;
const expectedAnswer = "1 + 26 + 1990 = 2017 → 2 + 0 + 1 + 7 = 10 → 1 + 0 = 1 / 3 / true";
const imports = `import { isMasterNumber, readNumerology } from "@zodiac-at-work/numerology";`;
const requires = `const { isMasterNumber, readNumerology } = require("@zodiac-at-work/numerology");`;

const typed = `${imports}
import type { NumerologyReading } from "@zodiac-at-work/numerology";
export const reading: NumerologyReading = readNumerology({ year: 1990, month: 1, day: 26 });
// @ts-expect-error A Date is not accepted.
readNumerology(new Date(0));
export const texts: string[] = [reading.lifePath.text, String(isMasterNumber(22))];
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
  test("contains the built files, the changelog, the license and the readme, and nothing else", () => {
    expect(packed.paths.filter((path) => !/^dist\/(chunk|[\w-]+-[\w-]{8}\.d)/.test(path))).toEqual([
      "CHANGELOG.md",
      "LICENSE",
      "README.md",
      ...["index", "names"].flatMap((entry) =>
        [".cjs", ".d.cts", ".d.ts", ".js"].map((ending) => `dist/${entry}${ending}`),
      ),
      "package.json",
    ]);
  });

  test.each(zonesAndNodes)("gives the same answer in both module formats, with TZ=%s in Node %s", (zone, _, node) => {
    vi.stubEnv("TZ", zone);
    const answers = ["answer.mjs", "answer.cjs"].map((file) => runIn(packed.project, node, file).trim());
    expect(answers).toEqual([expectedAnswer, expectedAnswer]);
  });

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
      const name = `@zodiac-at-work/numerology${entry.slice(1)}`;
      const file = join(packed.staged, "dist", `${entry === "." ? "index" : entry.slice(2)}.js`);
      return [name, Object.keys(await import(file)).sort()] as const;
    });
    expect(readme.imported).toEqual(Object.fromEntries(await Promise.all(exported)));
  });

  test("works in a browser bundle, without process, require or Date", async () => {
    const code = await bundle({ entryPoints: [join(packed.project, "browser.js")], format: "iife" });
    expect(runInPage(code, { Date: undefined }).answer).toBe(expectedAnswer);
  });

  test("has the size that the readme states", async () => {
    const contents = 'export { readNumerology } from "@zodiac-at-work/numerology";';
    const stdin = { contents, resolveDir: packed.project };
    const code = await bundle({ stdin, format: "esm", minify: true, platform: "neutral" });
    const kilobytes = (gzipSync(code).length / 1000).toFixed(1);
    expect(readmeOf(import.meta.dirname)).toContain(`${kilobytes} kB minified and gzipped.`);
  });

  test("ships no texts about the numbers", () => {
    const shipped = packed.paths.map((path) => readFileSync(join(packed.staged, path), "utf8")).join("\n");
    expect(shipped).toContain("New beginnings");
    for (const text of ["Founding a company", "is read as", "Thirteen", "Groundwork"]) {
      expect(shipped).not.toContain(text);
    }
  });

  test.each(resolutionNames)("compiles in strict TypeScript with the module resolution %s", (resolution) => {
    expect(compileStrictly(packed, resolution, "readme.ts", "typed.ts", "typed.mts", "typed.cts")).toBe("");
  });

  test("has no dependencies", () => {
    expect([packed.manifest.dependencies, packed.manifest.peerDependencies]).toEqual([undefined, undefined]);
  });

  test("passes publint", async () => {
    expect(await packagingProblemsOf(packed)).toEqual([]);
  });

  test("has types that resolve for every entry with node10, node16 and bundlers", async () => {
    expect(await checkTypes(packed)).toEqual({ entries: Object.keys(packed.manifest.exports), problems: [] });
  });
});

function expectStated(printed: string): void {
  const results = resultsIn(printed);
  expect(results.map(({ call, actual }) => ({ call, output: actual }))).toEqual(
    results.map(({ call, stated }) => ({ call, output: stated })),
  );
}
