import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./workspace.ts";

test("the linter refuses two type assertions in a row in production code, and allows them in tests", async () => {
  const refused = await lint({
    "apps/api/src/unknown.ts": "value as unknown as string",
    "apps/web/src/any.tsx": "value as any as string",
    "packages/db/src/never.ts": "value as never as string",
    "packages/db/src/lines.ts": "(value as unknown) /* a reason */ as { a: string }",
    "packages/db/src/one.ts": "value as string",
    "packages/db/src/db.test.ts": "value as unknown as string",
    "packages/db/src/testing-db.ts": "value as unknown as string",
    "apps/web/e2e/page.ts": "value as unknown as string",
  });
  expect(refused).toEqual([
    "apps/api/src/unknown.ts",
    "apps/web/src/any.tsx",
    "packages/db/src/lines.ts",
    "packages/db/src/never.ts",
  ]);
});

/** Returns the files with findings of a plugin of the repository's configuration. */
async function lint(expressions: Record<string, string>): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), "lint-"));
  try {
    for (const file of ["biome.json", "no-double-assertion.grit"]) await cp(join(root, file), join(folder, file));
    for (const [file, expression] of Object.entries(expressions)) {
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(join(folder, file), `export const read = (value: unknown) => ${expression};\n`);
    }
    const args = ["lint", "--vcs-enabled=false", "--reporter=json"];
    const { stdout } = spawnSync(join(root, "node_modules/.bin/biome"), args, { cwd: folder, encoding: "utf8" });
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { category: string; location: { path: string } }[] };
    return diagnostics
      .filter(({ category }) => category === "plugin")
      .map(({ location }) => location.path)
      .sort();
  } finally {
    await rm(folder, { recursive: true });
  }
}
