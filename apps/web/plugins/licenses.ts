import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const ui = dirname(fileURLToPath(import.meta.resolve("@zodiac-at-work/ui/theme.css")));

/** Adds `/licenses.txt` to the build: the licenses of the fonts and of the animals require their text in every copy. */
export function licenses(): Plugin {
  return {
    name: "licenses",
    apply: "build",
    async generateBundle() {
      this.emitFile({ type: "asset", fileName: "licenses.txt", source: await licenseTexts() });
    },
  };
}

/** Returns every license in packages/ui, in the order of the file names. */
export async function licenseTexts(): Promise<string> {
  const files = (await readdir(ui, { recursive: true })).filter((file) => basename(file).startsWith("LICENSE-")).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(ui, file), "utf8")));
  return texts.join("\n----\n\n");
}
