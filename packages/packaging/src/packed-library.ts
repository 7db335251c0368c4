import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, relative } from "node:path";
import { runInNewContext } from "node:vm";
import { checkPackage, createPackageFromTarballData, type Problem } from "@arethetypeswrong/core";
import { type BuildOptions, build } from "esbuild";
import { publint } from "publint";

/** A library of this repository as its users install it. */
export interface PackedLibrary {
  /** Folder with the contents of the package. */
  readonly staged: string;
  /** Path of the packed file. */
  readonly tarball: string;
  /** Paths of the packed files, in alphabetical order. */
  readonly paths: readonly string[];
  readonly manifest: Manifest;
  /** Folder of a project that has the library installed. */
  readonly project: string;
  /** Deletes the folders. */
  remove(): void;
}

/** The fields of `package.json` that the tests read. */
interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly dependencies?: unknown;
  readonly peerDependencies?: unknown;
}

/**
 * Builds and packs a library in a temporary folder, where it can't disturb another build of the workspace, and installs
 * it in a project with some files.
 *
 * @param library folder of the library
 * @param files texts of the project's files, by name
 */
export function packLibrary(library: string, files: Readonly<Record<string, string>>): PackedLibrary {
  const folder = mkdtempSync(join(tmpdir(), "library-"));
  const [staged, project] = [join(folder, "staged"), join(folder, "project")];
  mkdirSync(project);
  runIn(library, join(library, "node_modules/.bin/tsup"), "--out-dir", join(staged, "dist"));
  // Everything is there, as when it is published: npm adds files to the list by their names, such as `readme.*`.
  const isSource = (path: string) => !/^(node_modules|dist|\.turbo)$/.test(relative(library, path));
  cpSync(library, staged, { recursive: true, filter: isSource });
  const report = runIn(staged, "npm", "pack", "--json", "--ignore-scripts", "--pack-destination", folder);
  const [packed]: { filename: string; files: { path: string }[] }[] = JSON.parse(report);
  if (!packed) throw new Error(`npm pack created no package: ${report}`);
  const tarball = join(folder, packed.filename);
  writeFileSync(join(project, "package.json"), JSON.stringify({ name: "project", private: true }));
  runIn(project, "npm", "install", "--offline", "--no-audit", "--no-fund", tarball);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(project, name), text);
  return {
    staged,
    tarball,
    paths: packed.files.map(({ path }) => path).toSorted(),
    manifest: JSON.parse(readFileSync(join(staged, "package.json"), "utf8")),
    project,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Runs a command in a folder, and returns what it prints. Fails with all that a failed command printed. */
export function runIn(folder: string, command: string, ...args: readonly string[]): string {
  try {
    return execFileSync(command, args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(" ")} failed: ${stdout}${stderr}`, { cause: error });
  }
}

/** Time zones on both sides of UTC, each with the project's Node, and with older ones that the path or the system has. */
export const zonesAndNodes = ["UTC", "America/Los_Angeles", "Asia/Shanghai", "Pacific/Kiritimati"].flatMap((zone) =>
  findNodes().map(({ version, path }) => [zone, version, path] as const),
);

function findNodes(): { readonly version: string; readonly path: string }[] {
  const own = { version: process.version, path: process.execPath };
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/local/bin", "/usr/bin"];
  for (const path of new Set(folders.map((folder) => join(folder, "node")))) {
    if (!existsSync(path)) continue;
    const version = runIn(tmpdir(), path, "--version").trim();
    if (/^v(18|20|22)\./.test(version)) return [own, { version, path }];
  }
  return [own];
}

/** What TypeScript compiles with, by the name of the resolution. `node10` ignores `exports` and reads `typesVersions`. */
const resolutions = {
  node10: ["--module", "commonjs", "--moduleResolution", "node10", "--ignoreDeprecations", "6.0"],
  node16: ["--module", "node16", "--moduleResolution", "node16"],
  nodenext: ["--module", "nodenext", "--moduleResolution", "nodenext"],
  bundler: ["--module", "esnext", "--moduleResolution", "bundler"],
} as const;

export const resolutionNames = Object.keys(resolutions) as (keyof typeof resolutions)[];

/** Compiles files of the project with all strict checks, and returns what the compiler prints. */
export function compileStrictly(
  { project }: PackedLibrary,
  resolution: keyof typeof resolutions,
  ...files: readonly string[]
): string {
  const strict = ["--strict", "--noUncheckedIndexedAccess", "--exactOptionalPropertyTypes", "--noEmit"];
  const options = ["--target", "es2022", "--lib", "es2022", ...resolutions[resolution]];
  const tsc = join(import.meta.dirname, "../node_modules/.bin/tsc");
  return runIn(project, tsc, "--ignoreConfig", ...strict, ...options, ...files);
}

/** Bundles a program for browsers, and returns its code. */
export async function bundle(options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({ bundle: true, platform: "browser", ...options, write: false });
  return outputFiles?.[0]?.text ?? "";
}

/** Runs a bundle as in a page, without `process` and `require`, and returns the globals that it sets. */
export function runInPage(code: string, globals: object = {}): Record<string, unknown> {
  const page: Record<string, unknown> = { ...globals };
  runInNewContext(code, page);
  return page;
}

/** Returns what publint reports, including suggestions. */
export async function packagingProblemsOf({ staged }: PackedLibrary): Promise<unknown[]> {
  return (await publint({ pkgDir: staged, strict: true })).messages;
}

/** Returns the entries whose types were checked under all resolutions, and the problems that "are the types wrong" finds. */
export async function checkTypes({ tarball }: PackedLibrary): Promise<{ entries: string[]; problems: Problem[] }> {
  const analysis = await checkPackage(createPackageFromTarballData(readFileSync(tarball)));
  if (!("entrypoints" in analysis)) throw new Error("The packed library has no types.");
  const columns = Object.values(analysis.entrypoints).map(({ resolutions: found }) => Object.keys(found).sort().join());
  if (new Set(columns).size !== 1 || columns[0] !== "bundler,node10,node16-cjs,node16-esm") {
    throw new Error(`The resolutions were not all checked: ${columns.join(" / ")}`);
  }
  return { entries: Object.keys(analysis.entrypoints), problems: analysis.problems };
}
