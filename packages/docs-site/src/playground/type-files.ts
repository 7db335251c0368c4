import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { entriesFile } from "./type-service.ts";

/**
 * Returns the text of each file of types that the editor knows, by its path: those of the language and of a Worker, where
 * the code runs, and those of the built libraries.
 *
 * @param packages the folder of the libraries.
 * @param libraries their folders in it.
 */
export function typeFiles(packages: string, libraries: readonly string[]): Record<string, string> {
  const language = dirname(createRequire(import.meta.url).resolve("typescript"));
  const files = filesIn(language, "lib.{es,decorators,webworker}*.d.ts", "/");
  const imports: string[] = [];
  for (const library of libraries) {
    const folder = join(packages, library);
    const manifest: { name: string; exports: object } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    Object.assign(files, filesIn(folder, "{package.json,dist/*.d.ts}", `/node_modules/${manifest.name}/`));
    for (const entry of Object.keys(manifest.exports).filter((each) => each !== "./package.json")) {
      imports.push(`import ${JSON.stringify(manifest.name + entry.slice(1))};\n`);
    }
  }
  return { ...files, [entriesFile]: imports.join("") };
}

function filesIn(folder: string, pattern: string, to: string): Record<string, string> {
  const names = globSync(pattern, { cwd: folder }).toSorted();
  if (names.length === 0) throw new Error(`${folder} has no ${pattern}. Build the libraries first.`);
  return Object.fromEntries(names.map((name) => [to + name, readFileSync(join(folder, name), "utf8")]));
}
