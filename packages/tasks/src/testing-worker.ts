/** A worker for a test to kill: `node testing-worker.ts DATABASE_URL TASK`. It starts a task and never ends it. */
import { createDb } from "@zodiac-at-work/db";
import { z } from "zod";
import { runTasks } from "./run-tasks.ts";
import { defineTask } from "./task.ts";
import { handleTask } from "./task-handler.ts";

const [databaseUrl = "", name = ""] = process.argv.slice(2);
const endless = defineTask({
  name,
  data: z.object({ to: z.number() }),
  outcome: z.object({ counted: z.number() }),
  progress: z.object({ at: z.number() }),
  key: ({ to }) => `${to}`,
  retryDelaySeconds: 1,
});
const handler = handleTask(endless, {
  async handle() {
    console.log("started");
    return new Promise(() => {});
  },
});
await runTasks([handler], { databaseUrl, db: createDb(databaseUrl), onError: console.error });
