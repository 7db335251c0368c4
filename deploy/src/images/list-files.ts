import { lstat, readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";

export interface ImageFile {
  /** From the root of the image. */
  readonly path: string;
  readonly bytes: number;
  readonly modified: number;
}

/** Lists the regular files of an image. A link takes no place. */
export async function listFiles(root: string): Promise<readonly ImageFile[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    files.map(async (file) => {
      const { size, mtimeMs } = await lstat(file);
      return { path: relative(root, file), bytes: size, modified: mtimeMs };
    }),
  );
}

/** What no image may hold, and how a path shows it. */
const unwanted: readonly { readonly what: string; readonly path: RegExp }[] = [
  { what: "a source", path: /\.(ts|cts|mts|tsx|jsx|map)$/ },
  { what: "a test", path: /(\.(test|spec)\.|(^|\/)(__tests__|tests?|e2e)\/)/ },
  { what: "a log of a build", path: /(^|\/)\.turbo\// },
  { what: "settings", path: /(^|\/)\.env/ },
  {
    what: "a stand-in",
    path: /(stripe-sandbox|job-board-sandbox|zodiac-at-work\/(local|faults|benchmarks)|firebase-tools)/,
  },
  { what: "a library of browsers", path: /\/node_modules\/(react-dom|@base-ui|vite)\// },
];

/** The workspaces of which nothing may be bundled, and the files that only tests import. */
const unwantedInBundles =
  /(packages\/(local|stripe-sandbox|job-board-sandbox|faults|benchmarks|packaging)\/|\/testing[^/]*\.ts$)/;

/** Returns what an image holds and must not, a sentence each. */
export async function problemsOf(root: string): Promise<readonly string[]> {
  const files = await listFiles(root);
  const named = files.flatMap(({ path }) =>
    unwanted.filter((kind) => kind.path.test(path)).map(({ what }) => `${path} is ${what}`),
  );
  const bundles = files.filter(({ path }) => /^srv\/[a-z]+\/dist\/[^/]+\.js$/.test(path));
  const bundled = await Promise.all(
    bundles.map(async ({ path }) => {
      const sources = bundledSources(await readFile(join(root, path), "utf8"));
      return sources.filter((source) => unwantedInBundles.test(source)).map((source) => `${path} contains ${source}`);
    }),
  );
  return [...named, ...bundled.flat()];
}

/** esbuild writes the path of each file that it bundles in a comment before the file's code. */
function bundledSources(code: string): readonly string[] {
  return Array.from(code.matchAll(/^\/\/ (\S+\.[cm]?[jt]sx?)$/gm), ([, source]) => source as string);
}
