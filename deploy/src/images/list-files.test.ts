import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { listFiles, problemsOf } from "./list-files.ts";

async function imageWith(files: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "zodiac-files-"));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(root, path, ".."), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return root;
}

test("lists files with their sizes, each once, and no link", async () => {
  const root = await imageWith({ "srv/api/dist/main.js": "12345" });
  await symlink("dist", join(root, "srv/api/other"));
  expect(await listFiles(root)).toEqual([{ path: "srv/api/dist/main.js", bytes: 5, modified: expect.any(Number) }]);
});

test("an image of bundles and dependencies has no problem", async () => {
  const root = await imageWith({
    "srv/api/dist/main.js": "// ../../packages/db/src/index.ts\n// src/latest.ts\n",
    "srv/api/package.json": "{}",
    "srv/api/node_modules/.pnpm/pino@10.4.0/node_modules/pino/pino.js": "",
    "srv/web/assets/latest-1.js": "",
  });
  expect(await problemsOf(root)).toEqual([]);
});

test.each([
  ["srv/api/src/main.ts", "a source"],
  ["srv/api/dist/main.js.map", "a source"],
  ["srv/api/node_modules/pino/pino.d.ts", "a source"],
  ["srv/api/node_modules/pino/test/basic.js", "a test"],
  ["srv/worker/dist/check.test.js", "a test"],
  ["srv/api/.turbo/turbo-build.log", "a log of a build"],
  ["srv/api/.env", "settings"],
  ["srv/api/node_modules/@zodiac-at-work/stripe-sandbox/main.js", "a stand-in"],
  ["srv/api/node_modules/react-dom/index.js", "a library of browsers"],
])("%s is %s", async (path, what) => {
  expect(await problemsOf(await imageWith({ [path]: "" }))).toEqual([`${path} is ${what}`]);
});

test.each([
  "../../packages/local/src/demo-accounts.ts",
  "../../packages/stripe-sandbox/src/main.ts",
  "../../packages/db/src/testing.ts",
])("a bundle that contains %s is a problem", async (source) => {
  const root = await imageWith({ "srv/api/dist/main.js": `// ${source}\nvar a;\n` });
  expect(await problemsOf(root)).toEqual([`srv/api/dist/main.js contains ${source}`]);
});
