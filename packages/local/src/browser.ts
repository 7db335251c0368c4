import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/**
 * Returns the path of a Chromium for the browser tests: CHROMIUM_PATH, the system's, Playwright's own, or one that it
 * installs.
 *
 * @throws with instructions if no browser is available
 */
export function findBrowser(): string {
  const configured = process.env.CHROMIUM_PATH;
  if (configured && !existsSync(configured)) throw new Error(`CHROMIUM_PATH is ${configured}, which does not exist.`);
  const found = configured ?? findOnPath() ?? findPlaywrightBrowser() ?? installBrowser();
  if (found) return found;
  throw new Error(
    "The browser tests need Chromium, and none could be found or installed. " +
      "Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its executable.",
  );
}

function findOnPath(): string | undefined {
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

function findPlaywrightBrowser(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

function installBrowser(): string | undefined {
  console.log("Installing Chromium for the browser tests.");
  const run = (command: string): boolean => spawnSync(command, { shell: true, stdio: "inherit" }).status === 0;
  if (run("playwright install chromium")) return findPlaywrightBrowser();
  const isRoot = process.getuid?.() === 0;
  if (isRoot && run("apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -qy chromium"))
    return findOnPath();
  return undefined;
}
