import { globSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { findSecrets } from "./secret-patterns.ts";

export interface LogSources {
  /** The repository. Its tests keep their logs in the `test-results` folder of each workspace. */
  root: string;
  /** The data folder of the product on this machine. */
  dataDir: string;
  /** Workspaces that must have logs, such as `apps/api`. */
  required?: readonly string[];
}

/**
 * Scans the logs of the last tests and of this machine for secrets. Fails for a secret, and for a required workspace
 * without logs.
 *
 * @returns the report as lines of text
 */
export async function scanLogs(sources: LogSources): Promise<{ passed: boolean; lines: string[] }> {
  const { root, dataDir, required = [] } = sources;
  const folders = globSync("{apps/*,deploy,packages/*}/test-results", { cwd: root }).sort();
  const scans = await Promise.all(folders.map((folder) => scanFolder(join(root, folder))));
  const missing = required.filter((workspace) => !scans[folders.indexOf(`${workspace}/test-results`)]?.logs);
  const all = [...scans, await scanFolder(join(dataDir, "logs"))];
  const findings = all.flatMap((scan) => scan.findings);
  const logs = all.reduce((sum, scan) => sum + scan.logs, 0);
  const lineCount = all.reduce((sum, scan) => sum + scan.lines, 0);
  const summary =
    logs === 0
      ? "There are no logs to scan yet. The tests write them."
      : `Scanned ${lineCount} lines in ${logs} logs for secrets: ${findings.length || "none"} found.`;
  return {
    passed: findings.length === 0 && missing.length === 0,
    lines: [...findings, ...missing.map((workspace) => `${workspace} has no logs of its tests.`), summary],
  };
}

export interface FolderScan {
  logs: number;
  lines: number;
  /** One text for each bad line: its file, number and the kind of secret, never the secret. */
  findings: string[];
}

/**
 * Scans every log (`*.log`) in a folder and its subfolders. A folder that doesn't exist has no logs.
 *
 * @example
 * const { findings } = await scanFolder(".data/logs");
 */
export async function scanFolder(folder: string): Promise<FolderScan> {
  const scan: FolderScan = { logs: 0, lines: 0, findings: [] };
  const entries = await readdir(folder, { recursive: true }).catch(() => []);
  for (const file of entries.filter((name) => name.endsWith(".log")).map((name) => join(folder, name))) {
    scan.logs += 1;
    for (const [index, line] of (await readFile(file, "utf8")).split("\n").entries()) {
      if (line === "") continue;
      scan.lines += 1;
      const secrets = findSecrets(line);
      if (secrets.length > 0) scan.findings.push(`${file}:${index + 1} contains ${secrets.join(" and ")}`);
    }
  }
  return scan;
}
