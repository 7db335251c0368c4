import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A library of this repository as its customers get it. */
export interface PackedLibrary {
  /** What was packed, unpacked. */
  readonly staged: string;
  /** The package as a file. */
  readonly tarball: string;
  /** Paths of the files in it, in alphabetical order. */
  readonly paths: readonly string[];
  /** A folder with a package.json of its own, in which the library is installed. */
  readonly project: string;
  /** Deletes all of it. */
  remove(): void;
}

/**
 * Builds and packs a library in a folder of its own, so that a build of the workspace going on at the same time is not
 * disturbed, and installs it beside some files of a customer's.
 *
 * @param library folder of the library
 * @param files what the customer has written, by file name
 */
export function packLibrary(library: string, files: Readonly<Record<string, string>>): PackedLibrary {
  const folder = mkdtempSync(join(tmpdir(), "library-"));
  const [staged, project] = [join(folder, "staged"), join(folder, "project")];
  mkdirSync(project);
  runIn(library, join(library, "node_modules/.bin/tsup"), "--out-dir", join(staged, "dist"));
  for (const file of ["package.json", "README.md", "LICENSE"]) cpSync(join(library, file), join(staged, file));
  const report = runIn(staged, "npm", "pack", "--json", "--ignore-scripts", "--pack-destination", folder);
  const [packed]: { filename: string; files: { path: string }[] }[] = JSON.parse(report);
  if (!packed) throw new Error(`npm packed nothing: ${report}`);
  const tarball = join(folder, packed.filename);
  writeFileSync(join(project, "package.json"), JSON.stringify({ name: "project", private: true }));
  runIn(project, "npm", "install", "--offline", "--no-audit", "--no-fund", tarball);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(project, name), text);
  return {
    staged,
    tarball,
    paths: packed.files.map(({ path }) => path).toSorted(),
    project,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** What a command prints, run in a folder. */
export function runIn(folder: string, command: string, ...args: readonly string[]): string {
  return execFileSync(command, args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
}

/** What a library's package.json says that it needs. */
export function needsOf({ staged }: PackedLibrary): unknown[] {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(staged, "package.json"), "utf8"));
  return [dependencies, peerDependencies];
}
