import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { execa } from "execa";

const apiFolder = dirname(fileURLToPath(import.meta.resolve("@zodiac-at-work/api/package.json")));
/** A separate folder, because no other build may remove files between two starts of a process. */
const buildFolder = "dist/faults";
let built: Promise<unknown> | undefined;

/** Builds the API once, as a release has it. Returns the file for `startApi`: it starts much sooner than the sources. */
export async function buildApi(): Promise<string> {
  built ??= execa("tsup", ["--out-dir", buildFolder], { cwd: apiFolder, preferLocal: true });
  await built;
  return join(apiFolder, buildFolder, "main.js");
}
