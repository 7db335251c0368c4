import { runTasks } from "@zodiac-at-work/db/tasks";
import closeWithGrace from "close-with-grace";
import { readConfig } from "./config.ts";
import { serveMetrics } from "./metrics.ts";
import { reconcile } from "./reconcile.ts";
import { openSurroundings } from "./surroundings.ts";
import { listTasks } from "./tasks.ts";

/** Works until it is told to stop; tasks that are being done then have half a minute. */
export async function run(): Promise<void> {
  const config = readConfig();
  const surroundings = openSurroundings(config);
  const { db, logger, metrics } = surroundings;
  const tasks = listTasks(surroundings);
  const runner = await runTasks(config.databaseUrl, tasks, {
    onError: (err, task) => logger.error({ err, task }, task ? "a task failed" : "the task queue has a problem"),
  });
  const server = config.metrics && (await serveMetrics(metrics, config.metrics));

  closeWithGrace({ delay: 35_000, logger: false }, async ({ signal, err }) => {
    if (err) logger.fatal({ err }, "closing after an error");
    else logger.info({ signal }, "closing");
    server?.close();
    await runner.stop();
    await db.destroy();
  });
  logger.info({ tasks: tasks.map(({ name }) => name), metrics: server?.address() ?? null }, "working");
  // Whatever was lost while no worker ran should not wait for the clock.
  for (const { name } of tasks) await runner.enqueue(name, {});
}

/** Does once what the reconciler does every few minutes, and ends. */
export async function reconcileOnce(): Promise<void> {
  const surroundings = openSurroundings(readConfig());
  try {
    await reconcile(surroundings);
  } finally {
    await surroundings.db.destroy();
  }
}
