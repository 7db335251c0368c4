import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A library of this repository as its users install it. */
export interface PackedLibrary {
  /** Folder with the contents of the package. */
  readonly staged: string;
  /** Path of the packed file. */
  readonly tarball: string;
  /** Paths of the packed files, in alphabetical order. */
  readonly paths: readonly string[];
  /** Folder of a project in which the library is installed. */
  readonly project: string;
  /** Deletes the folders. */
  remove(): void;
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
  for (const file of ["package.json", "README.md", "LICENSE"]) cpSync(join(library, file), join(staged, file));
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
    project,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Runs a command in a folder, and returns what it prints. */
export function runIn(folder: string, command: string, ...args: readonly string[]): string {
  return execFileSync(command, args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "inherit"] });
}

/** Returns the dependencies and peer dependencies of a packed library. */
export function needsOf({ staged }: PackedLibrary): unknown[] {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(staged, "package.json"), "utf8"));
  return [dependencies, peerDependencies];
}
