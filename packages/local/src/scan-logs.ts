import { globSync } from "node:fs";
import { join } from "node:path";
import { findSecretsInLogs } from "./secret-patterns.ts";

/** Where logs lie. */
export interface LogPlaces {
  /** The repository, whose tests keep their logs in the `test-results` of each workspace. */
  root: string;
  /** The data folder of the product on this machine. */
  dataDir: string;
  /** Workspaces that must have kept logs, such as `apps/api`. */
  required?: readonly string[];
}

/**
 * Looks for secrets in every line that the product has logged, in the last tests and on this machine, and says what came
 * of it. Having nothing to look through is said, and is bad only where logs are required.
 */
export async function lookThroughLogs(places: LogPlaces): Promise<{ isGood: boolean; words: string[] }> {
  const { root, dataDir, required = [] } = places;
  const folders = globSync("{apps,packages}/*/test-results", { cwd: root }).sort();
  const looks = await Promise.all(folders.map((folder) => findSecretsInLogs(join(root, folder))));
  const here = await findSecretsInLogs(join(dataDir, "logs"));
  const missing = required.filter((workspace) => !looks[folders.indexOf(`${workspace}/test-results`)]?.logs);
  const all = [...looks, here];
  const found = all.flatMap((look) => look.found);
  const [logs, lines] = [all.reduce((sum, look) => sum + look.logs, 0), all.reduce((sum, look) => sum + look.lines, 0)];
  const summary =
    logs === 0
      ? "There are no logs to look through yet: the tests write them, and look through them at their end."
      : `Looked through ${lines} lines in ${logs} logs for secrets: ${found.length || "none"} found.`;
  const words = [...found, ...missing.map((workspace) => `${workspace} has kept no log of its tests.`), summary];
  return { isGood: found.length === 0 && missing.length === 0, words };
}
