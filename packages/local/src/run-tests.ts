import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { runCommand } from "./run-command.ts";
import { type RunSummary, timeTable } from "./time-table.ts";
import { root } from "./workspace.ts";

/**
 * `pnpm test`: runs the tests of all workspaces and the browser tests side by side, searches all that they logged for
 * secrets, and prints where the time went. `--changed` runs what a change since `main` can break: the workspaces that it
 * affects by turbo's graph, and the browser tests whose files changed or import what changed.
 */
const { changed: isChanged } = parseArgs({ options: { changed: { type: "boolean", default: false } } }).values;

/** The workspaces whose tests log. A missing log would mean that nothing was searched. */
const logging = ["apps/api", "apps/web", "apps/worker", "packages/faults", "packages/local"];

const tests = isChanged ? ["test", "e2e:changed", "--affected"] : ["test", "e2e"];
const turbo = ["turbo", "run", ...tests, "--concurrency=3", "--summarize"];
const failed = await runCommand(turbo, { cwd: root, env: { ...process.env, DO_NOT_TRACK: "1" } });
const leaked = await runCommand([
  process.execPath,
  join(root, "packages/local/src/check-logs.ts"),
  ...(isChanged ? [] : logging),
]);
const summary = await readLatestSummary();
if (summary) console.log(`\n${timeTable(summary)}`);
process.exitCode = failed || leaked;

async function readLatestSummary(): Promise<RunSummary | undefined> {
  const folder = join(root, ".turbo/runs");
  // The names are sortable ids.
  const latest = (await readdir(folder).catch(() => [])).toSorted().at(-1);
  return latest === undefined ? undefined : JSON.parse(await readFile(join(folder, latest), "utf8"));
}
