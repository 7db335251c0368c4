import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./workspace.ts";

/** Each process lists what it reads in one file, as `variables`. */
const declarations = ["apps/api/src", "apps/worker/src", "apps/web", "packages/db/src", "packages/local/src"].map(
  (folder) => `${folder}/config.ts`,
);

const example = await readFile(join(root, ".env.example"), "utf8");
const explained = [...example.matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name = ""]) => name);

async function variablesOf(file: string): Promise<string[]> {
  const module: { variables: object } = await import(/* @vite-ignore */ join(root, file));
  return Object.keys(module.variables);
}

test.each(declarations)(".env.example explains every variable of %s", async (file) => {
  const variables = await variablesOf(file);
  expect(variables).not.toEqual([]);
  expect(variables.filter((name) => !explained.includes(name))).toEqual([]);
});

test(".env.example explains no variable that nothing reads, and none twice", async () => {
  const read = (await Promise.all(declarations.map(variablesOf))).flat();
  expect(explained.filter((name) => !read.includes(name))).toEqual([]);
  expect(explained).toEqual([...new Set(explained)]);
});
