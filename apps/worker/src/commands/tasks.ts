import { type Command, Option } from "commander";
import type { TasksOptions } from "../tasks-commands.ts";
import { jsonOption } from "./options.ts";

export function addTasks(program: Command): void {
  const tasks = program.command("tasks").description("list the background tasks, and run failed ones again");

  tasks
    .command("list")
    .description("list the tasks that wait, run, or have given up")
    .addOption(new Option("--failed", "only tasks that have given up"))
    .addOption(jsonOption())
    .action(async (options: TasksOptions) => (await import("../tasks-commands.ts")).list(options));

  tasks
    .command("retry")
    .description("run tasks again that have given up")
    .argument("[ids...]", "the ids of failed tasks")
    .addOption(new Option("--all", "all failed tasks"))
    .addHelpText("after", "\nExamples:\n  worker tasks retry 0b8e2f6e-…\n  worker tasks retry --all")
    .action(async (ids: string[], options: { all?: boolean }) =>
      (await import("../tasks-commands.ts")).retry(ids, options),
    );
}
