import { counted } from "@zodiac-at-work/catalog/counted";
import { currentUser } from "@zodiac-at-work/settings";
import { listTasks, openQueue, retryTask } from "@zodiac-at-work/tasks";
import { printJson, printTable, showMoment } from "./commands/print.ts";
import { withDependencies } from "./dependencies.ts";
import { UsageError } from "./exit-code.ts";

export interface TasksOptions {
  failed?: boolean;
  json?: boolean;
}

export async function list({ failed, json }: TasksOptions): Promise<void> {
  await withDependencies(async ({ db }) => {
    const tasks = await listTasks(db, failed ? { state: "failed" } : {});
    if (json) return printJson({ tasks });
    if (tasks.length === 0)
      return console.log(failed ? "No task has given up." : "No task waits, runs or has given up.");
    printTable(
      ["id", "task", "about", "state", "retries", "enqueued", "failure"],
      tasks.map(({ id, name, key, state, retries, enqueuedAt, failure }) => [
        ...[id, name, key, state, retries, showMoment(enqueuedAt)],
        failure?.message.slice(0, 100) ?? "",
      ]),
    );
  });
}

export async function retry(ids: readonly string[], { all = false }: { all?: boolean }): Promise<void> {
  if (all === ids.length > 0) throw new UsageError("error: Name the tasks to retry, or give --all.");
  await withDependencies(async ({ db }) => {
    const queue = openQueue(db);
    const wanted = all ? (await listTasks(db, { state: "failed" })).map(({ id }) => id) : ids;
    for (const id of wanted) {
      const again = await retryTask(db, queue, id, { requestedBy: currentUser(), now: new Date() });
      if (!again && !all) throw new UsageError(`error: No failed task has the id ${id}.`);
    }
    console.log(`Enqueued ${counted(wanted.length, "task")} again.`);
  });
}
