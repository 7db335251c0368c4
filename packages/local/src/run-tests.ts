import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runCommand } from "./run-command.ts";
import { type RunSummary, timeTable } from "./time-table.ts";
import { root } from "./workspace.ts";

/**
 * `pnpm test`: runs the tests of all workspaces, then the browser tests, searches all that they logged for secrets, and
 * prints where the time went. `--changed` runs what a change since `main` can break: the workspaces that it affects by
 * turbo's graph, and the browser tests whose files changed or import what changed.
 */
const { changed: isChanged } = parseArgs({ options: { changed: { type: "boolean", default: false } } }).values;

/** The workspaces whose tests log. A missing log would mean that nothing was searched. */
const logging = ["apps/api", "apps/web", "apps/worker", "packages/faults", "packages/local"];

const steps: readonly (readonly string[])[] = [
  ["turbo", "run", "test", "--concurrency=3", "--summarize", ...(isChanged ? ["--affected"] : [])],
  ["pnpm", "--filter", "@zodiac-at-work/web", isChanged ? "e2e:changed" : "e2e"],
  [process.execPath, join(root, "packages/local/src/check-logs.ts"), ...(isChanged ? [] : logging)],
];
const env = { ...process.env, DO_NOT_TRACK: "1" };
const startedAt = performance.now();
let code = 0;
for (const step of steps) {
  code = await runCommand(step, { cwd: root, env });
  if (code !== 0) break;
}
const summary = await readLatestSummary();
if (summary) console.log(`\n${timeTable(summary)}`);
console.log(`With the browser tests: ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
process.exitCode = code;

async function readLatestSummary(): Promise<RunSummary | undefined> {
  const folder = join(root, ".turbo/runs");
  // The names are sortable ids.
  const latest = (await readdir(folder).catch(() => [])).toSorted().at(-1);
  return latest === undefined ? undefined : JSON.parse(await readFile(join(folder, latest), "utf8"));
}
