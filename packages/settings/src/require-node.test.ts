import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

const file = new URL("./require-node.ts", import.meta.url);

function startWith(version: string) {
  const pretend = `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "${version}" } });`;
  const script = `${pretend} await import(${JSON.stringify(file.href)}); console.log("started");`;
  return spawnSync(process.execPath, ["--input-type=module", "--eval", script], { encoding: "utf8" });
}

test.each(["18.20.4", "20.1.0", "23.11.0"])("a process on Node %s ends with one line", (version) => {
  expect(startWith(version)).toMatchObject({
    status: 1,
    stdout: "",
    stderr: `Zodiac at Work needs Node 24 or newer. This is Node ${version}.\n`,
  });
});

test.each(["24.0.0", "25.2.1"])("a process on Node %s starts", (version) => {
  expect(startWith(version)).toMatchObject({ status: 0, stdout: "started\n" });
});

test.each(["apps/api/src/main.ts", "apps/worker/src/main.ts", "packages/db/src/cli.ts"])(
  "%s imports it before anything else",
  async (main) => {
    const text = await readFile(new URL(`../../../${main}`, import.meta.url), "utf8");
    expect(/^import .*$/m.exec(text)?.[0]).toBe('import "@zodiac-at-work/settings/require-node";');
  },
);
