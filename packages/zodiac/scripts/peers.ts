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

/** A peer with what is needed to cite it. */
export interface Peer extends Answers {
  readonly version: string;
  readonly licence: string;
}

/**
 * The libraries compared. They are installed into a folder of their own, outside this repository, for they are no
 * dependencies of it: one of them is under the GPL.
 */
const PINNED = {
  "chinese-lunar-calendar": "1.0.1",
  "date-chinese": "2.1.4",
  "lunar-typescript": "1.8.6",
  lunisolar: "2.6.0",
  solarlunar: "3.1.0",
  tyme4ts: "1.5.2",
} as const;

type Wrap = (module: never) => Answers;

/** In the order of the documents. */
const WRAPS: readonly (readonly [name: string, wrap: Wrap])[] = [
  ["lunar-typescript", lunarTypescript],
  ["tyme4ts", tyme],
  ["date-chinese", dateChinese],
  ["lunisolar", lunisolar],
  ["solarlunar", solarlunar],
  ["chinese-lunar-calendar", chineseLunarCalendar],
];

export const PEER_NAMES: readonly string[] = [...WRAPS.map(([name]) => name), "Intl"];

/** All peers, installed first if need be. */
export function loadPeers(): Peer[] {
  return PEER_NAMES.map(loadPeer);
}

/** One peer, and nothing of the others. */
export function loadPeer(name: string): Peer {
  if (name === "Intl") {
    return { ...intl(), version: `Node ${process.versions.node}, ICU ${process.versions.icu}`, licence: "" };
  }
  const wrap = WRAPS.find(([each]) => each === name)?.[1];
  if (!wrap) throw new Error(`${name} is not a peer`);
  const folder = installed();
  const require = createRequire(join(folder, "index.js"));
  const manifest = readFileSync(join(folder, "node_modules", name, "package.json"), "utf8");
  const { version, license } = JSON.parse(manifest) as { version: string; license: string };
  return { ...wrap(require(name) as never), version, licence: license };
}

/** The folder with the pinned peers, which are installed once per machine. */
function installed(): string {
  const folder = join(tmpdir(), `zodiac-peers-${Object.values(PINNED).join("-")}`);
  if (!existsSync(join(folder, "node_modules", ".package-lock.json"))) {
    mkdirSync(folder, { recursive: true });
    const wanted = Object.entries(PINNED).map(([name, version]) => `${name}@${version}`);
    execFileSync(
      "npm",
      ["install", "--prefix", folder, "--no-save", "--ignore-scripts", "--no-audit", "--no-fund", ...wanted],
      { stdio: ["ignore", "ignore", "inherit"], shell: process.platform === "win32" },
    );
  }
  return folder;
}
