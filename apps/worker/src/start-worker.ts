import { serveMetrics } from "@zodiac-at-work/metrics";
import { runTasks } from "@zodiac-at-work/tasks";
import { getTracing, startTracing } from "@zodiac-at-work/tracing";
import closeWithGrace from "close-with-grace";
import { readConfig } from "./config.ts";
import { createDependencies } from "./dependencies.ts";
import { listTasks } from "./tasks.ts";

/** Runs tasks until the process receives SIGTERM or SIGINT. Active tasks then have half a minute to end. */
export async function startWorker(): Promise<void> {
  const config = readConfig();
  if (config.tracing) await startTracing("zodiac-worker");
  const dependencies = createDependencies(config);
  const { db, logger, metrics } = dependencies;
  const handlers = listTasks(dependencies);
  metrics.expectTasks(handlers.map(({ task }) => task.name));
  const server = config.metrics && (await serveMetrics(metrics.registry, config.metrics));
  const runner = await runTasks(handlers, {
    databaseUrl: config.databaseUrl,
    db,
    onError: (err, task) => logger.error({ err, task }, task ? "task failed" : "task queue failed"),
    onAttempt: metrics.observeAttempt,
  });

  closeWithGrace({ delay: 35_000, logger: false }, async ({ signal, err }) => {
    if (err) logger.fatal({ err }, "closing after an error");
    else logger.info({ signal }, "closing");
    server?.close();
    await runner.stop();
    await db.destroy();
    await getTracing()?.stop();
  });
  logger.info({ tasks: handlers.map(({ task }) => task.name), metrics: server?.address() ?? null }, "working");
}
