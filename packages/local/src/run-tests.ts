import { readdir, readFile, statfs } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { execa } from "execa";
import { runCommand } from "./run-command.ts";
import { type RunSummary, timeTable } from "./time-table.ts";
import { root } from "./workspace.ts";

/**
 * `pnpm test`: runs the tests of all workspaces and the browser tests, searches all that they logged for secrets, and
 * prints where the time went. `--changed` runs what a change since `main` can break: the workspaces that it affects by
 * turbo's graph, and the browser tests whose files changed or import what changed.
 */
const { changed: isChanged } = parseArgs({ options: { changed: { type: "boolean", default: false } } }).values;

/** The workspaces whose tests log. A missing log would mean that nothing was searched. */
const logging = ["apps/api", "apps/web", "apps/worker", "deploy", "packages/faults", "packages/local"];

/**
 * These tests wait for polls, restarts and retries most of the time. They run beside all others, where a core would idle.
 */
const waiting = ["tasks", "deploy", "faults", "local"].map((name) => `@zodiac-at-work/${name}`);

/** Both runs need these builds. Building them first keeps the two from writing one `dist` at a time. */
const shared = ["web", "api", "worker"].map((name) => `@zodiac-at-work/${name}`);

const options = { cwd: root, env: { ...process.env, ...(await memoryFolder()), DO_NOT_TRACK: "1" } };
const startedAt = performance.now();
const earlier = new Set(await listSummaries());

process.exitCode = isChanged ? await testChanged() : await testAll();

for (const file of await listSummaries()) {
  if (!earlier.has(file)) console.log(`\n${timeTable(await readSummary(file))}`);
}
console.log(`With the browser tests: ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);

async function testAll(): Promise<number> {
  const buildCode = await runCommand(["turbo", "run", "build", ...shared.map((name) => `--filter=${name}`)], options);
  if (buildCode !== 0) return buildCode;
  const others = waiting.map((name) => `--filter=!${name}`);
  // The output of these workspaces follows that of the others.
  const beside = execa(
    "turbo",
    ["run", "test", "--concurrency=1", "--summarize", ...waiting.map((name) => `--filter=${name}`)],
    { ...options, all: true, reject: false },
  );
  const code =
    (await runCommand(["turbo", "run", "test", "--concurrency=3", "--summarize", ...others], options)) ||
    (await runCommand(["pnpm", "--filter", "@zodiac-at-work/web", "e2e"], options));
  if (code !== 0) beside.kill();
  const { all, exitCode } = await beside;
  console.log(all);
  return code || (exitCode ?? 1) || (await checkLogs(logging));
}

async function testChanged(): Promise<number> {
  return (
    (await runCommand(["turbo", "run", "test", "--concurrency=3", "--summarize", "--affected"], options)) ||
    (await runCommand(["pnpm", "--filter", "@zodiac-at-work/web", "e2e:changed"], options)) ||
    (await checkLogs([]))
  );
}

function checkLogs(folders: readonly string[]): Promise<number> {
  return runCommand([process.execPath, join(root, "packages/local/src/check-logs.ts"), ...folders], options);
}

/**
 * The tests create some hundreds of databases and browser profiles. In memory they take a third less time. Linux has a file
 * system in memory, and containers often give it no room.
 */
async function memoryFolder(): Promise<{ TMPDIR?: string }> {
  if (process.env.TMPDIR) return {};
  const neededBytes = 4 * 2 ** 30;
  const folder = "/dev/shm";
  const space = await statfs(folder).catch(() => undefined);
  return space && space.bavail * space.bsize >= neededBytes ? { TMPDIR: folder } : {};
}

/** The names are sortable ids. */
async function listSummaries(): Promise<string[]> {
  return (await readdir(summaries()).catch(() => [])).toSorted();
}

async function readSummary(file: string): Promise<RunSummary> {
  return JSON.parse(await readFile(join(summaries(), file), "utf8"));
}

function summaries(): string {
  return join(root, ".turbo/runs");
}
