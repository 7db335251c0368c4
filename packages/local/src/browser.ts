import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * The path of a Chromium for the browser tests: CHROMIUM_PATH, the system's, or Playwright's own; where there is none,
 * one is installed.
 *
 * @throws with what to do, if no browser can be had.
 */
export function findBrowser(): string {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) throw new Error(`CHROMIUM_PATH names ${chosen}, which is not there.`);
  const found = chosen ?? onPath() ?? playwrights() ?? installed();
  if (found) return found;
  throw new Error(
    "The browser tests need Chromium, and none was found or could be installed. " +
      "Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its executable.",
  );
}

function onPath(): string | undefined {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function playwrights(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function installed(): string | undefined {
  console.log("No Chromium found; installing one for the browser tests.");
  const run = (command: string): boolean => spawnSync(command, { shell: true, stdio: "inherit" }).status === 0;
  if (run("playwright install chromium")) return playwrights();
  const isRoot = process.getuid?.() === 0;
  if (isRoot && run("apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -qy chromium"))
    return onPath();
  return undefined;
}
