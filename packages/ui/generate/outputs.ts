import { fileURLToPath } from "node:url";
import { buildFonts } from "./fonts.ts";
import { buildSeals } from "./seals.ts";

/** Builds every generated file of this package, by absolute path. A test compares them with the committed files. */
export async function buildOutputs(): Promise<ReadonlyMap<string, Buffer>> {
  const outputs = new Map<string, Buffer>();
  for (const [name, content] of await buildSeals()) outputs.set(inSource(`seals/${name}`), content);
  for (const [name, content] of await buildFonts()) outputs.set(inSource(`fonts/${name}`), content);
  return outputs;
}

function inSource(path: string): string {
  return fileURLToPath(new URL(`../src/${path}`, import.meta.url));
}
