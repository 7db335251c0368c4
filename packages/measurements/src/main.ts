// Lists and runs the measurements.
//   pnpm measure [NAME [ARGUMENTS…]]
import { spawnSync } from "node:child_process";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "@zodiac-at-work/local/build";
import { root } from "@zodiac-at-work/local/workspace";
import { Command } from "commander";
import { indexPage, recordedIn } from "./index-page.ts";
import { describeMachine } from "./markdown.ts";
import { type Measurement, measurements } from "./measurements.ts";

const pages = join(root, "docs/measurements");
const index = join(pages, "README.md");

const program = new Command("pnpm measure").description(
  "Runs a benchmark, a fault campaign or a report. Without a name, lists all of them. Measure on an idle machine.",
);
for (const measurement of measurements) {
  const { name, what, time, page } = measurement;
  program
    .command(name)
    .argument("[arguments...]", "passed on to the script")
    .description(`${what}. ${time}${page ? `, docs/measurements/${page}` : ""}`)
    .action((args: string[]) => measure(measurement, args));
}
program
  .command("gates")
  .description(
    `${gates()
      .map(({ name }) => name)
      .join(", ")}. About 25 min; fails if one misses its limit`,
  )
  .action(async () => {
    for (const gate of gates()) await measure(gate, []);
  });
program.action(() => program.outputHelp());
await program.parseAsync();

function gates(): readonly Measurement[] {
  return measurements.filter(({ gate }) => gate);
}

/** Builds what the script imports, runs it, and records day and machine in the index if it has written its page. */
async function measure(
  { name, workspaces, script, page, isExact }: Measurement,
  args: readonly string[],
): Promise<void> {
  const before = page && writtenAt(page);
  for (const workspace of workspaces) {
    await build(`./${workspace}`);
    const { status } = spawnSync("pnpm", ["--dir", join(root, workspace), "run", script, ...args], {
      stdio: "inherit",
    });
    if (status !== 0) process.exitCode = 1;
  }
  if (!page || writtenAt(page) === before) return;
  const recorded = recordedIn(readFileSync(index, "utf8"));
  recorded.set(name, { day: new Date().toISOString().slice(0, 10), machine: isExact ? "any" : describeMachine() });
  writeFileSync(index, indexPage(recorded));
}

/** Returns undefined for a page that its first measurement writes. */
function writtenAt(page: string): number | undefined {
  return statSync(join(pages, page), { throwIfNoEntry: false })?.mtimeMs;
}
