import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./workspace.ts";

test("every file that names the project's Node names the same one", async () => {
  const [manifest = "", workspace = "", nvm = ""] = await Promise.all(
    ["package.json", "pnpm-workspace.yaml", ".nvmrc"].map((file) => readFile(join(root, file), "utf8")),
  );
  const { node } = (JSON.parse(manifest) as { devDependencies: { node: string } }).devDependencies;
  expect(/^nodeVersion: (.+)$/m.exec(workspace)?.[1]).toBe(node);
  expect(nvm).toBe(`${node}\n`);
});
