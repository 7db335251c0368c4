import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type Answers,
  chineseLunarCalendar,
  dateChinese,
  intl,
  lunarTypescript,
  lunisolar,
  solarlunar,
  tyme,
} from "./peer-calls.ts";

/** A peer with its version and license. */
export interface Peer extends Answers {
  readonly version: string;
  readonly license: string;
}

/**
 * The libraries to compare with. They are installed into a folder outside of this repository and are not among its
 * dependencies: one of them is under the GPL.
 */
const pinned = {
  "chinese-lunar-calendar": "1.0.1",
  "date-chinese": "2.1.4",
  "lunar-typescript": "1.8.6",
  lunisolar: "2.6.0",
  solarlunar: "3.1.0",
  tyme4ts: "1.5.2",
} as const;

type Wrap = (module: never) => Answers;

/** In the order of the generated documents. */
const wraps: readonly (readonly [name: string, wrap: Wrap])[] = [
  ["lunar-typescript", lunarTypescript],
  ["tyme4ts", tyme],
  ["date-chinese", dateChinese],
  ["lunisolar", lunisolar],
  ["solarlunar", solarlunar],
  ["chinese-lunar-calendar", chineseLunarCalendar],
];

export const peerNames: readonly string[] = [...wraps.map(([name]) => name), "Intl"];

/** Loads all peers. Installs them first if necessary. */
export function loadPeers(): Peer[] {
  return peerNames.map(loadPeer);
}

/** Loads one peer without loading the others. */
export function loadPeer(name: string): Peer {
  if (name === "Intl") {
    return { ...intl(), version: `Node ${process.versions.node}, ICU ${process.versions.icu}`, license: "" };
  }
  const wrap = wraps.find(([each]) => each === name)?.[1];
  if (!wrap) throw new Error(`Unknown peer: ${name}`);
  const folder = installed();
  const manifest = readFileSync(join(folder, "node_modules", name, "package.json"), "utf8");
  const { version, license } = JSON.parse(manifest) as { version: string; license: string };
  return { ...wrap(loadModule(name) as never), version, license };
}

/** Loads the module of a peer. */
export function loadModule(name: string): unknown {
  return createRequire(join(installed(), "index.js"))(name);
}

/** Returns the folder with the pinned peers. They are installed once per machine. */
function installed(): string {
  const folder = join(tmpdir(), `zodiac-peers-${Object.values(pinned).join("-")}`);
  if (!existsSync(join(folder, "node_modules", ".package-lock.json"))) {
    mkdirSync(folder, { recursive: true });
    const wanted = Object.entries(pinned).map(([name, version]) => `${name}@${version}`);
    execFileSync(
      "npm",
      ["install", "--prefix", folder, "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", ...wanted],
      { stdio: ["ignore", "ignore", "inherit"], shell: process.platform === "win32" },
    );
  }
  return folder;
}
