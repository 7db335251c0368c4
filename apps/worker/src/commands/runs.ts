import { Argument, type Command, Option } from "commander";
import type { RunsOptions } from "../runs-commands.ts";
import { jsonOption, parseCount } from "./options.ts";

export function addRuns(program: Command): void {
  const runs = program
    .command("runs")
    .description("list the latest runs, or show one")
    .addOption(new Option("--failed", "only runs in which a source could not be read completely"))
    .addOption(new Option("--limit <count>", "at most this many runs").argParser(parseCount).default(20))
    .addOption(jsonOption())
    .addHelpText("after", "\nExamples:\n  worker runs --failed\n  worker runs show 12")
    .action(async (options: RunsOptions) => (await import("../runs-commands.ts")).list(options));

  runs
    .command("show")
    .description("show how each source of a run ended, with the postings that could not be read")
    .addArgument(new Argument("<id>", "the id of a run").argParser(parseCount))
    .addOption(jsonOption())
    .action(async (id: number, _, command: Command) =>
      (await import("../runs-commands.ts")).show(id, command.optsWithGlobals()),
    );
}
