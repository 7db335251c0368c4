import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { readVariable } from "./config.ts";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const headlessShell = "chromium-headless-shell";

/**
 * Returns the path of a browser for tests that nobody watches: CHROMIUM_PATH, or Chromium's headless shell, or else any
 * Chromium. The shell draws the same pages with a quarter less work. On Debian it is a package of its own, so root
 * installs it where it is missing.
 *
 * @throws with instructions if no browser is available
 */
export function findHeadlessBrowser(): string {
  if (readVariable("CHROMIUM_PATH")) return findBrowser();
  return findOnPath([headlessShell]) ?? installPackage(headlessShell) ?? findBrowser();
}

/**
 * Returns the path of a Chromium for the browser tests: CHROMIUM_PATH, the system's, Playwright's own, or one that it
 * installs.
 *
 * @throws with instructions if no browser is available
 */
export function findBrowser(): string {
  const found = readVariable("CHROMIUM_PATH") ?? findOnPath(names) ?? findPlaywrightBrowser() ?? installBrowser();
  if (found) return found;
  throw new Error(
    "The browser tests need Chromium, and none could be found or installed. " +
      "Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to its executable.",
  );
}

function findOnPath(names: readonly string[]): string | undefined {
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
  if (run("playwright install chromium")) return findPlaywrightBrowser();
  return installPackage("chromium");
}

/** Installs a Debian package that is named like its program, if this process may. */
function installPackage(name: string): string | undefined {
  if (process.getuid?.() !== 0 || !findOnPath(["apt-get"])) return undefined;
  run(`apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -qy ${name}`);
  return findOnPath([name]);
}

function run(command: string): boolean {
  return spawnSync(command, { shell: true, stdio: "inherit" }).status === 0;
}
