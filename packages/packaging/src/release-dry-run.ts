// Goes through the next release of the two libraries without a trace: makes their versions and changelogs in a copy of the last
// commit, and checks what npm needs for the provenance.
//   pnpm release:dry-run
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly repository?: { readonly url: string; readonly directory: string };
  readonly publishConfig?: { readonly access?: string; readonly provenance?: boolean };
}

const root = join(import.meta.dirname, "../../..");
const libraries = ["zodiac", "numerology"] as const;

/** @throws if the next release would lack a version, an entry in a changelog, or its provenance. */
function main(): void {
  const folder = mkdtempSync(join(tmpdir(), "release-"));
  const copy = join(folder, "copy");
  git("worktree", "add", "--quiet", "--detach", copy, "HEAD");
  try {
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
    const changes = changesIn(copy).length;
    const versions = libraries.map((library) => manifestIn(copy, library).version);
    execFileSync(join(root, "node_modules/.bin/changeset"), ["version"], { cwd: copy, stdio: "inherit" });
    check(changesIn(copy).length === 0, "changeset version left changes that it could not read.");
    for (const [index, library] of libraries.entries()) {
      const manifest = manifestIn(copy, library);
      checkChangelog(copy, library, manifest);
      checkProvenance(library, manifest);
      console.log(`${manifest.name}: ${versions[index]} becomes ${manifest.version}`);
    }
    const released = libraries.some((library, index) => manifestIn(copy, library).version !== versions[index]);
    check(released === changes > 0, `${changes} changes, but the versions say otherwise.`);
  } finally {
    git("worktree", "remove", "--force", copy);
    rmSync(folder, { recursive: true, force: true });
  }
}

function checkChangelog(copy: string, library: string, { version }: Manifest): void {
  const changelog = readFileSync(join(copy, "packages", library, "CHANGELOG.md"), "utf8");
  const [, newest] = /^## (\S+)$/m.exec(changelog) ?? [];
  check(newest === version, `The changelog of ${library} begins with ${newest}, not with ${version}.`);
}

/** npm signs where the files were built, and compares the repository of the manifest with that of the workflow. */
function checkProvenance(library: string, { repository, publishConfig }: Manifest): void {
  check(publishConfig?.provenance === true && publishConfig.access === "public", `${library} has no provenance.`);
  check(repository?.directory === `packages/${library}`, `${library} names another folder of the repository.`);
  const workflow = readFileSync(join(root, ".github/workflows/release.yml"), "utf8");
  check(/^ {6}id-token: write$/m.test(workflow), "The workflow of the release may not sign the provenance.");
}

function changesIn(copy: string): string[] {
  return readdirSync(join(copy, ".changeset")).filter((file) => file.endsWith(".md") && file !== "README.md");
}

function manifestIn(copy: string, library: string): Manifest {
  return JSON.parse(readFileSync(join(copy, "packages", library, "package.json"), "utf8"));
}

function git(...args: string[]): void {
  execFileSync("git", args, { cwd: root, stdio: "inherit" });
}

function check(holds: boolean, problem: string): asserts holds {
  if (!holds) throw new Error(problem);
}

main();
