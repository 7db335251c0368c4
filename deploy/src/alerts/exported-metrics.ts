import { createCaches } from "@zodiac-at-work/api/caches";
import { createMetrics as createApiMetrics, observeStreams, requestMetrics } from "@zodiac-at-work/api/metrics";
import { createDb } from "@zodiac-at-work/db";
import { createMetrics as createWorkerMetrics } from "@zodiac-at-work/worker/metrics";
import { fastify } from "fastify";
import { Histogram, type Registry } from "prom-client";

/** The labels that Prometheus itself adds. */
const ofEveryMetric = ["job", "instance"];

/** Returns the labels of each time series that the API and the worker export, by the name of the series. */
export async function readExportedMetrics(): Promise<ReadonlyMap<string, readonly string[]>> {
  // No test queries it: a pool connects with its first query.
  const db = createDb("postgres://nobody@127.0.0.1:1/nothing");
  const { registry: ofApi } = createApiMetrics({ db, caches: createCaches() });
  const app = fastify();
  observeStreams(ofApi, () => 0);
  await app.register(requestMetrics, { registry: ofApi });
  const { registry: ofWorker } = createWorkerMetrics(db);
  const series = [ofApi, ofWorker].flatMap(seriesOf);
  await Promise.all([app.close(), db.destroy()]);
  // Prometheus writes whether it could read a process.
  return new Map([["up", ofEveryMetric], ...series]);
}

function seriesOf(registry: Registry): [string, readonly string[]][] {
  return registry.getMetricsAsArray().flatMap((metric): [string, readonly string[]][] => {
    const { name } = metric;
    // prom-client types neither.
    const own = "labelNames" in metric && Array.isArray(metric.labelNames) ? metric.labelNames : [];
    const labels = [...own, ...ofEveryMetric];
    if (!(metric instanceof Histogram)) return [[name, labels]];
    return [
      [`${name}_count`, labels],
      [`${name}_sum`, labels],
      [`${name}_bucket`, [...labels, "le"]],
    ];
  });
}
